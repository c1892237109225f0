"""Creates a new game: ``python -m tests.scaffold SLUG [FOLDER] [--tricks]`` (``make new GAME=SLUG``).

The program writes every part of a trivial game that can be played to its end and adds the slug to the list. It also
records the files that the tests of every game compare with. The parts are in ``parts`` in their final form, for a game
called ``new_game``. With a FOLDER they are written there, as a game from outside (``outside``), and no list names it.
With --tricks it is a trick game (``tricks``).
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

from engine.games.slugs import OURS
from outside import LONGEST, SLUG
from tests import anew

PARTS = Path(__file__).parent / "parts"
TRICKS = Path(__file__).parent / "tricks"
"""Parts of a trick game, in place of those of the same names in PARTS."""
ROOT = Path(__file__).parents[2]


class NotMade(Exception):
    """The game cannot be created; the text says why."""


def files(root: Path, slug: str, *, tricks: bool = False) -> dict[Path, str]:
    """Return the parts of a game called ``slug``: the place of each below ``root``, and its text."""
    found = {}
    for home in (PARTS, TRICKS) if tricks else (PARTS,):
        for part in sorted(home.rglob("*.txt")):
            path = str(part.relative_to(home)).removesuffix(".txt").replace("new_game", slug)
            found[root / path] = named(part.read_text(encoding="utf-8"), slug)
    return found


def named(text: str, slug: str) -> str:
    """Return a part's text for another game."""
    words = [word.capitalize() for word in slug.split("_")]
    return text.replace("new_game", slug).replace("NewGame", "".join(words)).replace("New Game", " ".join(words))


AS_TRICKS: Final = "--tricks"
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


def write_outside(folder: Path, slug: str, *, tricks: bool = False) -> list[Path]:
    """Write the parts of a game from outside; return the files. Raises NotMade."""
    if slug in OURS:
        raise NotMade(f"{slug} is a game of this project; take another name")
    return _written(folder, slug, tricks=tricks)


def _written(root: Path, slug: str, *, tricks: bool) -> list[Path]:
    check(root, slug)
    parts = files(root, slug, tricks=tricks)
    for path, text in parts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return list(parts)


def write(root: Path, slug: str, *, tricks: bool = False) -> list[Path]:
    """Write the parts and add the slug at the end of the list; return the files. Raises NotMade."""
    parts = _written(root, slug, tricks=tricks)
    listed = root / "engine" / "games" / "slugs.py"
    before = listed.read_text(encoding="utf-8")
    after = before.replace('",\n)\n', f'",\n    "{slug}",\n)\n', 1)
    if after == before:
        raise NotMade(f"engine/games/slugs.py has no list to put {slug} on; do it by hand")
    listed.write_text(after, encoding="utf-8")
    with (root / "engine" / "games" / "credits.toml").open("a", encoding="utf-8") as credits:
        credits.write(CREDIT.format(slug=slug))
    return parts


def tidy(root: Path, written: list[Path]) -> None:
    """Sort imports and break lines: both depend on the slug."""
    code = [str(path) for path in written if path.suffix == ".py"]
    for arguments in (["check", "--quiet", "--fix", "--select", "I"], ["format", "--quiet"]):
        command = [sys.executable, "-m", "ruff", *arguments, "--config", str(root / "pyproject.toml"), *code]
        subprocess.run(command, cwd=root, check=True)


def main(arguments: list[str]) -> int:
    """Run the command; return 0 if the game is created."""
    root, tricks = Path.cwd(), AS_TRICKS in arguments
    arguments = [word for word in arguments if word != AS_TRICKS]
    try:
        if len(arguments) not in (1, 2):
            raise NotMade("make new GAME=slug; TRICKS=1 for a trick game; OUTSIDE=folder for a folder of its own")
        slug, folder = arguments[0], Path(arguments[1]).resolve() if arguments[1:] else None
        written = write(root, slug, tricks=tricks) if folder is None else write_outside(folder, slug, tricks=tricks)
    except NotMade as e:
        sys.stderr.write(f"{e}\n")
        return 2
    tidy(root, written)
    if code := anew.write(slug, root, folder):
        return code
    for path in written:
        print(path.relative_to(folder or root))
    how = "make play" if folder is None else f"make play OUTSIDE={arguments[1]}"
    print(f"{slug} can be played: {how}. Now change it; docs/games.md and CONTRIBUTING.md say where each thing lives.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
