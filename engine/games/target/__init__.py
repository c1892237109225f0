"""Target; module ``rules`` states the rules."""

from engine.games.target.rules import GAME as GAME
