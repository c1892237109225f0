"""A rating as people read it."""

from __future__ import annotations

from locales import Words


def shown_rating(rating: int, provisional: bool, words: Words) -> str:
    """Return a rating as text, with a question mark if it rests on too few games."""
    return words("ranking-provisional-rating", rating=str(rating)) if provisional else str(rating)
