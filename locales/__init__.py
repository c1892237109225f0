"""The message catalogue: every text that a person sees, in Japanese and English."""

from locales.catalogue import LANGUAGES, Lang, Words, language_of, words

__all__ = ["LANGUAGES", "Lang", "Words", "language_of", "words"]
