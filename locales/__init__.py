"""The message catalogue: every text that a person sees, in each language that has a folder here."""

from locales.catalogue import LANGUAGES, Lang, Words, renamed, words
from locales.language import Language, default, homes, language_of, languages

__all__ = ["LANGUAGES", "Lang", "Language", "Words", "default", "homes", "language_of", "languages", "renamed", "words"]
