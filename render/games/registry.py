"""The painter of each game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.games import (
    alliance,
    counting_cribbage,
    dominuxen,
    geschenk,
    jukugo_daifuda,
    rummy_fifty,
    tennos_square,
    tricky_express,
)
from render.games.contract import Painter


def _listed(*painters: Painter) -> Mapping[str, Painter]:
    return MappingProxyType({painter.slug: painter for painter in painters})


PAINTERS: Mapping[str, Painter] = _listed(
    geschenk.PAINTER,
    tricky_express.PAINTER,
    tennos_square.PAINTER,
    counting_cribbage.PAINTER,
    rummy_fifty.PAINTER,
    jukugo_daifuda.PAINTER,
    alliance.PAINTER,
    dominuxen.PAINTER,
)
"""Every painter by game slug."""
