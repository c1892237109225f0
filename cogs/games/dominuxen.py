"""/dominuxen: sets of dominoes, snatched by stronger ones."""

from cogs.shelf.game import cog

setup = cog("dominuxen")
