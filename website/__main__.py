"""``python -m website``: write the site into ``build/site``; ``make site`` does it."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import discord

from cogs.ui.tefuda import PERMISSIONS
from engine.games.slugs import SLUGS
from locales import default, languages
from website.build import ROOT, Site, address


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m website", description="Write the site.")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "site")
    parser.add_argument("--address", help="where it will be, such as https://example.org/tefuda/; for the sitemap")
    parser.add_argument("--source", help="where the repository's files are shown; else they are not linked")
    parser.add_argument("--application", help="the id of the application of your bot, for the button that adds it")
    parser.add_argument("--games", nargs="+", choices=SLUGS, default=SLUGS, metavar="GAME")
    parser.add_argument("--langs", nargs="+", choices=tuple(languages()), default=tuple(languages()), metavar="LANG")
    given = parser.parse_args(arguments)
    if given.application and not given.application.isdecimal():
        parser.error("an application's id is a number (developer portal, General Information)")
    scopes = ("bot", "applications.commands")
    invite = discord.utils.oauth_url(given.application, permissions=PERMISSIONS, scopes=scopes)
    try:
        base, source = (address(said) if said else "" for said in (given.address, given.source))
    except ValueError as wrong:
        parser.error(str(wrong))
    started = time.monotonic()
    langs = tuple(dict.fromkeys((default(), *given.langs)))
    Site(given.folder, given.games, langs, base, source, invite if given.application else "").build()
    count = sum(1 for _ in given.folder.rglob("*.html"))
    print(f"{given.folder / 'index.html'}: {count} pages in {time.monotonic() - started:.0f} s")
    if not base:
        print("Without an address (make site ADDRESS=https://...) it has no sitemap.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
