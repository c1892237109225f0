"""Slash commands: declaration, checks, names in Discord's languages."""
