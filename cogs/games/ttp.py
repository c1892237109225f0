"""/ttp: five tricks of loot, and the best poker hand (a reconstruction)."""

from cogs.shelf.game import cog

setup = cog("ttp")
