"""The rules, one package per game."""
