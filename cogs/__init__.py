"""Discord: one cog per game, and the parts they share: router, panel, delivery, lobby, inbox, settings."""
