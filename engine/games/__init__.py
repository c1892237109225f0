"""One file of rules per game."""
