"""A language of the tests: its tag, its language.toml, and the form of the fixture that makes folders."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

TAG = "qaa"
"""No folder of ours has it."""
ABOUT = """name = "Wendisch"
english = "Wendish"
fallback = "en"
direction = "ltr"
numbers = "de-DE"
discord = ["de"]
[lists]
separator = "; "
pair = " und "
gap = " "
"""

Make = Callable[..., Path]
