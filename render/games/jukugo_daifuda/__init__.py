"""Jukugo Daifuda in pictures and words: PAINTER in ``table``, NARRATION in ``narration``."""
