"""Tricky Express; module ``rules`` states the rules."""

from engine.games.tricky_express.rules import GAME as GAME
