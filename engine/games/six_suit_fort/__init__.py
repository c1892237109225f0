"""Six-Suit Fort; the rules are told in ``rules``."""

from engine.games.six_suit_fort.rules import GAME as GAME
