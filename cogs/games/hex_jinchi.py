"""/hex_jinchi: six bases, and sets that come to six."""

from cogs.shelf.game import cog

setup = cog("hex_jinchi")
