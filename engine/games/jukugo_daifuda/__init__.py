"""Jukugo Daifuda; the rules are told in ``rules``."""

from engine.games.jukugo_daifuda.rules import GAME as GAME
