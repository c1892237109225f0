"""Six-Suit Fort; module ``rules`` states the rules."""

from engine.games.six_suit_fort.rules import GAME as GAME
