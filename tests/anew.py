"""Writes what the tests compare with a new game anew: ``python -m tests.anew SLUG`` (``make record GAME=SLUG``).

These are the views, trees, matches, snapshots and texts in ``tests/games/<slug>``, and what the game says of itself.
Only for a game that git does not keep yet: tables of a released game must go on, so its files stay.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

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
