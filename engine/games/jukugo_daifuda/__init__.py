"""Jukugo Daifuda; module ``rules`` states the rules."""

from engine.games.jukugo_daifuda.rules import GAME as GAME
