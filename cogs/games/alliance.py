"""/alliance: court cards for teams, for everyone alone, or for secret partners."""

from cogs.shelf.game import cog

setup = cog("alliance")
