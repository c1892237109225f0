"""En Garde; the rules are told in ``rules``."""

from engine.games.en_garde.rules import GAME as GAME
