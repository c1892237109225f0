"""/counting_cribbage: cribbage with six suits and cards that stay used, for two to four."""

from cogs.shelf.game import cog

setup = cog("counting_cribbage")
