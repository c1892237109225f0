"""Writes what the tests compare with a new game anew: ``python -m tests.anew SLUG`` (``make record GAME=SLUG``).

These are the views, trees, matches, snapshots and texts in ``tests/games/<slug>``, and what the game says of itself.
Only for a game that git does not keep yet: tables of a released game must go on, so its files stay.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from traceback import extract_tb

import outside
from engine.games.slugs import SLUGS

FOLDERS = ("golden", "records", "snapshots")
WRITERS = ("tests.engine.record", "tests.engine.snapshots", "tests.render.texts")
"""The programs that write the files, in their order."""


def kept(folder: Path) -> bool:
    """True if git keeps files of this folder."""
    try:
        command = ["git", "ls-files", "--", "."]
        return bool(subprocess.run(command, cwd=folder, capture_output=True, check=False).stdout)
    except FileNotFoundError:
        return False


def unloadable(slug: str) -> str | None:
    """Return why the parts of a game cannot be loaded, in one line with file and line; None if they can."""
    registries = ("engine.games.registry", "engine.players.registry", "render.games.registry")
    try:
        broken: list[outside.Broken] = [import_module(name).BROKEN for name in registries]
        error = next((one[slug] for one in broken if slug in one), None)
    except Exception as e:
        error = e
    return f"{slug} cannot be loaded. {said(error)}" if error else None


def said(error: Exception) -> str:
    """Return an error in one line, with the last place in the code of a game."""
    rooms = (f"{os.sep}games{os.sep}", f"{os.sep}players{os.sep}")
    places = [one for one in extract_tb(error.__traceback__) if any(room in one.filename for room in rooms)]
    at = f" ({places[-1].filename}, line {places[-1].lineno})" if places else ""
    return f"{type(error).__name__}: {error}{at}"


def write(slug: str, root: Path, home: Path | None = None) -> int:
    """Run the writers for a game of the project at ``root``, or of the folder ``home``; return the first exit code that
    is not 0. New processes see a game that was just made."""
    environ = os.environ if home is None else {**os.environ, outside.SETTING: str(home)}
    for module in WRITERS:
        if code := subprocess.run([sys.executable, "-m", module, slug], cwd=root, env=environ, check=False).returncode:
            return code
    return 0


def main(arguments: list[str]) -> int:
    """Run the command; return 0 if all is written."""
    if len(arguments) != 1 or arguments[0] not in SLUGS:
        sys.stderr.write(f"make record GAME=slug; there are {', '.join(SLUGS)}\n")
        return 2
    root, slug = Path.cwd(), arguments[0]
    if told := unloadable(slug):
        sys.stderr.write(f"{told}\n")
        return 2
    home = outside.folder_of(slug)
    folder = (home or root) / "tests" / "games" / slug
    records = folder / "records"
    if records.is_dir() and kept(records):
        sys.stderr.write(
            f"git keeps the records of {slug}: matches that were played must go on under changed rules, so they stay. "
            f"If nobody has played it yet, delete {', '.join(FOLDERS)} in {folder} by hand.\n"
        )
        return 2
    for name in FOLDERS:
        shutil.rmtree(folder / name, ignore_errors=True)
    return write(slug, root, home)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
