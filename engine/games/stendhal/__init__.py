"""Stendhal; the rules are told in ``rules``."""

from engine.games.stendhal.rules import GAME as GAME
