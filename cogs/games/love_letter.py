"""/love_letter: one card in hand, sixteen in all."""

from cogs.shelf.game import cog

setup = cog("love_letter")
