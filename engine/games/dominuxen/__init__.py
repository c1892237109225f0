"""Dominuxen; module ``rules`` states the rules."""

from engine.games.dominuxen.rules import GAME as GAME
