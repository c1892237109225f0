"""Pictures of a game to look at: ``python -m tests.render.preview SLUG [--phase P] [--seats N] [--lang ja|en]``.

For every golden position (``positions``) there are the table or the result, and the hand of the first asked seat (else
seat 1); then come the pages of the rules. The pictures are written as the bot sends them, to ``build/preview/<slug>/``,
after the old ones there are removed. Each path is printed with the words for the picture.  With ``--watch`` they are
written again, by a process of its own, whenever a file of ``WATCHED`` changes.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from PIL import Image

from engine.games.slugs import SLUGS
from locales import LANGUAGES, Lang, languages, words
from render.encoding.encode import png
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.drawing.typesetting import typeset_for
from tests.engine.every_game import ROOT
from tests.render.positions import Position, picture, positions, told

FOLDER = ROOT / "build" / "preview"
PORTRAITS = ("koi", "", "bear", "lantern", "", "moon")
"""The portraits of the seats."""
WATCHED = tuple(ROOT / folder for folder in ("render", "locales", "engine"))
"""The folders whose files decide what a picture shows."""
SOURCES = {".py", ".ftl", ".txt"}
REST = 0.4
"""The time between two looks at the files, seconds."""
Shown = tuple[str, Image.Image, str]
"""A picture's name, the picture, and the text beside it."""


class NoPosition(LookupError):
    """No position has this phase and number of seats."""


def pictures(slug: str, phase: str | None, seats: int | None, langs: Sequence[Lang]) -> Iterator[Shown]:
    """Yield the pictures. Raises NoPosition."""
    chosen = [p for p in positions(slug) if phase in (None, p.phase) and seats in (None, p.seats)]
    if not chosen:
        raise NoPosition(f"there are: {', '.join(p.name for p in positions(slug))}")
    for lang in langs:
        for position in chosen:
            yield from of_position(position, lang)
        if phase is None:
            yield from of_rules(slug, lang)


def of_position(position: Position, lang: Lang) -> Iterator[Shown]:
    """Yield table or result, and a hand."""
    asked = next((p for p in position.state.waiting if p >= 0), 0)
    for seat, part in ((None, ""), (asked, f"-hand-of-seat-{asked + 1}")):
        view = position.view(seat)
        beside = "\n".join(told(view, words(lang)).values())
        yield f"{position.name}{part}.{lang}", picture(view, words(lang), PORTRAITS), beside


def of_rules(slug: str, lang: Lang) -> Iterator[Shown]:
    """Yield every page of the rules."""
    for page in range(PAINTERS[slug].first_page, PAINTERS[slug].rules_pages):
        text = NARRATIONS[slug].rules_text(page, words(lang))
        with typeset_for(words(lang)):
            image = PAINTERS[slug].rules(page, words(lang))
        yield f"rules-{page + 1 - PAINTERS[slug].first_page}.{lang}", image, text


def write(shown: Iterator[Shown], folder: Path) -> Iterator[tuple[Path, str]]:
    """Write the pictures; yield the path and the words of each."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, image, text in shown:
        path = folder / f"{name}.png"
        path.write_bytes(png(image))
        yield path, text


def stamps(folders: Sequence[Path]) -> Mapping[Path, int]:
    """Return when each source file of these folders was last written."""
    found = {}
    for path in (path for folder in folders for path in folder.rglob("*") if path.suffix in SOURCES):
        with suppress(FileNotFoundError):  # an editor may have replaced it since
            found[path] = path.stat().st_mtime_ns
    return found


def changes(folders: Sequence[Path], rest: Callable[[float], None] = time.sleep) -> Iterator[None]:
    """Yield at once, and again after each change of a source file of these folders; it ends with an interruption."""
    seen: Mapping[Path, int] = {}
    with suppress(KeyboardInterrupt):
        while True:
            if (now := stamps(folders)) != seen:
                seen = now
                yield
            rest(REST)


def watch(arguments: Sequence[str]) -> None:
    """Write the pictures anew after each change, until an interruption."""
    command = [sys.executable, "-m", "tests.render.preview", *(one for one in arguments if one != "--watch")]
    for _ in changes(WATCHED):
        subprocess.run(command, cwd=ROOT, check=False)
        print(f"written at {time.strftime('%H:%M:%S')}; waiting for a change, Ctrl-C ends", flush=True)


def main(arguments: list[str] | None = None) -> int:
    """Run the command; return 0 if pictures are written."""
    parser = argparse.ArgumentParser(prog="python -m tests.render.preview", description="Pictures to look at.")
    parser.add_argument("slug", choices=SLUGS)
    parser.add_argument("--phase", help="only positions of this phase, or 'over'; without the rules")
    parser.add_argument("--seats", type=int, help="only positions with this many seats")
    parser.add_argument("--lang", choices=tuple(languages()), help="only this language")
    parser.add_argument("--watch", action="store_true", help="write them again after each change of a source file")
    given = parser.parse_args(arguments)
    if given.watch:
        watch(sys.argv[1:] if arguments is None else arguments)
        return 0
    langs: Sequence[Lang] = (given.lang,) if given.lang else LANGUAGES
    try:
        for path, text in write(pictures(given.slug, given.phase, given.seats, langs), FOLDER / given.slug):
            print("\n".join([str(path), *(f"    {line}" for line in text.split("\n"))]))
    except NoPosition as e:
        sys.stderr.write(f"No such position; {e}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
