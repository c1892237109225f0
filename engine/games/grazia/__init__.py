"""Grazia; the rules are told in ``rules``."""

from engine.games.grazia.rules import GAME as GAME
