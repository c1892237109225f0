"""Tennos Square; the rules are told in ``rules``."""

from engine.games.tennos_square.rules import GAME as GAME
