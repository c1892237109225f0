"""All Aboard; module ``rules`` states the rules."""

from engine.games.all_aboard.rules import GAME as GAME
