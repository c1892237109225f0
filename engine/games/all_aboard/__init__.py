"""All Aboard; the rules are told in ``rules``."""

from engine.games.all_aboard.rules import GAME as GAME
