"""No Thanks!; the rules are told in ``rules``."""

from engine.games.geschenk.rules import GAME as GAME
