"""En Garde; module ``rules`` states the rules."""

from engine.games.en_garde.rules import GAME as GAME
