"""/all_aboard: the highest card takes the round."""

from cogs.game import cog

setup = cog("all_aboard")
