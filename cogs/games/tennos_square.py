"""/tennos_square: rows that should read upwards, in three modes."""

from cogs.shelf.game import cog

setup = cog("tennos_square")
