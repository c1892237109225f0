"""/six_suit_fort: dig in the rock, build a fort that is long and tall."""

from cogs.shelf.game import cog

setup = cog("six_suit_fort")
