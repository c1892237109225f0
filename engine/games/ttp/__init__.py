"""TTP; the rules are told in ``rules``."""

from engine.games.ttp.rules import GAME as GAME
