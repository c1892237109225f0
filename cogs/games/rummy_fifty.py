"""/rummy_fifty: runs, groups and a wild suit, for two to four."""

from cogs.shelf.game import cog

setup = cog("rummy_fifty")
