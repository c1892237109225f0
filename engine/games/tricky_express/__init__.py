"""Tricky Express; the rules are told in ``rules``."""

from engine.games.tricky_express.rules import GAME as GAME
