"""Find games by the text people type: their names in every language, in any spelling, and other words for them.

``<slug>-also`` in a game's messages holds such other words: the reading of a name in kanji, an old or foreign name.
"""

from __future__ import annotations

import re
import unicodedata

import discord
from discord import app_commands

from cogs.ui.interactions import caller
from cogs.ui.services import Services
from cogs.ui.tefuda import Tefuda
from engine.host.model.records import Refused
from locales import languages, words

SUGGESTED = 25
"""Discord's limit of what autocomplete suggests."""
_VOICING = "\u3099\u309a"
"""The voicing marks, which turn one kana into another; they are not accents."""
_TO_HIRAGANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}


def folded(text: str) -> str:
    """Return a text as names are compared: letters and digits only, without case, accents and the choice of kana."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(c for c in parts if c in _VOICING or not unicodedata.combining(c))
    plain = unicodedata.normalize("NFKC", bare).translate(_TO_HIRAGANA)
    return "".join(c for c in plain if c.isalnum())


def called(slug: str) -> str:
    """Return all names of a game, folded, one a line."""
    keys = (f"{slug}-title", f"{slug}-also")
    told = [words(lang)(key) for lang in languages() for key in keys if words(lang).has(key)]
    names = [name for text in (slug, *told) for name in re.split("[,、]", text)]
    return "\n".join(map(folded, names))


def on_offer(services: Services) -> tuple[str, ...]:
    """Return the games that can be played now, in their order."""
    return tuple(slug for slug in services.host.tables.library.games if services.host.tables.library.opens(slug))


def matching(services: Services, typed: str) -> list[str]:
    """Return the games on offer whose names contain the typed text, those that begin with it first."""
    wanted = folded(typed)
    found = [slug for slug in on_offer(services) if wanted in called(slug)]
    return sorted(found, key=lambda slug: f"\n{wanted}" not in f"\n{called(slug)}")


def the_game(services: Services, typed: str) -> str:
    """Return the one game that the text means. Raises Refused: no-game-called (typed), if it means none or several."""
    if typed in on_offer(services):
        return typed
    found = matching(services, typed)
    if len(found) != 1:
        raise Refused("no-game-called", typed=typed[:60])
    return found[0]


async def suggest_games(interaction: discord.Interaction[Tefuda], current: str) -> list[app_commands.Choice[str]]:
    """Autocomplete: suggest games by name, in the caller's language."""
    services = interaction.client.services
    who = await caller(services, interaction)
    found = matching(services, current)[:SUGGESTED]
    return [app_commands.Choice(name=services.narration(slug).title(who.words), value=slug) for slug in found]
