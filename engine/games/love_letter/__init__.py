"""Love Letter; the rules are told in ``rules``."""

from engine.games.love_letter.rules import GAME as GAME
