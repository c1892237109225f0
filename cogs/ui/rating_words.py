"""A rating as people read it."""

from __future__ import annotations

from locales import Words


def shown_rating(rating: int, provisional: bool, words: Words) -> str:
    """A rating as it is written: with a question mark where there are too few games to say."""
    return words("ranking-provisional-rating", rating=str(rating)) if provisional else str(rating)
