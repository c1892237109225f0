"""Rummy Fifty; the rules are told in ``rules``."""

from engine.games.rummy_fifty.rules import GAME as GAME
