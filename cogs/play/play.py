"""Looking at a hand and making moves: the presses on panels, hands and the table message."""

from __future__ import annotations

import contextlib
import unicodedata
from bisect import bisect
from collections.abc import Sequence
from dataclasses import replace

import discord

from cogs.ui import messages
from cogs.ui.choices import add_step, forced, priced, typable
from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import BadId, Press, read_field, read_path
from cogs.ui.interactions import Caller
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.services import Handler, Services
from cogs.ui.tefuda import Tefuda
from cogs.ui.words.computer_names import seen_by_reader
from cogs.ui.words.escaping import Safe
from engine.core.action import Action
from engine.core.offers import Field, Offer
from engine.core.view import View
from engine.host.model.records import Overtaken, Refused, Status, TableInfo
from engine.host.store.errors import NotRecorded
from locales import Words
from render.narration.contract import Narration
from render.narration.lengths import shortened
from render.narration.telling import Telling

STALE = "stale"
IN_PLACE = "menu"
"""The path of presses on the menu after which the hand takes the menu's place, with its picture."""
AMOUNT_DIGITS = 6
"""The longest number that can be typed, in digits."""
COMMON_REFUSALS = {"table-paused", "table-over", "not-started", "not-your-turn", "not-at-this-table", "malformed"}
"""Refusals whose words belong to no game."""


async def own_view(services: Services, who: Caller, table: int) -> tuple[TableInfo, View]:
    """Return the table and the caller's view, with names for them. Raises Refused: not-started, not-at-this-table."""
    await _must_play_at(services, who, table)
    return seen_by_reader(*await services.host.reading.view(table, who.person.id), who.words)


async def _must_play_at(services: Services, who: Caller, table: int) -> None:
    """Check that the caller has a seat at a started table. Raises Refused: not-started, not-at-this-table."""
    info = await services.host.reading.table(table)
    if info.status is Status.OPEN:
        raise Refused("not-started")
    if info.seat_of(who.person.id) is None:
        raise Refused("not-at-this-table")


async def own_hand(
    who: Caller, table: int, *, first: Sequence[str] = (), picture: bool = True, advised: Action | None = None
) -> tuple[messages.Sheet, TableInfo]:
    """Return the caller's hand as it is now, and the table. Raises as ``own_view`` does."""
    services = who.services
    await _must_play_at(services, who, table)
    info, view, since_last_move = await services.host.reading.hand(table, who.person.id)
    if view.seat is None:
        # They have left between two reads.
        raise Refused("not-at-this-table")
    sheet = await messages.hand_sheet(
        services,
        info,
        view,
        who.words,
        since_last_move=since_last_move,
        first=first,
        picture=picture,
        advised=advised,
    )
    return sheet, info


async def show_hand(
    who: Caller, table: int, *, first: Sequence[str] = (), picture: bool = True, used_up: bool = False
) -> None:
    """Show the caller's hand to them alone; ``used_up``: the pressed message is of no use any more.

    In a direct message the live hand changes in place or comes anew: there is never a second one beside it.
    """
    await _must_play_at(who.services, who, table)
    hands = who.services.live_hands
    live = await hands.live_in_direct_messages(who, table)
    if live is not None and hands.is_pressed(who, live):
        await update_hand(who, table, first=first, picture=True)
        return
    if live is not None:
        await hands.send_below(who, live, first, used_up=used_up)
        return
    if picture:
        await who.defer()
    sheet, info = await own_hand(who, table, first=first, picture=picture)
    await who.say(sheet.text, sheet.panel, sheet.picture)
    await hands.copies.keep(who, info)


async def update_hand(
    who: Caller,
    table: int,
    *,
    first: Sequence[str] = (),
    picture: bool | None = None,
    advised: Action | None = None,
) -> None:
    """Show the caller's hand as it is now on the pressed message, which they alone see.

    By default it has a ``picture`` if that message has one. In a direct message only the live hand has its place.
    """
    if not who.on_message:
        # Others see the pressed message; its button was forged.
        await show_hand(who, table, first=first)
        return
    await _must_play_at(who.services, who, table)
    hands = who.services.live_hands
    live = await hands.live_in_direct_messages(who, table)
    if live is not None and not hands.is_pressed(who, live):
        await hands.send_below(who, live, first, used_up=True)
        return
    picture = who.has_picture if picture is None else picture
    if picture:
        await who.acknowledge()
    hands.note_read(who)
    sheet, info = await own_hand(who, table, first=first, picture=picture, advised=advised)
    # If no picture could be drawn, the words describe it, and the old one would be wrong.
    await who.replace(sheet.text, sheet.panel, picture=sheet.picture, drop=picture)
    await hands.copies.keep(who, info)
    with contextlib.suppress(NotRecorded):
        await hands.refresh_if_overtaken(who, table)


async def move(who: Caller, table: int, prompt: int, wire: list[Field]) -> None:
    """Make a move and answer with its result; a stale press gets the present state instead."""
    services, hands = who.services, who.services.live_hands
    hands.answers_first(who.key, table)
    try:
        extras = await services.host.notes.extras(table, who.person.id)
        acted = await services.host.play.act(table, who.person, prompt, list(wire), who.key)
        # Once a person moves by themselves, they have no prepared move any more.
        await hands.answer_move(who, acted, replace(extras, prepared=None))
    except Overtaken:
        raise
    except Refused as refused:
        if refused.reason != STALE:
            raise await localized_refusal(who, table, refused) from None
        await show_hand(who, table, first=[who.words(STALE)], used_up=True)
    finally:
        hands.answered(who.key)


async def localized_refusal(who: Caller, table: int, refused: Refused) -> Refused:
    """Return a refusal in the words of the game's narration, with names of seats and cards."""
    if refused.reason in COMMON_REFUSALS:
        return refused
    try:
        info, view = await own_view(who.services, who, table)
        telling = messages.in_text(view, info, who.words)
        text = who.services.narration(info.game).refusal(refused.reason, refused.facts, telling)
    except (Refused, LookupError, TypeError):
        return refused
    return Refused("as-said", text=Safe(text))


def _price(narration: Narration, telling: Telling, wire: list[Field]) -> str:
    """Return a move with its price, if it has one and a move without is possible; "" for any other."""
    legal = telling.view.legal
    fits = [a for a in legal if a.wire() == wire]
    if not fits or not narration.cost(telling, wire):
        return ""
    text = narration.move(telling, fits[0])
    free = any(not narration.cost(telling, a.wire()) for a in legal)
    return priced(narration, telling, wire, text[:1].upper() + text[1:]) if free else ""


def not_offered(typed: str, numbers: Sequence[int]) -> Refused:
    """Return the refusal of a typed text that is none of these numbers, lowest first; it names the possible ones."""
    if typed.isdecimal() and numbers[0] < int(typed) < numbers[-1]:
        above = bisect(numbers, int(typed))
        return Refused("not-that-number", typed=typed, below=str(numbers[above - 1]), above=str(numbers[above]))
    return Refused("not-a-number", low=str(numbers[0]), high=str(numbers[-1]))


def number_form(title: str, custom_id: str, numbers: Sequence[int], words: Words) -> discord.ui.Modal:
    """Return the form in which one of these numbers, lowest first, is typed."""
    modal = discord.ui.Modal(title=shortened(title, 45), custom_id=custom_id)
    modal.add_item(
        discord.ui.Label(
            text=shortened(words("panel-amount", low=str(numbers[0]), high=str(numbers[-1])), 45),
            component=discord.ui.TextInput(custom_id="amount", max_length=AMOUNT_DIGITS),
        )
    )
    modal.stop()
    return modal


def holding_live_hand(handler: Handler) -> Handler:
    """Return ``handler`` so that the delivery worker leaves the live hand alone while it runs.

    A delivery of that time waits in the outbox and is carried out afterwards, even if the process is killed.
    """

    async def answer(who: Caller, press: Press) -> None:
        async with who.services.live_hands.holding(who, press.table):
            await handler(who, press)

    return answer


class HandCog(Cog):
    """A cog whose presses are answered on a hand: deliveries leave the live hand alone meanwhile."""

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.verbs = {verb: holding_live_hand(handler) for verb, handler in self.verbs.items()}


class Play(HandCog):
    """The verbs of a running table."""

    @on_press("hand")
    async def hand(self, who: Caller, press: Press) -> None:
        """ "My hand": show picture, state and moves to the presser alone."""
        await show_hand(who, press.table)

    @on_press("play")
    async def play(self, who: Caller, press: Press) -> None:
        """Show the hand in words, without a picture: the button of tables posted by release 0.2 and before."""
        await show_hand(who, press.table, picture=False)

    @on_press("back", "refresh")
    async def refresh(self, who: Caller, press: Press) -> None:
        """Show the present state on the pressed message; it takes the place of a menu with its picture."""
        if not who.on_message:
            await show_hand(who, press.table)
            return
        await update_hand(who, press.table, picture=True if press.path == (IN_PLACE,) else None)

    @on_press("arrange")
    async def arrange(self, who: Caller, press: Press) -> None:
        """Arrange the cards of the hand in another order."""
        await self.services.host.play.arrange(press.table, who.person)
        await self.refresh(who, press)

    @on_press("act", "sure")
    async def act(self, who: Caller, press: Press) -> None:
        """Make a whole move with one button; ``sure`` is that of a move whose price has been told."""
        if not press.path:
            raise BadId("no move")
        await move(who, press.table, press.prompt, list(press.path))

    async def make(self, who: Caller, press: Press, info: TableInfo, view: View, wire: list[Field]) -> None:
        """Make a whole move; if it costs the game or the round, and another is possible, ask once whether to."""
        price = _price(self.services.narration(info.game), messages.on_labels(view, info, who.words), wire)
        if not price:
            await move(who, press.table, press.prompt, wire)
            return
        panel = Panel()
        yes = Press(info.id, "sure", press.prompt, tuple(wire)).custom_id()
        back = Press(info.id, "back", press.prompt).custom_id()
        panel.buttons(
            [
                ButtonSpec(price, yes, discord.ButtonStyle.danger),
                ButtonSpec(who.words("button-back"), back),
            ]
        )
        place = messages.hand_place(self.services, info, view, who.words)
        await self.show_step(who, press.prompt, messages.fit([who.words("panel-sure", move=price), place]), panel)

    @on_press("pick")
    async def pick(self, who: Caller, press: Press) -> None:
        """Add the field picked in a select: ask for the next, or make the move."""
        if len(who.values) != 1 or not press.path:
            raise BadId("no choice")
        await self.go_on(who, press, [*press.path, read_field(who.values[0])])

    @on_press("set")
    async def pick_set(self, who: Caller, press: Press) -> None:
        """Add the set of cards picked in a multi-select."""
        if not who.values or not press.path:
            raise BadId("no choice")
        cards = [read_field(v) for v in who.values]
        if not all(isinstance(c, int) for c in cards):
            raise BadId("no cards")
        chosen = sorted(c for c in cards if isinstance(c, int))
        await self.go_on(who, press, [*press.path, chosen])

    @on_press("anytime")
    async def anytime(self, who: Caller, press: Press) -> None:
        """Make a private move that needs no prompt, picked whole."""
        if len(who.values) != 1:
            raise BadId("no choice")
        await move(who, press.table, press.prompt, list(read_path(who.values[0])))

    @on_press("step")
    async def step(self, who: Caller, press: Press) -> None:
        """Ask for the first field of the chosen kind of move."""
        if not press.path:
            raise BadId("no move")
        await self.go_on(who, press, list(press.path))

    @on_press("page")
    async def page(self, who: Caller, press: Press) -> None:
        """Show another page of a long select; the path begins with the page number."""
        if len(press.path) < 2 or not isinstance(press.path[0], int):
            raise BadId("no page")
        await self.go_on(who, press, list(press.path[1:]), page=press.path[0])

    @on_press("ask")
    async def ask(self, who: Caller, press: Press) -> None:
        """Open the form to type a number."""
        info, view = await own_view(self.services, who, press.table)
        offer = await self.services.host.reading.offer(press.table, who.person.id, press.path)
        numbers = typable(view, self.services.narration(info.game), press.path, offer)
        if not numbers:
            await move(who, press.table, press.prompt, list(press.path))
            return
        labels = messages.on_labels(view, info, who.words)
        prompt = self.services.narration(info.game).field_prompt(labels, str(press.path[0]), list(press.path[1:]))
        typing = Press(info.id, "amount", press.prompt, press.path).custom_id()
        modal = number_form(prompt, typing, numbers, who.words)
        await who.open_form(modal)

    @on_press("amount")
    async def amount(self, who: Caller, press: Press) -> None:
        """Add the typed number."""
        text = unicodedata.normalize("NFKC", who.typed("amount", AMOUNT_DIGITS)).strip()
        info, view = await own_view(self.services, who, press.table)
        offer = await self.services.host.reading.offer(press.table, who.person.id, press.path)
        numbers = typable(view, self.services.narration(info.game), press.path, offer)
        if numbers and not (text.isdecimal() and int(text) in numbers):
            raise not_offered(text, numbers)
        await self.go_on(who, press, [*press.path, int(text) if text.isdecimal() else 0])

    async def go_on(self, who: Caller, press: Press, path: list[Field], page: int | None = None) -> None:
        """Show the next step of a move that begins with ``path``, or make the move if it is whole."""
        info, view = await own_view(self.services, who, press.table)
        seat = info.seat_of(who.person.id)
        if seat is None or not view.asked or seat.prompt != press.prompt:
            # The host decides whether this is stale, early or over, and the refusal says so.
            await move(who, press.table, press.prompt, path)
            return
        full, offer = await self.settle(who, press.table, path)
        if offer is None:
            if page is not None:
                raise BadId("no pages in a whole move")
            await self.make(who, press, info, view, full)
            return
        narration, panel = self.services.narration(info.game), Panel()
        faces = self.services.faces
        labels = messages.on_labels(view, info, who.words)
        add_step(panel, info.id, press.prompt, narration, labels, full, offer, page or 0, faces)
        as_buttons = isinstance(panel.rows[0], list)
        panel.buttons(
            [
                ButtonSpec(who.words("button-back"), Press(info.id, "back", press.prompt).custom_id()),
                ButtonSpec(who.words("button-rules"), Press(info.id, "rules").custom_id()),
            ]
        )
        tag, chosen, told = str(full[0]), full[1:], messages.in_text(view, info, who.words)
        so_far = [narration.tag_label(told, tag).text]
        so_far += [narration.chosen(told, tag, chosen[:i], v) for i, v in enumerate(chosen)]
        text = messages.fit(
            [
                who.words("hand-your-turn", prompt=who.words("panel-so-far", chosen=" → ".join(so_far))),
                # A select shows its question itself.
                *([narration.field_prompt(told, tag, chosen)] if as_buttons else []),
                messages.hand_place(self.services, info, view, who.words),
            ]
        )
        await self.show_step(who, press.prompt, text, panel)

    async def show_step(self, who: Caller, prompt: int, text: str, panel: Panel) -> None:
        """Show a step of a move on the pressed message."""
        if who.on_message:
            await who.replace(text, panel)
            self.services.live_hands.step_shown(who, prompt)
        else:
            await who.say(text, panel)

    async def settle(self, who: Caller, table: int, path: list[Field]) -> tuple[list[Field], Offer | None]:
        """Return ``path`` with every step added that leaves no choice, and the next open offer or None."""
        full = list(path)
        while True:
            offer = await self.services.host.reading.offer(table, who.person.id, full)
            only = forced(offer)
            if only is None:
                return full, offer
            full.append(only)
