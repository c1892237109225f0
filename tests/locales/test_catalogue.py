"""The catalogue is complete in both languages, and contains every key that code names."""

from __future__ import annotations

import ast as python
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import outside
from engine.games.registry import GAMES
from locales import LANGUAGES, Lang, language_of, words
from locales.catalogue import MissingMessage
from locales.language import HERE
from locales.parsing import Parser

ROOT = HERE.parent
CODE = [
    p for room in ("bot.py", "cogs", "render", "engine") for p in sorted((ROOT / room).rglob("*.py")) or [ROOT / room]
]
KEY = re.compile(r'(?:\bw|words|said|Refused|who\.words|words\.other)\(\s*"([a-z][a-z0-9_]*(?:-[a-z0-9_]+)*)"')

TEXT_TIMES = re.compile(r"""["']\s*\*\s|\s\*\s*[rf]?["']""")
"""A pattern: reading all files as Python would take seconds."""


@cache
def parsed(lang: str) -> list[tuple[Path, list[ast.EntryType]]]:
    """Return every file of a language as parsed by the library of Fluent."""
    # In place of a file that a game from outside lacks stands that of another language.
    others = {file.name: file for tag in (*reversed(LANGUAGES), lang) for file in outside.texts(tag)}
    files = [*sorted((HERE / lang).glob("*.ftl")), *others.values()]
    return [(file, FluentParser().parse(file.read_text(encoding="utf-8")).body) for file in files]


@cache
def messages(lang: str) -> dict[str, set[str]]:
    """Return the variables that each message of a language uses."""
    found: dict[str, set[str]] = {}
    for file, entries in parsed(lang):
        for entry in entries:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {str(entry.content)[:80]!r}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} twice"
                found[entry.id.name] = named_in(entry, ast.VariableReference)
    return found


def named_in(node: object, kind: type[ast.VariableReference | ast.MessageReference]) -> set[str]:
    """Return names of the variables, or of the messages, below a node."""
    if isinstance(node, kind):
        return {node.id.name}
    if isinstance(node, list):
        return {name for n in node for name in named_in(n, kind)}
    if isinstance(node, ast.BaseNode):
        return {name for n in vars(node).values() for name in named_in(n, kind)}
    return set()


def test_both_languages_have_the_same_messages() -> None:
    ja, en = messages("ja"), messages("en")
    assert set(ja) == set(en), f"in one language only: {sorted(set(ja) ^ set(en))}"


def test_a_message_needs_nothing_that_the_other_language_does_not_get() -> None:
    """A text may leave out a value (Japanese often needs fewer), but both languages together name all values."""
    ja, en = messages("ja"), messages("en")
    lonely = {
        k: (ja[k], en[k])
        for k in {*ja} & {*en}
        if bool(ja[k]) != bool(en[k]) and ja[k] != en[k] and len(ja[k] ^ en[k]) > 2
    }
    assert not lonely


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_about_another_needs_no_more_than_the_own_one(lang: Lang) -> None:
    """Nobody names its key: it stands for another text."""
    found = messages(lang)
    theirs = {key: key.removeprefix("theirs-") for key in found if key.startswith("theirs-")}
    gone = {key for key, own in theirs.items() if own not in found or not found[key] <= found[own]}
    assert theirs and not gone, "changed since: write these anew in locales/*/theirs.ftl, or remove them"
    w = words(lang)
    assert w.theirs("tricks-hand-title") != w("tricks-hand-title")
    assert w.theirs.both("love_letter-hand-title") == (w.theirs("games-hand-title"), w.other.theirs("games-hand-title"))
    assert w.theirs("button-more") == w("button-more") and w.theirs is words(lang).theirs


def test_every_key_that_code_names_is_there() -> None:
    said = set(messages("ja"))
    shared = {key.removeprefix("games") for key in said if key.startswith("games-")}
    known = said | {f"{game}{key}" for game in GAMES for key in shared}
    missing = {}
    for file in CODE:
        for key in KEY.findall(file.read_text(encoding="utf-8")):
            if key not in known and key not in LANGUAGES:
                missing[key] = file.name
    assert not missing


def multiplied(source: str) -> list[str]:
    """Return products in which one factor is a text with letters."""
    if not TEXT_TIMES.search(source):
        return []
    found = (node for node in python.walk(python.parse(source)) if isinstance(node, python.BinOp))
    return [
        python.unparse(node)
        for node in found
        if isinstance(node.op, python.Mult)
        for side in (node.left, node.right)
        if isinstance(side, python.Constant) and isinstance(side.value, str) and any(map(str.isalpha, side.value))
    ]


def test_no_key_is_made_by_multiplying_a_text() -> None:
    """``"-last" * last`` hides a condition, and fails for a count of two; write ``"-last" if last else ""``."""
    assert multiplied("f\"seat{'-last' * last}\"; '?' * 3; ',' * len(x); a * b") == ["'-last' * last"]
    assert {file.name: there for file in CODE if (there := multiplied(file.read_text(encoding="utf-8")))} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_its_words(game: str, lang: Lang) -> None:
    w = words(lang)
    keys = [f"{game}-title", f"{game}-line", f"{game}-about", f"{game}-command"]
    for option in GAMES[game].options:
        keys += [f"{game}-option-{option.key}", f"{game}-option-{option.key}-help"]
    for key in keys:
        assert w.has(key), key
    assert len(w(f"{game}-line")) <= 100
    assert all(len(w(f"{game}-option-{o.key}-help")) <= 100 for o in GAMES[game].options)


def test_a_missing_message_or_value_is_an_error() -> None:
    with pytest.raises(MissingMessage):
        words("en")("no-such-message")
    with pytest.raises(MissingMessage):
        words("en")("table-turn")


def test_what_several_games_say_alike_is_found_for_each_and_for_nothing_else() -> None:
    w = words("en")
    assert w("ttp-tag-play") == w("games-tag-play") == "Play" and w.has("ttp-tag-play")
    assert w("alliance-tag-play") == "Play face up", "its own words come first"
    assert not w.has("ttp-tag-fly") and not w.has("lobby-tag-play")
    with pytest.raises(MissingMessage):
        w("lobby-tag-play")
    with pytest.raises(MissingMessage, match="no message ttp-tag-fly"):
        w("ttp-tag-fly")


def test_a_kept_text_is_the_one_that_was_asked_for() -> None:
    """Finished texts are cached by key and values; equal values may still have different texts."""
    w, key = words("en"), "geschenk-score-of"
    for value, said in ((1, "1"), (1.5, "1.5"), (1000, "1,000"), ("1000", "1000"), (1.0, "1"), ("1", "1")):
        for _ in range(2):
            assert w(key, name="A", score=value) == f"A {said}"
    assert w(key, score=2, name="A") == "A 2" and words("ja")(key, name="A", score=2) != w(key, name="A", score=2)
    for _ in range(2):
        with pytest.raises(MissingMessage):
            w(key, name=["A"], score=1)


def test_lists_read_as_people_write_them() -> None:
    assert words("ja").join(["A", "B", "C"]) == "A、B、C"
    assert words("en").join(["A", "B", "C"]) == "A, B and C"
    assert words("en").join([]) == ""


def test_every_locale_gets_one_of_our_languages() -> None:
    assert language_of("ja") == "ja"
    assert {language_of(x) for x in ("en-US", "en-GB", "fr", None, "")} == {"en"}


def test_no_exclamation_except_at_a_win() -> None:
    for lang, marks in (("ja", "！"), ("en", "!")):
        for file in Path(HERE / lang).glob("*.ftl"):
            for line in file.read_text(encoding="utf-8").splitlines():
                if marks in line and not line.startswith("#"):
                    allowed = ("🏆", "-title", "No Thanks!", "勝", "win")
                    assert any(a in line for a in allowed), f"{file.name}: {line}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_our_parser_reads_every_file_as_the_library_does(lang: Lang) -> None:
    for file, entries in parsed(lang):
        found = Parser().parse(file.read_text(encoding="utf-8")).body
        assert len(found) == len(entries), file.name
        assert all(one.equals(other, []) for one, other in zip(found, entries, strict=True)), file.name


@pytest.mark.parametrize("spans", [True, False])
def test_our_parser_reads_what_is_odd_as_the_library_does(spans: bool) -> None:
    odd = (
        "a = one\r\n    two\r\nb = x\ry\r",
        "a = { $n ->\n    [one] { b.c } }\n   *[other] { -d(e: 1) }\n}\n.f = g\n",
        'a = { $n ->\n    [one] it\n   *[other] they, { $n }\n} left\n    .more = { F(1, x: 2) }{ "\\u0041{" }\n',
        "1a = no name\n_b = nor this\nc-_9 = a name\nd\n= far\ne =\nf = { }\ng = { $ }\nh = }\ni = { $1 }\n",
        "é = ü\na = é{ö}\n-b-c = ä\n# d\ne = f\n### g\n",
        "a = {",
        "",
    )
    for source in odd:
        ours, theirs = Parser(with_spans=spans).parse(source), FluentParser(with_spans=spans).parse(source)
        assert ours.equals(theirs, []), source


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_message_alone_is_what_its_file_says(lang: Lang) -> None:
    """Messages are parsed one by one, on first use: the end of a message must not depend on that."""
    sources = words(lang).sources
    found = [entry for _, entries in parsed(lang) for entry in entries if isinstance(entry, ast.Message)]
    assert [m.id.name for m in found] == list(sources)
    for message in found:
        alone, *rest = Parser().parse(sources[message.id.name]).body
        assert alone.equals(message, ["span", "comment"]), message.id.name
        assert all(isinstance(entry, ast.BaseComment) for entry in rest), message.id.name


def test_a_message_that_names_another_is_whole() -> None:
    w = words("en")
    assert "{ all_aboard-at }" in w.sources["all_aboard-no-card"]
    assert w("all_aboard-no-card", at="no", card="A").endswith("You don't hold A. Pick a card of your hand.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_message_names_is_there_before_it(lang: Lang, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another thread may use a message as soon as it exists."""
    fresh = words.__wrapped__(lang)
    add, naming = fresh.bundle.add_resource, 0

    def added(resource: ast.Resource) -> None:
        nonlocal naming
        add(resource)
        (message,) = (entry for entry in resource.body if isinstance(entry, ast.Message))
        named = named_in(message, ast.MessageReference)
        naming += bool(named)
        assert all(fresh.bundle.has_message(name) for name in named), message.id.name

    monkeypatch.setattr(fresh.bundle, "add_resource", added)
    for key, source in fresh.sources.items():
        if re.search(r"\{ *[a-z][\w-]* *\}", source):
            fresh._message(key)
    assert naming > 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_ends_in_the_name_of_a_game(lang: Lang) -> None:
    """Some names end with a mark: "All Aboard!" would be followed by a second one."""
    assert any(words(lang)(f"{slug}-title").endswith("!") for slug in GAMES)
    ends = re.compile(r"\{ \$title \}(\*\*)?[.。!！?？]|^shelf-cube = .*\{ \$games \}[.。]", re.MULTILINE)
    found = {file.name: ends.findall(file.read_text(encoding="utf-8")) for file in (HERE / lang).glob("*.ftl")}
    assert not {name: hits for name, hits in found.items() if hits}


@pytest.mark.parametrize(
    ("slug", "other"),
    [
        ("stendhal", r"(?<![手り])札"),
        ("ttp", r"(?<![手りて得山])札"),
        ("tricky_express", r"(?<!駅)カード(?!パス)"),
    ],
)
def test_a_game_has_one_japanese_word_for_a_card(slug: str, other: str) -> None:
    """The word of its own rules: カード or 札; compounds such as 手札 are separate words."""
    found = []
    for file in (HERE / "ja" / f"{slug}.ftl", HERE / "ja" / "hints.ftl"):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith(f"{slug}-") and re.search(other, line.partition("=")[2]):
                found.append(line)
    assert found == []


def test_a_computer_player_has_one_japanese_word() -> None:
    lines = [line for file in (HERE / "ja").glob("*.ftl") for line in file.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if "コンピュータ" in line and not line.startswith("#")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_not_at_a_table_is_told_where_they_can_play(lang: Lang) -> None:
    w = words(lang)
    way = f"「/{w('command-games-name')}」" if lang == "ja" else "/games"
    assert way in w("not-at-this-table") and w("button-open-seats").casefold() in w("not-at-this-table").casefold()
