"""Dominuxen; the rules are told in ``rules``."""

from engine.games.dominuxen.rules import GAME as GAME
