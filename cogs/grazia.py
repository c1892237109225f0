"""/grazia: six suit piles grow upwards."""

from cogs.game import cog

setup = cog("grazia")
