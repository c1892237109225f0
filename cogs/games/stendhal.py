"""/stendhal: the most numerous suit takes the trick."""

from cogs.shelf.game import cog

setup = cog("stendhal")
