"""Love Letter; module ``rules`` states the rules."""

from engine.games.love_letter.rules import GAME as GAME
