"""TTP; module ``rules`` states the rules."""

from engine.games.ttp.rules import GAME as GAME
