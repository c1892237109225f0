"""Finds Chromium; has the message for a machine without it."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
UNTESTED = "there is no Chromium"
"""The reason for skipping a browser test; ``tests/conftest.py`` counts these skips and prints it at the end."""
HOW = (
    "Get one with: .venv/bin/playwright install --with-deps chromium (or your system's package chromium, "
    "or TEFUDA_CHROMIUM=path), then run it again."
)


def find(environ: Mapping[str, str], playwrights: Path) -> Path | None:
    """Return the path in TEFUDA_CHROMIUM, else the system's Chromium, else Playwright's own, else None.

    Raises FileNotFoundError if TEFUDA_CHROMIUM is not a file: a wrong setting is not a missing browser.
    """
    if named := environ.get("TEFUDA_CHROMIUM"):
        if not Path(named).is_file():
            raise FileNotFoundError(f"TEFUDA_CHROMIUM names {named}, and there is nothing.")
        return Path(named)
    found = next((path for name in NAMES if (path := shutil.which(name, path=environ.get("PATH")))), None)
    if found:
        return Path(found)
    return playwrights if playwrights.is_file() else None
