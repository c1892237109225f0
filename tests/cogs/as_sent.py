"""Messages as they are sent, compared to the byte, and a drawing that paints a few pictures and describes the rest."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable
from hashlib import sha256
from typing import Any

from PIL import Image

from cogs.ui import messages
from cogs.ui.drawing import Drawing, Picture
from render.games.registry import NARRATIONS, PAINTERS

Shown = list[Any]


class Sparing(Drawing):
    """Draws ``left`` pictures and then describes them only: what a painter gets is a view, whatever it is for."""

    left = 8

    async def picture(self, key: Hashable, name: str, alt: str, paint: Callable[[], Image.Image]) -> Picture:
        """See Drawing."""
        self.left -= 1
        return await super().picture(key, name, alt, paint) if self.left >= 0 else Picture(b"-", name, alt)


def sparing() -> Sparing:
    """A new one."""
    return Sparing(PAINTERS, NARRATIONS)


def plain(sheet: messages.Sheet) -> Shown:
    """A message with its pictures."""
    view = sheet.panel.view().to_components() if sheet.panel.rows else []
    return [sheet.text, json.dumps(view), *map(drawn, (sheet.picture, *sheet.more))]


def drawn(picture: Picture | None) -> Shown:
    """A picture's name, words and file; of the last a fingerprint.

    pytest explains how two lists differ line by line, and is at that for minutes where they hold whole files.
    """
    return [] if picture is None else [picture.name, picture.alt, sha256(picture.data).hexdigest()]
