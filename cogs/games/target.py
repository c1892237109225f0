"""/target: far from the target or near it."""

from cogs.shelf.game import cog

setup = cog("target")
