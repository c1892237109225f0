"""Messages as they are sent, for comparison byte by byte, and a drawing that paints only a few pictures."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable
from hashlib import sha256
from typing import Any

from PIL import Image

from cogs.ui import messages
from cogs.ui.drawing import Drawing, Picture
from locales import Words
from render.games.registry import NARRATIONS, PAINTERS

Shown = list[Any]


class Sparing(Drawing):
    """Draws ``left`` pictures, and only describes later ones: the tests compare what a painter gets, always a view."""

    left = 8

    async def picture(
        self, words: Words, key: Hashable, name: str, alt: str, paint: Callable[[], Image.Image]
    ) -> Picture:
        """See Drawing."""
        self.left -= 1
        return await super().picture(words, key, name, alt, paint) if self.left >= 0 else Picture(b"-", name, alt)


def sparing() -> Sparing:
    """Return a new one."""
    return Sparing(PAINTERS, NARRATIONS)


def plain(sheet: messages.Sheet) -> Shown:
    """Return the text, components and pictures of a message."""
    view = sheet.panel.view().to_components() if sheet.panel.rows else []
    return [sheet.text, json.dumps(view), drawn(sheet.picture)]


def drawn(picture: Picture | None) -> Shown:
    """Return a picture's name, alt text and a fingerprint of its file.

    pytest explains line by line how two lists differ, which takes minutes for whole files.
    """
    return [] if picture is None else [picture.name, picture.alt, picture.rest, sha256(picture.data).hexdigest()]
