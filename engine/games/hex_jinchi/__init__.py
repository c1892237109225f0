"""Hex Bases; the rules are told in ``rules``."""

from engine.games.hex_jinchi.rules import GAME as GAME
