"""Target; the rules are told in ``rules``."""

from engine.games.target.rules import GAME as GAME
