"""Stendhal; module ``rules`` states the rules."""

from engine.games.stendhal.rules import GAME as GAME
