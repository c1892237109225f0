"""/en_garde: two fencers, and cards that move them exactly so far."""

from cogs.shelf.game import cog

setup = cog("en_garde")
