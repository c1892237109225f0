"""Results of the same cards side by side: which tables are shown, and how."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.community.duplicate_deals import DEAL, DuplicateDeals, chosen
from cogs.delivery.sheets.table_panels import COMPARE, OFFER_CARDS, offer_cards_button
from cogs.play.replay import Replay
from cogs.play.replay_panel import same_cards_buttons
from cogs.ui.ids import Press
from cogs.ui.services import Services
from engine.host.community.sharing import MOST, Shares
from engine.host.model.duplicate_deals import Played
from engine.host.model.records import DeliveryKind, Person, Refused, TableInfo
from engine.verify import check
from locales import words
from locales.catalogue import LANGUAGES, Lang
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.drawing.written import written
from render.kit.pages.faults import faults
from render.kit.pieces.person import Person as Face
from render.pictures.side_by_side import Cell, SideBySide, paint
from tests.cogs.community.test_open_seats import acting
from tests.cogs.play.test_replay import Described
from tests.host.rig import ANN, BEN, CAT, DAN, Rig


async def dealt_twice(rig: Rig) -> tuple[TableInfo, TableInfo]:
    first = await rig.started(ANN, BEN, game="en_garde", size=2)
    await rig.play_on(first.id, ANN, BEN)
    second = await rig.host.opening.open_table(
        "en_garde", {}, 2, CAT, guild="g", channel="c", lang="ja", interaction=rig.press(), again=first.id
    )
    await rig.host.seating.join(second.id, DAN, rig.press())
    await rig.host.dealing.start(second.id, CAT, rig.press())
    return first, await rig.host.reading.table(second.id)


class Asking:
    def __init__(self, rig: Rig, person: Any, lang: Lang, **place: Any) -> None:
        self.services = Services(rig.host, Described(PAINTERS, NARRATIONS), NARRATIONS, lambda: rig.now)
        self.person, self.words, self.interaction = person, words(lang), acting(person, **place)
        self.said: list[tuple[str, Any]] = []
        self.public: list[Any] = []
        self.interaction.response = SimpleNamespace(defer=self.deferred, is_done=lambda: True)
        self.interaction.edit_original_response = self.shown

    async def deferred(self, **_: Any) -> None: ...

    async def show(self, send: Any) -> None:
        await send()

    async def shown(self, **given: Any) -> Any:
        self.public.append(given)
        return SimpleNamespace(id=900 + len(self.public))

    on_message = False

    async def defer(self) -> None: ...

    async def say(self, text: str, panel: Any = None, picture: Any = None) -> None:
        self.said.append((text, picture))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_both_tables_seat_by_seat(rig: Rig, lang: Lang) -> None:
    first, second = await dealt_twice(rig)
    who: Any = Asking(rig, CAT, lang)
    cog = DuplicateDeals(SimpleNamespace(services=who.services))  # type: ignore[arg-type]  # no bot
    with pytest.raises(Refused, match="cards-in-play"):
        await cog.compare(who, Press(first.id, COMPARE))
    over = await rig.play_on(second.id, CAT, DAN)
    button, offer = same_cards_buttons(over, who.words)
    assert Press.parse(offer.custom_id).verb == OFFER_CARDS
    await cog.compare(who, Press.parse(button.custom_id))
    text, picture = who.said[-1]
    assert who.words("same-cards-heading", count=2) in text
    assert all(name in picture.alt for name in ("Ann", "Ben", "Cat", "Dan"))
    assert who.words("same-cards-table", table=str(first.id)) in picture.alt
    found = check(await rig.host.reading.export(second.id))
    assert found.cards == first.match and found.seed.hex() == check(await rig.host.reading.export(first.id)).seed.hex()
    elsewhere: Any = Asking(rig, DAN, lang, guild="other", sees=False)
    with pytest.raises(Refused, match="same-cards-alone"):
        await cog.compare(elsewhere, Press(second.id, COMPARE))


async def test_a_forged_press_reads_no_tables_of_a_day(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    """There may be thousands, and each belongs to a single person."""
    _, second = await dealt_twice(rig)
    await rig.play_on(second.id, CAT, DAN)
    await rig.host.tables.store.write("UPDATE same_cards SET cards = 'daily:1970-01-12:en_garde'")

    async def read(cards: str) -> list[Played]:
        raise AssertionError(cards)

    monkeypatch.setattr(rig.host.duplicate_deals, "played", read)
    who: Any = Asking(rig, CAT, "en")
    cog = DuplicateDeals(SimpleNamespace(services=who.services))  # type: ignore[arg-type]  # no bot
    with pytest.raises(Refused, match="same-cards-alone"):
        await cog.compare(who, Press(second.id, COMPARE))


async def test_nothing_of_other_tables_is_told_while_ones_own_is_played(rig: Rig) -> None:
    first, second = await dealt_twice(rig)
    eva, fay = Person("105", "Eva"), Person("106", "Fay")
    third = await rig.host.opening.open_table(
        "en_garde", {}, 2, eva, guild="g", channel="c", lang="ja", interaction=rig.press(), again=first.id
    )
    await rig.host.seating.join(third.id, fay, rig.press())
    await rig.host.dealing.start(third.id, eva, rig.press())
    await rig.play_on(third.id, eva, fay)
    who: Any = Asking(rig, CAT, "en")
    cog = DuplicateDeals(SimpleNamespace(services=who.services))  # type: ignore[arg-type]  # no bot
    with pytest.raises(Refused, match="not-over"):
        await cog.compare(who, Press(second.id, COMPARE))
    replay = Replay(SimpleNamespace(services=who.services))  # type: ignore[arg-type]  # no bot
    for press in (Press(first.id, "replay", 3, ("forward",)), Press(first.id, "replay", 3, ("last",))):
        with pytest.raises(Refused, match="cards-in-play"):
            await replay.replay(who, press)


async def test_only_cards_that_others_can_play_are_offered(rig: Rig) -> None:
    """What becomes of an offer: tests/e2e/lobby/test_daily.py."""
    first, second = await dealt_twice(rig)
    who: Any = Asking(rig, ANN, "en")
    cog = DuplicateDeals(SimpleNamespace(services=who.services))  # type: ignore[arg-type]  # no bot
    for table, reason in ((second.id, "again-not-over"), (first.id, "cards-played")):
        with pytest.raises(Refused, match=reason):
            await cog.offer(who, Press(table, OFFER_CARDS))
    over = await rig.play_on(second.id, CAT, DAN)
    assert [b.custom_id for b in offer_cards_button(over, who.words)] == [Press(second.id, OFFER_CARDS).custom_id()]
    for person in (ANN, CAT):
        with pytest.raises(Refused, match="cards-known"):
            await cog.deal(Asking(rig, person, "en"), Press(first.id, DEAL))  # type: ignore[arg-type]  # a stand-in
    await rig.host.tables.store.write("UPDATE same_cards SET cards = 'daily:1970-01-12:en_garde'")
    daily = await rig.host.reading.table(second.id)
    assert offer_cards_button(daily, who.words) == []
    with pytest.raises(Refused, match="again-not-possible"):
        await cog.offer(who, Press(second.id, OFFER_CARDS))


async def test_cards_are_offered_until_everybody_has_seen_them(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, game="en_garde", size=2)
    await rig.play_on(info.id, ANN, BEN)
    who: Any = Asking(rig, ANN, "en")
    cog = DuplicateDeals(SimpleNamespace(services=who.services))  # type: ignore[arg-type]  # no bot
    await cog.offer(who, Press(info.id, OFFER_CARDS))
    assert len(who.public) == 1
    await Replay(SimpleNamespace(services=who.services)).shareable(info.id)  # type: ignore[arg-type]  # no bot
    with pytest.raises(Refused, match="again-not-possible"):
        await cog.offer(who, Press(info.id, OFFER_CARDS))


async def test_cards_are_offered_once_where_others_can_play_them(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, game="en_garde", size=2)
    over = await rig.play_on(info.id, ANN, BEN)
    who: Any = Asking(rig, ANN, "en")
    cog = DuplicateDeals(SimpleNamespace(services=who.services))  # type: ignore[arg-type]  # no bot
    for guild in (None, "other"):
        with pytest.raises(Refused, match="offer-elsewhere"):
            await cog.offer(cast("Any", Asking(rig, ANN, "en", guild=guild)), Press(info.id, OFFER_CARDS))
    await cog.offer(who, Press(info.id, OFFER_CARDS))
    with pytest.raises(Refused, match="offer-done"):
        await cog.offer(who, Press(info.id, OFFER_CARDS))
    elsewhere: Any = Asking(rig, ANN, "en", channel="c2")
    await cog.offer(elsewhere, Press(info.id, OFFER_CARDS))
    assert len(who.public) == len(elsewhere.public) == 1
    for number in range(MOST - 2):
        await cog.offers.claim(info.id, ANN, str(number))
    with pytest.raises(Refused, match="offer-often"):
        await cog.offer(cast("Any", Asking(rig, ANN, "en", channel="c3")), Press(info.id, OFFER_CARDS))
    await Shares(rig.host.tables.store, lambda: rig.now).claim(info.id, ANN, "c")
    await rig.host.personal_data.forget(ANN, lambda lang: "somebody")
    gone = {t.target for t in await rig.host.deliveries.in_outbox() if t.kind is DeliveryKind.CLEAR}
    assert "901" in gone, "the offer names her"
    assert offer_cards_button(over, who.words) and offer_cards_button(replace(over, guild=None), who.words) == []


def test_of_many_tables_the_first_the_newest_and_the_own() -> None:
    played: Any = [(SimpleNamespace(id=at), Played(at, (), ())) for at in range(9)]
    assert [info.id for info, _ in chosen(played, 4)] == [0, 4, 8]
    assert [info.id for info, _ in chosen(played, 0)] == [0, 7, 8]
    assert [info.id for info, _ in chosen(played[:2], 1)] == [0, 1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "tables"), [(2, 2), (4, 3), (7, 3)])
def test_all_of_the_picture_can_be_read(seats: int, tables: int, lang: Lang) -> None:
    w = words(lang)
    names = ("Alexandra Brown-Montgomery", "ねこのしっぽ太郎丸の助", "W" * 32)
    rows = tuple(
        tuple(Cell(Face(names[(s + t) % 3]), "−120", won=t == 0, best=t == 1) for t in range(tables))
        for s in range(seats)
    )
    heads = tuple(w("same-cards-table", table=str(10**6 + t)) for t in range(tables))
    numbers = tuple(w("same-cards-seat", seat=str(s + 1)) for s in range(seats))
    title, second = w("counting_cribbage-title"), w.other("counting_cribbage-title")
    image = paint(
        SideBySide(PAINTERS["counting_cribbage"].look, title, second, w("same-cards-title"), heads, numbers, rows)
    ).image
    assert faults(image) == []
    assert [one.text for one in written(image)].count("−120") == seats * tables
