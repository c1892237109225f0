"""/all_aboard: goods wagons go through until a signal stops them."""

from cogs.shelf.game import cog

setup = cog("all_aboard")
