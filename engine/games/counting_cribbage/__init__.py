"""Counting Cribbage; module ``rules`` states the rules."""

from engine.games.counting_cribbage.rules import GAME as GAME
