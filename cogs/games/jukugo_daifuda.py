"""/jukugo_daifuda: kanji cards, words and equal numbers, claim windows."""

from cogs.shelf.game import cog

setup = cog("jukugo_daifuda")
