"""Portraits of people in pictures: all of them on one page, and a select to choose one's own.

A press chooses for the caller alone; the choice shows in the next picture of each of their tables.
"""

from __future__ import annotations

from cogs.people.settings_buttons import back
from cogs.ui.drawing import Picture
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from cogs.ui.panel import Panel, SelectSpec
from locales import Words
from render.kit.pieces.faces import face_of
from render.kit.pieces.medallions import PORTRAITS
from render.narration.contract import Label
from render.pictures.portrait_page import PortraitPage, paint

VERB = "portrait"
LETTER = "letter"
"""The choice of the letter of the name. It is stored as it is, and drawn as any portrait that a release does not know;
"" is stored where nothing has been chosen."""


def portrait_name(portrait: str, person: str, words: Words) -> str:
    """Return a portrait in words: the chosen one, or the face of the person; an unknown one (of another release) is
    drawn as the letter."""
    if not portrait:
        return words("portrait-given", portrait=words(f"portrait-{face_of(person)}"))
    return words(f"portrait-{portrait if portrait in PORTRAITS else LETTER}")


async def offer(who: Caller) -> None:
    """Show all portraits to the caller, with theirs marked."""
    mine = (await who.services.host.settings.person(who.person.id)).portrait
    await _show(who, mine, "portrait-offer")


async def choose(who: Caller, press: Press) -> None:
    """Store the picked portrait. Raises BadId for one that was never offered."""
    if len(who.values) != 1 or who.values[0] not in (LETTER, *PORTRAITS):
        raise BadId("no portrait")
    chosen = who.values[0]
    await who.services.host.settings.set_portrait(who.person, chosen)
    await _show(who, chosen, "portrait-chosen")


async def _show(who: Caller, mine: str, text: str) -> None:
    await who.defer_replacement()
    told = who.words(text, portrait=portrait_name(mine, who.person.id, who.words))
    await who.replace_all(told, _panel(who.words), await _picture(who, mine))


def _panel(words: Words) -> Panel:
    choices = tuple((Label(words(f"portrait-{choice}")), choice) for choice in (*PORTRAITS, LETTER))
    return Panel([SelectSpec(Press(0, VERB).custom_id(), words("portrait-choose"), choices), [back(words)]])


async def _picture(who: Caller, mine: str) -> Picture:
    words = who.words
    page = PortraitPage(
        title=words("portrait-title"),
        second=words.second("portrait-title"),
        names=tuple(words(f"portrait-{portrait}") for portrait in PORTRAITS),
        mine=mine or face_of(who.person.id),
    )
    alt = words("portrait-alt", names=words.join(list(page.names)), portrait=portrait_name(mine, who.person.id, words))
    return await who.services.drawing.picture(
        words, ("portraits", page), "portraits.png", alt, lambda: paint(page).image
    )
