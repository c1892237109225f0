"""Discord: one cog per game, and what they share: router, panel, delivery, lobby, inbox, settings."""
