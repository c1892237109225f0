"""What the pages of /settings share: their verbs, the select of what to change, toggles, and the way back.

A page is opened with ``SHOW`` (a person's) or ``SERVER`` (a server's), a value is stored with ``SET`` or
``SERVER_SET``, and a form comes back with ``TOLD`` or ``SERVER_TOLD``. The path of a press begins with the name of the
setting. Each press stores the value that it names, so a second one changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord

from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from cogs.ui.panel import ButtonSpec, SelectSpec, paged_selects
from locales import Words, language_of, languages
from locales import words as words_of
from render.narration.contract import Label

SHOW, SET, ASK, TOLD = "settings", "setting", "settingask", "settingtold"
SERVER, SERVER_SET, SERVER_TOLD = "server", "serverset", "servertold"
AUTO = "auto"
"""The value of the option that follows Discord's language."""
OTHER = "other"
"""The option of a select that opens a form."""
HINT = 100
"""Discord's limit for the second line of an option."""


def back(words: Words, verb: str = SHOW) -> ButtonSpec:
    """Return the button back to the panel of all settings, of the person's or, with ``SERVER``, of the server's."""
    return ButtonSpec(words("button-back"), Press(0, verb).custom_id())


def pages(verb: str, names: Iterable[tuple[str, str]], words: Words) -> SelectSpec:
    """Return the select of what to change. ``names``: settings with their values as text."""
    options = [(Label(words(f"{verb}-page-{name}"), value[:HINT]), name) for name, value in names]
    return SelectSpec(Press(0, verb, 0, ("page",)).custom_id(), words("settings-choose"), tuple(options))


def toggle(verb: str, setting: str, on: bool, label: str) -> ButtonSpec:
    """Return the button that shows a setting of two values, and stores the other one."""
    style = discord.ButtonStyle.success if on else discord.ButtonStyle.secondary
    return ButtonSpec(label, Press(0, verb, 0, (setting, int(not on))).custom_id(), style)


def language_told(lang: str | None, words: Words) -> str:
    """Return the name of a stored language in itself; None is that of Discord."""
    return words("language-auto") if lang is None else languages()[language_of(lang)].name


def language_selects(verb: str, lang: str | None, words: Words) -> list[SelectSpec]:
    """Return the selects of a language; ``lang`` is the present one, None for that of Discord.

    An option has the language's name in itself, and how much of it there is if that is not all.
    """
    options = []
    for tag, one in languages().items():
        percent = words_of(tag).percent
        part = f" · {words('profile-percent', percent=percent)}" if percent < 100 else ""
        options.append((Label(one.name + part), tag))
    options.append((Label(words("language-auto")), AUTO))
    chosen = frozenset({AUTO if lang is None else language_of(lang)})
    return paged_selects(
        options,
        lambda page: Press(0, verb, page, ("language",)).custom_id(),
        words("settings-language-choose"),
        words,
        chosen,
    )


def picked(who: Caller, allowed: Sequence[str]) -> str:
    """Return the one picked value. Raises BadId if it is not one of ``allowed``."""
    if len(who.values) != 1 or who.values[0] not in allowed:
        raise BadId("no value")
    return who.values[0]


def picked_language(who: Caller) -> str | None:
    """Return the picked language, None for that of Discord. Raises BadId."""
    lang = picked(who, (*languages(), AUTO))
    return None if lang == AUTO else lang


def switched(press: Press) -> bool:
    """Return the value that a toggle stores. Raises BadId."""
    if len(press.path) != 2 or press.path[1] not in (0, 1):
        raise BadId("no toggle")
    return bool(press.path[1])
