"""For translators: ``python -m locales new TAG`` and ``python -m locales check [TAG ...]`` (docs/translating.md)."""

from __future__ import annotations

import argparse
import sys

from babel.core import Locale, UnknownLocaleError

from locales.check import flaws, report, report_text
from locales.language import ABOUT, TAG, default, folder, languages

HEAD = """\
# The language. Change what is not right; docs/translating.md explains each line.
name = "{name}"
english = "{english}"
# Whose texts are shown for those that are missing.
fallback = "{fallback}"
# rtl, if it is written from right to left.
direction = "{direction}"
# How it writes numbers and dates: a locale as in https://cldr.unicode.org
numbers = "{numbers}"
# Discord's locales for which it is the language: https://discord.com/developers/docs/reference#locales
discord = ["{tag}"]

[lists]
# Between things: A, B, C
separator = ", "
# Between the last two of a list with "and".
pair = ", "
# Between two sentences.
gap = " "
"""
NOTE = """\
# To translate a text, write it below the lines with # that hold the English, as: key = text. Delete those lines or
# keep them. Texts that are not here yet are shown in English.

"""


def new(tag: str) -> str:
    """Make the folder of a language without any texts; return what to do next. Raises ValueError."""
    place = folder(tag)
    if not TAG.fullmatch(tag):
        raise ValueError(f"{tag} is no tag of a language, such as de, ko or zh-TW")
    if place.exists():
        raise ValueError(f"locales/{tag} is there already: python -m locales check {tag}")
    try:
        known = Locale.parse(tag, sep="-")
    except (UnknownLocaleError, ValueError):
        raise ValueError(f"{tag} is a language that nobody knows") from None
    place.mkdir()
    name = known.get_display_name(known) or tag
    about = HEAD.format(
        tag=tag,
        name=name[:1].upper() + name[1:],
        english=known.get_display_name("en") or tag,
        fallback=default(),
        direction=known.text_direction,
        numbers=tag,
    )
    (place / ABOUT).write_text(about, encoding="utf-8")
    for file in sorted(folder(default()).glob("*.ftl")):
        (place / file.name).write_text(NOTE + commented(file.read_text(encoding="utf-8")), encoding="utf-8")
    return f"locales/{tag} is made. See locales/{tag}/{ABOUT} first; then python -m locales check {tag}"


def commented(text: str) -> str:
    """Return a file in which every message is a comment; comments and empty lines stay."""
    lines = (line if not line or line.startswith("#") else f"# {line}".rstrip() for line in text.splitlines())
    return "\n".join(lines) + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line says; 1 if something is broken."""
    parser = argparse.ArgumentParser(prog="python -m locales", description=__doc__)
    todo = parser.add_subparsers(dest="what", required=True)
    todo.add_parser("new", help="make an empty language").add_argument("tag", help="such as de, ko or zh-TW")
    check = todo.add_parser("check", help="say what is missing, has changed since, or does not fit")
    check.add_argument("tags", nargs="*", metavar="tag", help="a language; without: all")
    check.add_argument("--all", action="store_true", dest="every", help="with the name of every missing text")
    check.add_argument("--seen", action="store_true", help="I have looked at the texts that have changed since")
    wanted = parser.parse_args(arguments)
    if wanted.what == "new":
        try:
            print(new(wanted.tag))
        except ValueError as e:
            print(e)
            return 1
        return 0
    left_out = [flaw for flaw in flaws() if flaw.file.partition("/")[0] not in languages()]
    for flaw in left_out:
        print(flaw)
    tags = wanted.tags or [tag for tag, one in languages().items() if not one.whole]
    if strange := [tag for tag in tags if tag not in languages()]:
        print(f"there is no language {', '.join(strange)}; there are {', '.join(languages())}")
        return 1
    reports = [report(tag, note=True, seen=wanted.seen) for tag in tags]
    print("\n\n".join(report_text(one, wanted.every) for one in reports))
    return 1 if left_out or any(one.broken for one in reports) else 0


if __name__ == "__main__":
    sys.exit(main())
