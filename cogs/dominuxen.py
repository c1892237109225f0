"""/dominuxen: sets of dominoes, snatched by stronger ones."""

from cogs.game import cog

setup = cog("dominuxen")
