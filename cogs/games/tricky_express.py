"""/tricky_express: tricks as stations of one railway line."""

from cogs.shelf.game import cog

setup = cog("tricky_express")
