"""/arsene: the tricks one takes name the jewel shop one robs."""

from cogs.shelf.game import cog

setup = cog("arsene")
