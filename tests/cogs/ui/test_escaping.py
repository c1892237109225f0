"""Names and other people's texts have no effect in our texts, whatever they contain."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.ui.interactions import explain
from cogs.ui.words.escaping import Safe, as_text, escaped
from engine.core.text.names import LONGEST, NAMELESS, plain
from engine.host.model.records import Person, Refused
from locales import LANGUAGES, Lang, words

NASTY = (
    "[free](https://evil.example)",
    "https://evil.example/a_b",
    "HTTP://EVIL.EXAMPLE",
    "<https://evil.example>",
    "discord.gg/evil",
    "discord.com/invite/evil",
    "@everyone",
    "@here",
    "<@123456789012345678>",
    "<@&123456789012345678>",
    "<#123456789012345678>",
    "</play:123456789012345678>",
    "<t:1700000000:R>",
    "<id:customize>",
    "<:x:123456789012345678>",
    "<a:x:123456789012345678>",
    ":smile:",
    "# loud",
    "-# small",
    "> quoted",
    ">>> quoted",
    "- item",
    "* item",
    "+ item",
    "1. item",
    "12) item",
    "**bold** __under__ ~~gone~~ ||hidden|| `code`",
    "```ansi",
    "\\",
    "\\*not bold\\*",
    "two\nlines",
    "two\u2028lines",
    "two\r\nlines",
    "\u202eturned",
    "\u2066kept\u2069",
    "no\u200bwidth",
    "\ufeffmark",
    "tag\U000e0041\U000e0042",
    "a" + "\u0301" * 40,
    "\ud800half",
    "\x00\x1b[31mred",
)

LIVE = re.compile(r"[\\*_~|`<>\[\]()#:/]|@(?!\u200b)")
RAW = re.compile(
    r"https?://|discord\.gg/|/invite/|@everyone|@here|<@[!&]?\d+>|<#\d+>|<t:\d+|<id:\w|<a?:\w+:\d+>|</\w+:\d+>", re.I
)
"""Markup that Discord finds in a text, backslashes ignored."""
CONTROL = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
UNSEEN = "\u115f\u1160\u3164\uffa0\u2800"


def live(text: str) -> list[str]:
    """Return all markup in a message text that Discord would act on, as no backslash escapes it."""
    disarmed = re.sub(r"\\[^0-9A-Za-z\s]", "x", text)
    return LIVE.findall(disarmed) + [
        line for line in disarmed.splitlines() if re.match(r"\s*([-+]|\d+[.)])(\s|$)", line)
    ]


def check_plain(name: str) -> None:
    clean = plain(name)
    assert not [c for c in clean if unicodedata.category(c) in CONTROL or c in UNSEEN]
    assert clean == clean.strip() and "  " not in clean and len(clean) <= LONGEST
    assert bool(clean) == bool(name) and plain(clean) == clean
    clean.encode()


def check_shown(name: str) -> None:
    text = escaped(name)
    assert live(text) == [], text
    assert not RAW.search(text)
    assert "\n" not in text
    # Without markup, it is the name.
    bare = re.sub(r"\\([^0-9A-Za-z\s])", r"\1", re.sub("[\u200b\u2068\u2069]", "", text))
    assert bare == plain(name)


TEXTS = st.lists(st.sampled_from(NASTY) | st.text(max_size=12), min_size=1, max_size=4).map(" ".join)


@pytest.mark.parametrize("name", NASTY)
def test_a_nasty_name_is_harmless(name: str) -> None:
    check_plain(name)
    check_shown(name)


@given(TEXTS | st.lists(st.sampled_from(NASTY), min_size=1, max_size=3).map("".join))
def test_any_name_is_harmless(name: str) -> None:
    check_plain(name)
    check_shown(name)


@pytest.mark.parametrize(
    "name", ["Alex", "さくら", "O'Neil, J. R.", "Jean-Luc", "Łukasz", "김민수", "Nguyễn Thị", "🐙"]
)
def test_an_ordinary_name_stays_as_it_is(name: str) -> None:
    assert plain(name) == escaped(name) == name


@pytest.mark.parametrize(
    ("letter", "marks"), [("a", "\u0300\u0301\u0302"), ("\u0b15", "\u0b3f\u0b41\u0b3f\u0b42\u0b40\u0b43")]
)
@pytest.mark.parametrize("between", ["", "\u200b", "\u200c", "\u2066"])
def test_what_cannot_be_seen_lets_no_more_marks_on_a_letter(letter: str, marks: str, between: str) -> None:
    assert plain(letter + between.join([marks] * 4) + "b") == f"{letter}{marks}b"
    check_plain(letter + between.join([marks] * 4))


def test_a_name_of_nothing_is_called_something() -> None:
    assert plain("\u200b\u3164\u2066") == plain(" \n") == NAMELESS and plain("") == ""
    assert Person("1", "a\u202eb\nc").name == "ab c"


def test_a_name_from_right_to_left_turns_nothing_else() -> None:
    assert escaped("שלום") == "\u2068שלום\u2069"


@given(TEXTS)
def test_texts_of_more_lines_are_harmless_too(text: str) -> None:
    assert live(as_text(text)) == []


# Refusals


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NASTY)
def test_names_in_refusals_are_harmless(lang: Lang, name: str) -> None:
    w = words(lang)
    told: list[tuple[str, dict[str, Any]]] = [
        ("seat-taken", {"name": name}),
        ("start-host-only", {"name": name}),
        ("cog-unknown", {"name": name}),
        ("not-your-turn", {"count": 1, "names": [name]}),
        ("not-your-turn", {"count": 2, "names": (name, name)}),
    ]
    for reason, facts in told:
        text = explain(Refused(reason, **facts), w)
        assert escaped(name) in text and not RAW.search(text)
        assert name == escaped(name) or name not in text.replace(escaped(name), "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_our_own_mentions_in_refusals_stay(lang: Lang) -> None:
    text = explain(Refused("channel-not-allowed", channels=[Safe("<#1>"), Safe("<#2>")]), words(lang))
    assert "<#1>" in text and "<#2>" in text
    assert "<#1>" not in explain(Refused("channel-not-allowed", channels=["<#1>"]), words(lang))
