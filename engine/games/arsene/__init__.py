"""Arsene; module ``rules`` states the rules."""

from engine.games.arsene.rules import GAME as GAME
