"""Boonaken; the rules are told in ``rules``."""

from engine.games.boonaken.rules import GAME as GAME
