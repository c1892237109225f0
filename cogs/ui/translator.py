"""Names and descriptions of commands in Discord's languages, from the catalogue.

A text of a command is ``said("command-play")``: English from the catalogue, with the key kept so that Discord gets
the Japanese too.
"""

from __future__ import annotations

from discord import Locale, app_commands

from locales import words


def said(key: str) -> app_commands.locale_str:
    """Return a command text by its catalogue key."""
    return app_commands.locale_str(words("en")(key), key=key)


def named(name: str, key: str) -> app_commands.locale_str:
    """Return a command, option or choice name with a translation under ``key``."""
    return app_commands.locale_str(name, key=key)


class CatalogueTranslator(app_commands.Translator):
    """Translates command texts by the key they carry."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the Japanese text from the catalogue; None (the default) for every other language."""
        key = string.extras.get("key")
        if not isinstance(key, str) or locale is not Locale.japanese:
            return None
        japanese = words("ja")
        return japanese(key) if japanese.has(key) else None
