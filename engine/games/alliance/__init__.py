"""Alliance; module ``rules`` states the rules."""

from engine.games.alliance.rules import GAME as GAME
