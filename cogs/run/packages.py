"""The packages that the lock files name, and those that are here. It imports none of them and runs in any Python 3."""

from __future__ import annotations

import re
import sys
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).parents[2]
NEEDED, EXTRA = "requirements.lock", "requirements-extra.lock"
OLDEST = (3, 11)
_PIN = re.compile(r"([A-Za-z0-9._-]+)==([^ ;\\]+)(?: *; *([^\\\n]+))?")
_PYTHON = re.compile(r"python_full_version >= '(\d+)\.(\d+)'")


def pinned(lock: str) -> dict[str, str]:
    """Return the versions by name in a lock file, without packages that only some machines get."""
    try:
        text = (ROOT / lock).read_text(encoding="utf-8")
    except OSError:
        return {}
    found = {}
    for line in text.splitlines():
        pin = _PIN.match(line)
        if pin is None:
            continue
        name, version, condition = pin.groups()
        python = _PYTHON.fullmatch((condition or "").strip())
        if not condition or (python is not None and sys.version_info >= tuple(map(int, python.groups()))):
            found[name] = version
    return found


def here(name: str) -> str | None:
    """Return the version of an installed package, None if it is not here."""
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


def how(lock: str = NEEDED) -> str:
    """Return the command that installs a lock file for this Python."""
    return f"{sys.executable} -m pip install --require-hashes -r {lock}"


def stop() -> str | None:
    """Return why this Python cannot run the bot at all, in one line with a remedy; None if it can."""
    version = ".".join(map(str, sys.version_info[:3]))
    if sys.version_info[:2] < OLDEST:
        return f"Tefuda needs Python {OLDEST[0]}.{OLDEST[1]} or newer; {sys.executable} is {version}."
    # Without tzdata the bot runs on the system's time zones, or says that there are none.
    missing = [name for name in pinned(NEEDED) if name != "tzdata" and here(name) is None]
    if not missing:
        return None
    made = ROOT / ".venv"
    other = (
        f"{made} has its own Python: start the bot with that one, or with make run. Otherwise: "
        if made.is_dir()
        else ""
    )
    names = ", ".join(missing[:3]) + (f" and {len(missing) - 3} more" if len(missing) > 3 else "")
    return f"{sys.executable} has no {names}. {other}{how()}"
