"""What a waiting table says is missing, in one line; its words and its buttons."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from discord import ButtonStyle

from cogs.delivery.sheets.lobby_sheet import call_of, described, lobby_notes, more_seats, playable, seated_line
from cogs.delivery.sheets.table_panels import lobby_panel
from cogs.lobby.lobby_options import LobbyOptions, values_of
from cogs.ui.ids import Press
from cogs.ui.messages import options_text
from cogs.ui.panel import PAGE, ButtonSpec, PersonSpec, SelectSpec
from cogs.ui.services import Services
from engine.games.registry import GAMES
from engine.host.community.club_nights import ClubNights
from engine.host.lobby.opening import Spot
from engine.host.model.records import Person, TableInfo
from locales.catalogue import LANGUAGES, Lang, words
from render.games.registry import NARRATIONS
from tests.host.rig import ANN, BEN, CAT, Rig

JA = words("ja")


def services(rig: Rig) -> Services:
    drawing: Any = SimpleNamespace(painters=dict.fromkeys(GAMES))
    return Services(rig.host, drawing, NARRATIONS)  # nothing is drawn


async def test_what_is_missing_is_one_line(rig: Rig) -> None:
    async def line(info: TableInfo) -> tuple[str, bool]:
        call = call_of(services(rig), await rig.host.reading.table(info.id), JA)
        assert "\n" not in call.whole and call.whole.startswith(call.short[:3])
        return call.whole, call.ready

    info = await rig.table(ANN, game="geschenk", size=4)
    missing = JA("lobby-needs", count=2)
    assert await line(info) == (missing, False)
    await rig.host.inviting.invite(info.id, ANN, BEN, rig.press())
    assert await line(info) == (JA("lobby-awaits", missing=missing, names="Ben"), False)
    await rig.host.seating.join(info.id, BEN, rig.press())
    await rig.host.seating.join(info.id, CAT, rig.press())
    assert await line(info) == (JA("lobby-ready-host", name="Ann"), True)
    await rig.host.lobby_options.start_when_full(info.id, ANN, True, rig.press())
    assert await line(info) == (JA("lobby-when-full", count=1), True)
    await rig.host.lobby_options.start_when_full(info.id, ANN, False, rig.press())
    await rig.host.seating.add_computer(info.id, ANN, rig.press(), name="Robot")
    assert await line(info) == (JA("lobby-ready"), True)


async def test_a_full_table_says_where_more_seats_come_from(rig: Rig) -> None:
    async def more(info: TableInfo) -> int:
        return more_seats(GAMES[info.game], await rig.host.reading.table(info.id))

    info = await rig.table(ANN, game="hex_jinchi", size=2)
    assert await more(info) == 0, "there is a free one"
    await rig.host.seating.join(info.id, BEN, rig.press())
    assert await more(info) == 3
    full = await rig.host.reading.table(info.id)
    assert JA("lobby-full-more", most=3) in lobby_notes(services(rig), full, JA), "the third reads whom to ask"
    other = await rig.table(ANN, game="hex_jinchi", size=2)
    assert lobby_notes(services(rig), other, JA) == []
    await rig.host.seating.add_computer(other.id, ANN, rig.press(), name="Robot")
    full = await rig.host.reading.table(other.id)
    assert lobby_notes(services(rig), full, JA) == [], "a computer makes room"
    assert await more(await rig.table(ANN, BEN, game="en_garde", size=2)) == 0, "two, whoever comes"


async def test_an_option_that_needs_more_players_is_waited_for_by_their_number(rig: Rig) -> None:
    info = await rig.table(ANN, BEN, game="alliance", size=4, mode="team")
    assert call_of(services(rig), info, JA).short == JA("lobby-needs", count=2), "teams are for four or six"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
async def test_only_house_rules_that_are_not_the_usual_ones_are_told(rig: Rig, slug: str, lang: Lang) -> None:
    """A list of usual values in the words of a game says nothing to those who do not know it."""
    game, w = GAMES[slug], words(lang)
    for size in game.seats:
        info = await rig.table(ANN, game=slug, size=size)
        call = call_of(services(rig), info, w)
        assert options_text(services(rig), info, w) == []
        assert w(f"{slug}-line") in described(services(rig), info, call, [], w)
        await rig.host.seating.close_table(info.id, ANN, rig.press())
    option = next((o for o in game.options if game.has_effect(o.key, info.options) and len(values_of(o)) > 1), None)
    if option is None:
        return  # a new game, which has no house rules yet
    changed = next(value for value in values_of(option) if value != info.options[option.key])
    info = replace(info, options={**info.options, option.key: changed})
    assert options_text(services(rig), info, w) == [NARRATIONS[slug].option_line(option.key, changed, w)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
async def test_every_option_of_every_game_is_changed_by_a_row_that_discord_takes(
    rig: Rig, slug: str, lang: Lang
) -> None:
    game, who = GAMES[slug], SimpleNamespace(words=words(lang))
    info = await rig.table(ANN, game=slug, size=game.default_seats)
    bot: Any = SimpleNamespace(services=services(rig))
    cog, keys = LobbyOptions(bot), set[object]()
    for page in range(4):
        _, panel = cog.sheet(who, info, page)  # type: ignore[arg-type]  # only its words are asked
        assert len(panel.rows) <= 5 and panel.view().children
        for row in panel.rows:
            for spec in row if isinstance(row, list) else [row]:
                assert isinstance(spec, ButtonSpec | SelectSpec)
                keys.update(Press.parse(spec.custom_id).path)
                if isinstance(spec, SelectSpec):
                    assert 1 <= len(spec.options) <= PAGE and 0 < len(spec.placeholder) <= 150
                    assert all(0 < len(label.text) <= 100 for label, _ in spec.options)
    assert {o.key for o in game.options if game.has_effect(o.key, info.options)} <= keys
    assert all(o.default in values_of(o) for o in game.options)


async def test_one_button_has_a_colour_the_one_that_brings_the_game_nearer(rig: Rig) -> None:
    async def coloured(info: TableInfo) -> list[str]:
        info = await rig.host.reading.table(info.id)
        rows = lobby_panel(services(rig), info, JA, ready=call_of(services(rig), info, JA).ready).rows
        buttons = [b for row in rows if isinstance(row, list) for b in row]
        return [Press.parse(b.custom_id).verb for b in buttons if b.style is not ButtonStyle.secondary]

    info = await rig.table(ANN, game="target", size=4)
    assert await coloured(info) == ["join"]
    await rig.host.seating.join(info.id, BEN, rig.press())
    assert await coloured(info) == ["start"]


async def test_too_few_can_start_with_computers_unless_somebody_is_invited(rig: Rig) -> None:
    async def starts(info: TableInfo) -> list[tuple[str, bool]]:
        info = await rig.host.reading.table(info.id)
        call = call_of(services(rig), info, JA)
        rows = lobby_panel(services(rig), info, JA, ready=call.ready, fills=call.fills).rows
        buttons = [b for row in rows if isinstance(row, list) for b in row]
        return [(v, b.disabled) for b in buttons if (v := Press.parse(b.custom_id).verb).startswith("start")]

    info = await rig.table(ANN, game="geschenk", size=3)
    assert await starts(info) == [("startcpu", False)]
    await rig.host.inviting.invite(info.id, ANN, BEN, rig.press())
    assert await starts(info) == [("start", True)], "their seat is kept"
    await rig.host.seating.join(info.id, BEN, rig.press())
    assert await starts(info) == [("startcpu", False)]
    await rig.host.seating.join(info.id, CAT, rig.press())
    assert await starts(info) == [("start", False)]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_seats_of_a_table_are_told_once(rig: Rig, lang: Lang) -> None:
    """A game for two to six at a table of four: the picture names the numbers of the table."""
    w = words(lang)
    info = await rig.table(ANN, game="target", size=4)
    assert list(playable(GAMES["target"], info)) == [2, 3, 4]
    assert "3" in seated_line(info, w) and "4" not in seated_line(info, w)
    full = await rig.table(ANN, BEN, game="target", size=2)
    assert seated_line(full, w) == w.join(["Ann", "Ben"])


async def test_nobody_is_invited_where_nobody_can_come(rig: Rig) -> None:
    info = await rig.table(ANN, game="geschenk", size=3)
    rows = lobby_panel(services(rig), info, JA, ready=False).rows
    assert isinstance(rows[-1], PersonSpec)
    alone = await rig.host.opening.open_table(
        "geschenk", {}, 3, ANN, guild=None, channel="d", lang="ja", interaction="1"
    )
    rows = lobby_panel(services(rig), alone, JA, ready=False).rows
    verbs = [Press.parse(b.custom_id).verb for row in rows if isinstance(row, list) for b in row]
    assert not isinstance(rows[-1], PersonSpec) and "join" not in verbs and "cpu" in verbs


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_table_of_a_club_night_says_who_will_be_its_host(rig: Rig, lang: Lang) -> None:
    w, nights = words(lang), ClubNights(rig.host)
    await nights.set("g", "c", lang, "Asia/Tokyo", 4, 1200, ("hex_jinchi",))
    night = await nights.of("g")
    assert night is not None
    info = await nights.open_table(night, "hex_jinchi", Spot("g", "c", None, lang), Person("900", "Tefuda"))
    assert w("lobby-nobody") in seated_line(info, w)
    alt = described(services(rig), info, call_of(services(rig), info, w), [], w)
    assert w("lobby-alt-nobody", free=2) in alt and "Tefuda" not in alt
    await rig.host.seating.join(info.id, BEN, rig.press())
    taken = await rig.host.reading.table(info.id)
    assert seated_line(taken, w).startswith("Ben")


@pytest.mark.parametrize("slug", GAMES)
async def test_a_table_that_closed_before_its_deal_can_be_asked_for_its_options(rig: Rig, slug: str) -> None:
    info = await rig.table(ANN, game=slug, size=max(GAMES[slug].seats))
    await rig.host.seating.close_table(info.id, ANN, rig.press())
    closed = await rig.host.reading.table(info.id)
    assert len(closed.seats) == 1 and options_text(services(rig), closed, JA) == []
