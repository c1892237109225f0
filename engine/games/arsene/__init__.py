"""Arsene; the rules are told in ``rules``."""

from engine.games.arsene.rules import GAME as GAME
