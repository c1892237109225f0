"""Creates a new game: ``python -m tests.scaffold SLUG`` (``make new GAME=SLUG``).

The program writes every part of a trivial game that can be played to its end and adds the slug to the list. It also
records the files that the tests of every game compare with. The parts are in ``parts`` in their final form, for a game
called ``new_game``.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

PARTS = Path(__file__).parent / "parts"
SLUG = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 32
"""The most characters that Discord allows in the name of a command."""


class NotMade(Exception):
    """The game cannot be created; the text says why."""


def files(root: Path, slug: str) -> dict[Path, str]:
    """Return the parts of a game called ``slug``: the place of each below ``root``, and its text."""
    found = {}
    for part in sorted(PARTS.rglob("*.txt")):
        path = str(part.relative_to(PARTS)).removesuffix(".txt").replace("new_game", slug)
        found[root / path] = named(part.read_text(encoding="utf-8"), slug)
    return found


def named(text: str, slug: str) -> str:
    """Return a part's text for another game."""
    words = [word.capitalize() for word in slug.split("_")]
    return text.replace("new_game", slug).replace("NewGame", "".join(words)).replace("New Game", " ".join(words))


CREDIT: Final = """
[{slug}]
designer = ""
permission = "unknown"
source = "Say here what the rules follow."
"""
"""What is known of the origin of a new game."""


def check(root: Path, slug: str) -> None:
    """Raise NotMade if the slug is invalid or already used."""
    if not SLUG.fullmatch(slug) or len(slug) > LONGEST:
        raise NotMade(f"{slug!r} is no slug: small letters, digits and single underscores, such as two_towers")
    there = [path for path in files(root, slug) if path.exists()]
    if there:
        raise NotMade(f"{there[0].relative_to(root)} exists; nothing is written over")


def write(root: Path, slug: str) -> list[Path]:
    """Write the parts and add the slug at the end of the list; return the files. Raises NotMade."""
    check(root, slug)
    parts = files(root, slug)
    for path, text in parts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    listed = root / "engine" / "games" / "slugs.py"
    before = listed.read_text(encoding="utf-8")
    after = before.replace('",\n)\n', f'",\n    "{slug}",\n)\n', 1)
    if after == before:
        raise NotMade(f"engine/games/slugs.py has no list to put {slug} on; do it by hand")
    listed.write_text(after, encoding="utf-8")
    with (root / "engine" / "games" / "credits.toml").open("a", encoding="utf-8") as credits:
        credits.write(CREDIT.format(slug=slug))
    return list(parts)


def tidy(root: Path, written: list[Path]) -> None:
    """Sort imports and break lines: both depend on the slug."""
    code = [str(path) for path in written if path.suffix == ".py"]
    for arguments in (["check", "--quiet", "--fix", "--select", "I"], ["format", "--quiet"]):
        subprocess.run([sys.executable, "-m", "ruff", *arguments, *code], cwd=root, check=True)


def record(root: Path, slug: str) -> None:
    """Write the files that the tests of every game compare with; a new process sees the new game."""
    for module in ("tests.engine.record", "tests.engine.snapshots", "tests.render.texts"):
        subprocess.run([sys.executable, "-m", module, slug], cwd=root, check=True)


def main(arguments: list[str]) -> int:
    """Run the command; return 0 if the game is created."""
    root = Path.cwd()
    try:
        if len(arguments) != 1:
            raise NotMade("make new GAME=slug")
        written = write(root, arguments[0])
    except NotMade as e:
        sys.stderr.write(f"{e}\n")
        return 2
    tidy(root, written)
    record(root, arguments[0])
    for path in written:
        print(path.relative_to(root))
    print(f"{arguments[0]} can be played: make play. Now change it; CONTRIBUTING.md says where each thing lives.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
