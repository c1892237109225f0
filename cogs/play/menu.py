"""The menu of a table in play: everything but the moves. On a hand it takes its place; from the table it is a message.

What a person does at most turns has a button of its own on the hand; the rest is here, so that it is never in the way.
"""

from __future__ import annotations

from collections.abc import Iterator

from cogs.lobby.lobby import plays_alone, reporting
from cogs.lobby.relocation import move_button
from cogs.play.play import IN_PLACE, HandCog
from cogs.ui import messages
from cogs.ui.choices import standing_orders
from cogs.ui.cog import on_press
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller
from cogs.ui.messages import ON_HAND
from cogs.ui.panel import ROWS, ButtonSpec, Panel
from cogs.ui.services import Services
from cogs.ui.words.unloaded_games import is_here
from cogs.ui.words.waiting import who_decides
from engine.core.view import View
from engine.host.model.clock.time_control import NONE
from engine.host.model.records import Seat, Status, TableInfo
from locales import Words


def own_buttons(
    services: Services, info: TableInfo, seat: Seat, words: Words, *, view: View | None = None, here: bool = False
) -> Iterator[ButtonSpec]:
    """Yield what a seated person can do with their own hand; ``here``: the menu is on the hand, in its place.

    ``view``: their view while the game runs. It says whether they can prepare a move, and which standing orders exist.
    """
    place = () if here else (IN_PLACE,)

    def button(key: str, verb: str, *path: str | int, prompt: int = 0, emoji: str | None = None) -> ButtonSpec:
        return ButtonSpec(words(key), Press(info.id, verb, prompt, path).custom_id(), emoji=emoji)

    if here:
        yield button("button-back", "back")
    playing = info.status is Status.PLAYING
    if playing and seat.undo:
        yield button("button-undo", "undo", *place, prompt=seat.undo, emoji="↩️")
    if view is not None and can_prepare(services, info, seat, view):
        yield button("button-ahead", "ahead", 0, emoji="⏭️")
    if view is not None:
        labels = messages.on_labels(view, info, words)
        yield from standing_orders(info.id, seat.prompt, services.narration(info.game), labels)
    if playing and info.game in services.order_forms:
        yield button(f"{info.game}-order-button", "order")
    if is_here(services, info.game) and len(services.rules(info).arrangements) > 1:
        yield button("button-arrange", "arrange", *place)
    yield button("button-note", "note", *place)
    if not here:
        yield button("button-refresh", "refresh", *place)


def table_buttons(info: TableInfo, person: str, words: Words) -> Iterator[ButtonSpec]:
    """Yield the buttons about the whole table: pause it, end it, leave the seat.

    A person who plays only with computers has nobody to agree with: leaving ends the table, and that asks first. A
    pause stops their clock, if there is one.
    """
    keys: dict[str, str] = {}
    alone = plays_alone(info, person)
    if info.seat_of(person) is not None:
        if info.status is Status.PLAYING and not info.pause_votes and not (alone and info.pace == NONE):
            keys["pause"] = "button-propose-pause"
        if any(offer.giver == person for offer in info.offered_seats):
            keys["chairkeep"] = "button-chairkeep"
        elif info.guild is not None:
            keys["chair"] = "button-chair"
        if not alone:
            keys["endvote"] = "button-end" if info.end_votes else "button-propose-end"
        keys["leave"] = "button-leave-seat"
    elif info.left_seat(person) is not None:
        keys["seatback"] = "button-seatback"
    for verb, key in keys.items():
        yield ButtonSpec(words(key), Press(info.id, verb).custom_id())


def menu_sheet(
    services: Services,
    info: TableInfo,
    person: str,
    words: Words,
    *,
    view: View | None = None,
    here: bool = False,
    speaks: bool = False,
) -> messages.Sheet:
    """Return the menu of a running or paused table for one person; ``view`` and ``here``: see ``own_buttons``.

    ``speaks``: the person may say set phrases now.
    """
    seat = info.seat_of(person)
    own = [] if seat is None else list(own_buttons(services, info, seat, words, view=view, here=here))
    panel = Panel()
    say = [ButtonSpec(words("button-say"), Press(info.id, "say").custom_id())] if speaks else []
    panel.buttons([*own, *say, ButtonSpec(words("button-log"), Press(info.id, "log").custom_id())])
    fair = ButtonSpec(words("button-fair"), Press(info.id, "fair").custom_id())
    tell = [ButtonSpec(words(key), Press(info.id, verb).custom_id()) for verb, key in reporting(info, person).items()]
    panel.buttons([*table_buttons(info, person, words), fair, *tell])
    lines = [
        messages.heading(services, info, words),
        *(f"- {line}" for line in messages.options_text(services, info, words)),
    ]
    if info.end_votes:
        lines.append(words("end-votes", count=len(info.end_votes), needed=who_decides(info)))
    return messages.Sheet(messages.fit(lines), panel)


def can_prepare(services: Services, info: TableInfo, seat: Seat, view: View) -> bool:
    """True if a person can prepare their next move now: they are not asked, and what comes next is clear."""
    return not seat.prompt and services.rules(info).phases[view.phase].foreseeable


class Menu(HandCog):
    """The verb of the menu."""

    @on_press("menu")
    async def menu(self, who: Caller, press: Press) -> None:
        """Show the menu to the caller alone, on their hand in its place.

        Before and after the game, show what the table's own button shows.
        """
        hands = self.services.live_hands
        info = await self.services.host.reading.table(press.table, who.person.id)
        if info.status not in (Status.PLAYING, Status.PAUSED):
            await self.services.handlers["more"](who, press)
            return
        live, seat, view = await hands.live_in_direct_messages(who, info.id), info.seat_of(who.person.id), None
        if seat is not None and info.status is Status.PLAYING and is_here(self.services, info.game):
            info, view = await self.services.host.reading.view(info.id, who.person.id)
            seat = info.seat_of(who.person.id)
        here = press.path == ON_HAND and who.on_message and who.interaction.guild_id is not None
        here = seat is not None and (here or (live is not None and hands.is_pressed(who, live)))
        speaks = await self.services.host.phrases.offered(info, who.person.id)
        sheet = menu_sheet(self.services, info, who.person.id, who.words, view=view, here=here, speaks=speaks)
        if len(sheet.panel.rows) < ROWS:
            sheet.panel.buttons(move_button(who, info))
        if not here:
            await who.say(sheet.text, sheet.panel)
            return
        await who.replace(sheet.text, sheet.panel)
        if seat is not None and live is not None:
            # A hand that has not put the prompt yet is not kept from it.
            hands.step_shown(who, await hands.prompt_on(live, seat))
