"""Searches of computer players in processes of their own."""
