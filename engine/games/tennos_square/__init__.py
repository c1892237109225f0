"""Tennos Square; module ``rules`` states the rules."""

from engine.games.tennos_square.rules import GAME as GAME
