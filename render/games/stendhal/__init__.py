"""Stendhal in pictures and words."""
