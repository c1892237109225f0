"""/tennos_square: rows that should read upwards, in three modes."""

from cogs.game import cog

setup = cog("tennos_square")
