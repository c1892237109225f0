"""The narration of each game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.narration.contract import Narration


def _listed(*narrations: Narration) -> Mapping[str, Narration]:
    return MappingProxyType({narration.slug: narration for narration in narrations})


NARRATIONS: Mapping[str, Narration] = _listed()
"""Every narration by game slug."""
