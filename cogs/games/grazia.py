"""/grazia: six suit piles grow upwards."""

from cogs.shelf.game import cog

setup = cog("grazia")
