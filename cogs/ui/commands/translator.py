"""Names and descriptions of commands in Discord's languages, from the catalogue.

A text of a command is ``localized("command-play")``: English from the catalogue, with the key kept so that Discord gets
every other language too. Discord would refuse all commands for one bad text: such a text is left out, and logged.
"""

from __future__ import annotations

import logging

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Location
from discord.app_commands.commands import VALID_SLASH_COMMAND_NAME

from locales import Words, default, language_of, words

log = logging.getLogger("tefuda.commands")

LONGEST = 100
"""Discord's limit for a description, and for the name of a choice."""
LONGEST_NAME = 32
NAMES = frozenset({Location.command_name, Location.group_name, Location.parameter_name})
"""The places of names. People type them, but for those in the menu of a person or a message."""


def localized(key: str) -> app_commands.locale_str:
    """Return a command text by its catalogue key."""
    return app_commands.locale_str(words(default())(key), key=key)


def named(name: str, key: str) -> app_commands.locale_str:
    """Return a command, option or choice name with a translation under ``key``."""
    return app_commands.locale_str(name, key=key)


def is_name(text: str) -> bool:
    """True if Discord takes this as the name of a command or an option."""
    return bool(VALID_SLASH_COMMAND_NAME.fullmatch(text)) and text == text.lower()


def name_in(key: str, words: Words) -> str | None:
    """Return the name of a command in a language; None where Discord shows the command's own name."""
    return told if words.has(key) and is_name(told := words(key)) else None


class CatalogueTranslator(app_commands.Translator):
    """Translates command texts by the key they carry."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text of the language that serves ``locale``; None (the default) if none fits."""
        key, said = string.extras.get("key"), words(language_of(locale.value))
        if not isinstance(key, str) or not said.has(key):
            return None
        told = said(key)
        # What is declared is English already, except the name of a game whose key is another word.
        if not said.translates(key) and (context.location not in NAMES or told == string.message):
            return None
        typed = context.location in NAMES and not isinstance(context.data, app_commands.ContextMenu)
        most = LONGEST if context.location not in NAMES else LONGEST_NAME
        if is_name(told) if typed else 0 < len(told) <= most:
            return told
        log.warning("%s of %s is not told, because Discord would refuse it: %r", key, said.lang, told)
        return None
