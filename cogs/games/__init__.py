"""One cog a game."""
