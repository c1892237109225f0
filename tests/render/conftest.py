"""More room for the cards of whole hands: these tests draw the same hands in many files."""

from __future__ import annotations

from functools import lru_cache

from render.kit import canvas
from render.kit.turning import turned

vars(canvas)["turned"] = lru_cache(maxsize=1024)(turned.__wrapped__)
"""The bot keeps 128 of them. Half of the cards that these tests turn would be turned again; of 1024 nearly none are.

A worker with too little memory empties this cache like the others (``tests.forgetting``).
"""
