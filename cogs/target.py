"""/target: the highest card takes the round."""

from cogs.game import cog

setup = cog("target")
