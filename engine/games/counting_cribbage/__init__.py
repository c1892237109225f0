"""Counting Cribbage; the rules are told in ``rules``."""

from engine.games.counting_cribbage.rules import GAME as GAME
