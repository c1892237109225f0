"""Alliance; the rules are told in ``rules``."""

from engine.games.alliance.rules import GAME as GAME
