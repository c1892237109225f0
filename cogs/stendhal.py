"""/stendhal: the most numerous suit takes the trick."""

from cogs.game import cog

setup = cog("stendhal")
