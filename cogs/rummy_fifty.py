"""/rummy_fifty: runs, groups and a wild suit, for two to four."""

from cogs.game import cog

setup = cog("rummy_fifty")
