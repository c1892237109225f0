"""No Thanks!; module ``rules`` states the rules."""

from engine.games.geschenk.rules import GAME as GAME
