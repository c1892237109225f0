"""A game's card: its cover, what it is about, and the buttons to open a table, to learn it and to read its rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from cogs.lobby.house_rules import SHOW as HOUSE_RULES
from cogs.lobby.house_rules import guild_of
from cogs.lobby.lobby_options import changed_rules
from cogs.lobby.opening import friends_button, is_here, open_button
from cogs.shelf.lesson_sheets import LEARN
from cogs.shelf.shelf_pages import Wanted
from cogs.ui import messages
from cogs.ui.cog import Cog, on_press
from cogs.ui.drawing import Picture
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller, safely
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.services import Services
from engine.core.offers import Field
from engine.games.lessons import lesson_of
from engine.host.people.known_games import KnownGames, known_games
from locales import Words
from render.edition import box_line, box_name
from render.kit.pages.overview import OVERVIEW
from render.printed import boxed

CARD = "card"
"""The verb that shows a card: its path is the game, then where on the shelf the reader comes from, if they do."""
BACK = 1
"""The number of the verb that goes back to a card, in the place of the pressed message."""
TURN = "shelfpage"
"""The verb that shows a page of the shelf."""
COVER = 480
"""Pixels of the cover."""


async def show_card(who: Caller, slug: str, shelf: Sequence[Field] = (), *, back: bool = False) -> None:
    """Show a game's card to the caller alone. ``shelf``: the page of the shelf that it replaces; ``back``: it replaces
    the pressed message too. Raises Refused.
    """
    services = who.services
    services.host.tables.library.game(slug)
    in_place = (back or bool(shelf)) and who.on_message
    await (safely(who.interaction.response.defer) if in_place else who.defer())
    known = await known_games(services.host.tables.store, who.person.id)
    changed = await server_rules(who, slug)
    here = [who.words("card-server-rules", rules=who.words.listed(changed))] if changed else []
    text = messages.fit([card_text(services, slug, known, who.words), *here])
    panel = card_panel(who, slug, shelf)
    picture = await cover(services, slug, who.words)
    if in_place:
        await who.replace(text, panel, picture=picture, drop=True)
    else:
        await who.say(text, panel, picture)


async def server_rules(who: Caller, slug: str) -> list[str]:
    """Return how the house rules of this server differ from the usual ones; [] if they do not, or where no table can
    be opened.
    """
    rules = await who.services.host.presets.of_server(slug, guild_of(who)) if is_here(who.interaction) else None
    return [] if rules is None else changed_rules(who.services, slug, rules, who.words)


def card_text(services: Services, slug: str, known: KnownGames, words: Words) -> str:
    """Return the words of a card; a game that the reader has learned or played has a mark."""
    narration, game = services.narration(slug), services.host.tables.library.games[slug]
    title, second = narration.title(words), narration.second(words)
    lines = [
        words("card-heading", title=title, second=second) if second else f"**{title}**",
        words(f"{slug}-line"),
        box_line(game.box, words),
    ]
    if words.has(f"{slug}-designer"):
        lines.append(words("card-designer", name=words(f"{slug}-designer")))
    if played := known.played.get(slug, 0):
        lines.append(words("card-played", count=played))
    elif slug in known.learned:
        lines.append(words("card-learned"))
    if words.has(f"{slug}-sources"):
        lines.append(words(f"{slug}-sources"))
    return messages.fit(lines)


def card_panel(who: Caller, slug: str, shelf: Sequence[Field]) -> Panel:
    """Return the buttons of a card. Where the bot is no member no table can be opened, and one button invites it."""
    words, panel = who.words, Panel()
    if is_here(who.interaction):
        first = open_button(slug, words, alone=who.interaction.guild_id is None)
        direct = [friends_button(slug, words)] if who.interaction.guild_id is None else []
        buttons = [first, *direct]
    else:
        buttons = [ButtonSpec(words("button-invite"), "", url=who.interaction.client.invite())]
    if lesson_of(slug) is not None:
        learn = Press(0, LEARN, 0, (slug,)).custom_id()
        buttons.append(ButtonSpec(words("button-learn-minutes"), learn, emoji="🎓"))
    buttons.append(ButtonSpec(words("button-rules"), Press(0, "rulepage", 0, (slug, OVERVIEW)).custom_id()))
    if is_here(who.interaction):
        house_rules = Press(0, HOUSE_RULES, 0, (slug, *shelf)).custom_id()
        buttons.append(ButtonSpec(words("button-options"), house_rules))
    if shelf:
        buttons.append(ButtonSpec(words("button-back-to-shelf"), Press(0, TURN, 0, tuple(shelf)).custom_id()))
    panel.buttons(buttons)
    return panel


async def cover(services: Services, slug: str, words: Words) -> Picture:
    """Return a game's box from the front."""
    painter, title = services.drawing.painters[slug], services.narration(slug).title(words)
    key, alt = ("cover", painter, words.lang), words("card-alt", title=title)
    front = partial(boxed, painter.emblem, box_name(slug, words), COVER)
    return await services.drawing.picture(words, key, f"{slug}.png", alt, front)


class GameCards(Cog):
    """The verb that shows a game's card."""

    @on_press(CARD)
    async def card(self, who: Caller, press: Press) -> None:
        """Show the card of the button's game."""
        slug = press.path[0] if press.path else None
        if not isinstance(slug, str) or slug not in self.services.host.tables.library.games:
            raise BadId("no game")
        shelf = press.path[1:]
        await show_card(who, slug, Wanted.read(shelf).path() if shelf else (), back=press.prompt == BACK)
