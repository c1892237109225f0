"""/target: far from the target or near it."""

from cogs.game import cog

setup = cog("target")
