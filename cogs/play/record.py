"""The history of a table and its fairness: the log, the rules, the record, the proof of the shuffle."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
from collections.abc import Mapping, Sequence
from typing import Any

import discord

from cogs.delivery.sheets import table_sheets
from cogs.lobby.relocation import move_button
from cogs.ui import messages
from cogs.ui.access import look_back
from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller, explain, safely
from cogs.ui.panel import ROWS, ButtonSpec, Panel
from cogs.ui.services import Services
from cogs.ui.words.computer_names import for_reader, seen_by_reader
from cogs.ui.words.escaping import escaped
from engine.core.game import Game
from engine.core.match import BadRecord, Header, Match
from engine.core.view import View
from engine.games.credits import credit_of
from engine.games.lessons import lesson_of
from engine.host.model.duplicate_deals import cup_round
from engine.host.model.nonces import words_of
from engine.host.model.records import LogLine, Refused, Status, TableInfo
from engine.host.model.rows import OVER
from locales import Words
from render.edition import Edition
from render.kit.pages.overview import OVERVIEW

LOG_LINES = 15
"""Log entries on one page."""


async def show_log(who: Caller, table: int, back: int = 0) -> None:
    """Show the history of a table as the caller may know it; ``back`` pages before the newest."""
    services = who.services
    info = await services.host.reading.table(table)
    await look_back(who, info, hands=False)
    if info.status in (Status.OPEN, Status.EXPIRED):
        raise Refused("not-started")
    mine = info.seat_of(who.person.id)
    person = who.person.id if mine is not None else None
    lines = await services.host.reading.happened(table, person, limit=(back + 1) * LOG_LINES + 1)
    info, view = seen_by_reader(*await services.host.reading.view(table, person), who.words)
    end = len(lines) - back * LOG_LINES
    if info.status in OVER and not lines:
        raise Refused("moves-gone")
    shown = lines[max(0, end - LOG_LINES) : max(0, end)]
    told = [text for line in shown for text in _log_line(services, info, line, view, who.words)]
    quoted = [f"> {text}" for text in told or [who.words("log-empty")]]
    panel = Panel()
    buttons = []
    if end > LOG_LINES:
        buttons.append(ButtonSpec(who.words("button-older"), Press(table, "log", 0, (back + 1,)).custom_id()))
    if back:
        buttons.append(ButtonSpec(who.words("button-newer"), Press(table, "log", 0, (back - 1,)).custom_id()))
    buttons.append(ButtonSpec(who.words("button-replay"), Press(table, "replay").custom_id()))
    panel.buttons(buttons)
    text = messages.fit([messages.heading(services, info, who.words), *quoted])
    await who.answer_in_place(text, panel)


def _log_line(services: Services, info: TableInfo, line: LogLine, view: View, words: Words) -> list[str]:
    """Return one log entry as a line, [] if it has no words. It has the number of its move, if that may be known."""
    told = messages.event_lines(services, info, [line], view, words)
    return [words("log-numbered", number=str(line.number), text=text) for text in told] if line.number else told


async def show_rules(
    who: Caller, game: str, page: int = OVERVIEW, *, table: TableInfo | None = None, replace: bool = False
) -> None:
    """Show a page of the rules with its pictures and buttons to turn it; for a ``table``, by its options."""
    painter, number = who.services.drawing.painters[game], 0 if table is None else table.id
    edition = Edition({} if table is None else table.options, who.services.host.tables.library.games[game].box)
    first = painter.first_page
    page = min(max(page, first), painter.rules_pages - 1)
    words = who.words
    panel = Panel()
    buttons = [
        ButtonSpec(
            words("button-previous"),
            Press(number, "rulepage", page - first, (game, page - 1)).custom_id(),
            disabled=page == first,
        ),
        ButtonSpec(
            words("button-next"),
            Press(number, "rulepage", page - first, (game, page + 1)).custom_id(),
            discord.ButtonStyle.primary,
            disabled=page + 1 == painter.rules_pages,
        ),
    ]
    if lesson_of(game) is not None:
        buttons.append(ButtonSpec(words("button-learn"), Press(0, "learn", 0, (game,)).custom_id(), emoji="🎓"))
    if table is None:
        buttons.append(ButtonSpec(words("button-card"), Press(0, "card", 0, (game,)).custom_id()))
    panel.buttons(buttons)
    text = words(
        "rules-heading",
        title=who.services.narration(game).title(words),
        page=str(page + 1 - first),
        pages=str(painter.rules_pages - first),
    )
    if page == first:
        text = messages.fit([text, *origin(game, words)])
    if replace:
        await safely(who.interaction.response.defer)
        await who.replace(text, panel, picture=await who.services.drawing.rules(game, page, words, edition))
        return
    await who.defer()
    await who.say(text, panel, await who.services.drawing.rules(game, page, words, edition))


def origin(game: str, words: Words) -> list[str]:
    """Return whose a game is, in small print: designer, permission, where to read more; a line."""
    credit = credit_of(game)
    made = words("card-designer", name=words(f"{game}-designer")) if words.has(f"{game}-designer") else ""
    # In angle brackets Discord shows no picture of the page.
    more = words("credit-more", link=f"<{credit.more}>") if credit.more else ""
    allowed = words("credit-permission", state=words(f"permission-{credit.permission}"))
    parts = [made, allowed, more]
    return [words("credit", told=" · ".join(part for part in parts if part))]


class Record(Cog):
    """The verbs for a table's history."""

    @on_press("log")
    async def log(self, who: Caller, press: Press) -> None:
        """Show the history; the path may hold how many pages back."""
        back = press.path[0] if press.path else 0
        if not isinstance(back, int) or not 0 <= back < 1000:
            raise BadId("no page")
        await show_log(who, press.table, back)

    @on_press("look")
    async def look(self, who: Caller, press: Press) -> None:
        """Show the table as it is now to the caller alone."""
        await who.defer()
        info = await self.services.host.reading.table(press.table)
        await look_back(who, info, hands=False)
        sheet = await table_sheets.table_sheet(self.services, for_reader(info, who.words), who.words)
        if len(sheet.panel.rows) < ROWS:
            sheet.panel.buttons(move_button(who, info))
        await who.say(sheet.text, sheet.panel, sheet.picture)

    @on_press("rules")
    async def rules(self, who: Caller, press: Press) -> None:
        """Show the rules of the table's game."""
        info = await self.services.host.reading.table(press.table)
        await show_rules(who, info.game, table=info)

    @on_press("rulepage")
    async def rule_page(self, who: Caller, press: Press) -> None:
        """Show another page of the rules."""
        if len(press.path) != 2:
            raise BadId("no page")
        game, page = press.path
        if not isinstance(game, str) or game not in self.services.narrations or not isinstance(page, int):
            raise BadId("no page")
        info = await self.services.host.reading.table(press.table) if press.table else None
        await show_rules(who, game, page, table=info, replace=who.on_message)

    @on_press("verify")
    async def verify(self, who: Caller, press: Press) -> None:
        """Check the proof of the shuffle by replaying the whole match, and show its numbers."""
        in_place = who.on_message and not who.has_picture
        # The record of a long match takes its time.
        await (safely(who.interaction.response.defer) if in_place else who.defer())
        try:
            export = await self.exported(who, press.table)
            if not export.get("secret"):
                raise Refused("proof-not-yet", commitment=export["header"]["commitment"])
        except Refused as refused:
            if not in_place:
                raise
            # The message of the press stays as it is.
            await who.anew(explain(refused, who.words), None, None)
            return
        answer = who.replace if in_place else who.say
        panel = Panel()
        panel.buttons([ButtonSpec(who.words("button-record"), Press(press.table, "record").custom_id())])
        try:
            match = await asyncio.to_thread(self._replayed, export)
        except BadRecord:
            older = self._older(export["header"])
            await answer(who.words("proof-old-rules" if older else "proof-broken"), panel)
            return
        await answer(
            who.words(
                "proof-holds",
                commitment=match.header.commitment,
                secret=match.secret.hex(),
                words=_words_in(match.header, export["names"], who.words),
                seed=match.ctx.seed.hex(),
                moves=len(match.log),
            ),
            panel,
        )

    async def exported(self, who: Caller, table: int) -> dict[str, Any]:
        """Return the record of a table. Also raises Refused: cards-in-play, and cards-sealed during the day of its
        cards.
        """
        info = await self.services.host.reading.table(table)
        if info.status in OVER and await self.services.host.duplicate_deals.sealed(info.cards):
            raise Refused("cup-sealed" if cup_round(info.cards) else "cards-sealed")
        await look_back(who, info, hands=True)
        return await self.services.host.reading.export(table)

    @on_press("record")
    async def record(self, who: Caller, press: Press) -> None:
        """Send the match as one JSON file, for replays, bug reports, and whoever checks the shuffle."""
        # To name the shuffles, the match is played again.
        await who.defer()
        export = await self.exported(who, press.table)
        if not export.get("secret"):
            raise Refused("record-not-yet")
        with contextlib.suppress(BadRecord):
            export |= await asyncio.to_thread(lambda: self._replayed(export).proven())
        data = json.dumps(export, ensure_ascii=False, separators=(",", ":")).encode()

        async def send() -> None:
            file = discord.File(io.BytesIO(data), filename=f"tefuda-{press.table}.json")
            await who.interaction.edit_original_response(content=who.words("record-here"), attachments=[file])

        await who.show(send)

    def _older(self, header: Mapping[str, Any]) -> bool:
        """True if these rules are not those by which a match was played."""
        return bool(self._game(header).revision != header["revision"])

    def _game(self, header: Mapping[str, Any]) -> Game[Any]:
        """Return the rules by which a match was played, as far as they are kept."""
        game = self.services.host.tables.library.games[header["game"]]
        return game.playing(header["options"]).as_of(header["revision"])

    def _replayed(self, export: dict[str, Any]) -> Match[Any]:
        """Return the match of a record, played again by its rules. Raises BadRecord."""
        return Match.replay(self._game(export["header"]), export)


def _words_in(header: Header, names: Sequence[str], words: Words) -> str:
    """Return the words that went into a finished match, each with its person's name."""
    if header.cards:
        return words("proof-cards", cards=header.cards)
    listed = [(escaped(names[seat]), word) for seat, word in words_of(header.nonces)]
    return messages.word_list(listed, words) or words("proof-no-words")
