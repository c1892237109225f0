"""The same cards at several tables: their results side by side, for those tables that the caller may see."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.community.sharing import show_once
from cogs.delivery.sheets.table_panels import COMPARE, OFFER_CARDS
from cogs.lobby.opening import deal_again
from cogs.ui import messages
from cogs.ui.access import look_back, reaches
from cogs.ui.cog import Cog, on_press
from cogs.ui.drawing import Picture, people_of
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.tefuda import Tefuda
from cogs.ui.words.escaping import escaped
from engine.host.community.sharing import Shares
from engine.host.model.duplicate_deals import Played
from engine.host.model.records import Refused, Status, TableInfo
from engine.host.model.rows import DAILY, OVER
from locales import Words
from render.kit.drawing.text import signed
from render.pictures.side_by_side import MOST_TABLES, Cell, SideBySide, paint


def chosen(played: Sequence[tuple[TableInfo, Played]], table: int) -> list[tuple[TableInfo, Played]]:
    """Return, of many tables, the first, the newest and the one in question, in their order."""
    mine = [at for at, (info, _) in enumerate(played) if info.id == table]
    wanted = list(dict.fromkeys([*mine, 0, *range(len(played) - 1, 0, -1)]))[:MOST_TABLES]
    return [played[at] for at in sorted(wanted)]


DEAL = "dealagain"
"""The verb that opens a table with the cards of a finished one."""


class DuplicateDeals(Cog):
    """The verbs that offer cards once more, deal them, and compare the results."""

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.offers = Shares(self.services.host.tables.store, self.services.clock, "offer")

    @on_press(OFFER_CARDS)
    async def offer(self, who: Caller, press: Press) -> None:
        """Tell everybody here that these cards can be played, once a channel, in the server of the table.

        Raises Refused: again-not-over, again-not-possible, offer-elsewhere, offer-done, offer-often, cards-sealed,
        cards-played.
        """
        info = await self.services.host.reading.table(press.table)
        if info.status is not Status.FINISHED:
            raise Refused("again-not-over")
        if info.watch or info.cards.startswith(DAILY):
            raise Refused("again-not-possible")
        # Nobody else reaches a table in direct messages, or from another server.
        if info.guild is None or info.guild != str(who.interaction.guild_id):
            raise Refused("offer-elsewhere")
        await self.services.host.duplicate_deals.must_be_shareable(info.id)
        await self.services.host.duplicate_deals.must_be_unseen(info.id)
        words, panel = self.services.table_words(info), Panel()
        panel.buttons(
            [ButtonSpec(words("button-deal-again"), Press(info.id, DEAL).custom_id(), discord.ButtonStyle.primary)]
        )
        title = self.services.narration(info.game).title(words)
        text = words("cards-offered", name=escaped(who.person.name), title=title, table=str(info.id))

        async def sheet() -> messages.Sheet:
            return messages.Sheet(text, panel)

        await show_once(who, self.offers, info.id, sheet)

    @on_press(DEAL)
    async def deal(self, who: Caller, press: Press) -> None:
        """Open a table with the cards, options and seats of a finished one."""
        info = await self.services.host.reading.table(press.table)
        await deal_again(who, info.game, info.id)

    @on_press(COMPARE)
    async def compare(self, who: Caller, press: Press) -> None:
        """Show all results of these cards in the caller's reach. Raises Refused: not-over, same-cards-alone."""
        await who.defer()
        host = self.services.host
        info = await host.reading.table(press.table)
        if info.status not in OVER:
            raise Refused("not-over")
        if info.cards.startswith(DAILY):
            # A day's tables may be thousands, and nobody sees those of others; only a forged press asks for them.
            raise Refused("same-cards-alone")
        await look_back(who, info, hands=False)
        found: list[tuple[TableInfo, Played]] = []
        for played in await host.duplicate_deals.played(await host.duplicate_deals.key(info.id)):
            there = info if played.table == info.id else await host.reading.table(played.table)
            if there is info or await reaches(self.services, who.interaction, there):
                found.append((there, played))
        if len(found) < 2:
            raise Refused("same-cards-alone")
        shown, words = chosen(found, info.id), who.words
        lines = [messages.heading(self.services, info, words), words("same-cards-heading", count=len(found))]
        await who.say(messages.fit(lines), None, await self.picture(info, shown, words))

    async def picture(self, info: TableInfo, shown: Sequence[tuple[TableInfo, Played]], words: Words) -> Picture:
        """Return a picture of the tables side by side, seat by seat."""
        painter, narration = self.services.drawing.painters[info.game], self.services.narration(info.game)
        best = min if self.services.host.tables.library.games[info.game].least_wins else max
        rows = tuple(
            tuple(
                Cell(
                    people_of(there)[seat],
                    signed(played.scores[seat]),
                    seat in played.winners,
                    played.scores[seat] == best(other.scores[seat] for _, other in shown),
                )
                for there, played in shown
            )
            for seat in range(len(shown[0][1].scores))
        )
        heads = tuple(words("same-cards-table", table=str(there.id)) for there, _ in shown)
        seats = tuple(words("same-cards-seat", seat=str(seat + 1)) for seat in range(len(rows)))
        told = [
            words("same-cards-alt", seat=seat, results=words.join([f"{cell.who.name} {cell.score}" for cell in row]))
            for seat, row in zip(seats, rows, strict=True)
        ]
        both = SideBySide(
            painter.look,
            narration.title(words),
            narration.second(words),
            words("same-cards-title"),
            heads,
            seats,
            rows,
        )
        return await self.services.drawing.picture(
            words,
            ("same cards", painter, both, words.lang),
            f"same-cards-{info.id}.png",
            " ".join([words("same-cards-title"), words.join(list(heads)), *told]),
            lambda: paint(both).image,
        )
