"""The narration of each game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.narration import (
    alliance,
    counting_cribbage,
    dominuxen,
    geschenk,
    jukugo_daifuda,
    rummy_fifty,
    tennos_square,
    tricky_express,
)
from render.narration.contract import Narration


def _listed(*narrations: Narration) -> Mapping[str, Narration]:
    return MappingProxyType({narration.slug: narration for narration in narrations})


NARRATIONS: Mapping[str, Narration] = _listed(
    geschenk.NARRATION,
    tricky_express.NARRATION,
    tennos_square.NARRATION,
    counting_cribbage.NARRATION,
    rummy_fifty.NARRATION,
    jukugo_daifuda.NARRATION,
    alliance.NARRATION,
    dominuxen.NARRATION,
)
"""Every narration by game slug."""
