"""The house rules begin with what hosts of any game change; the game's own options come after."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.delivery.sheets.lobby_sheet import call_of
from cogs.lobby.lobby_options import JOINING, LENGTHS, PACE, PICTURES, ROWS, SIZE, START, UNDO, LobbyOptions, rules_text
from cogs.lobby.starting import start_line
from cogs.ui.ids import BadId, Press
from cogs.ui.panel import SelectSpec
from cogs.ui.services import Services
from engine.games.registry import GAMES
from engine.host.model.clock.starts import Start
from engine.host.model.records import Post, Refused, TableInfo
from locales import LANGUAGES, Lang, words
from render.games.registry import NARRATIONS
from tests.cogs.panel_world import PHONE, Desk, refused
from tests.host.rig import ANN, BEN, Rig


def menu(rig: Rig) -> LobbyOptions:
    # Nothing is drawn here.
    drawing = SimpleNamespace(painters=NARRATIONS)
    services = Services(rig.host, drawing, NARRATIONS)  # type: ignore[arg-type]
    bot: Any = SimpleNamespace(services=services)
    return LobbyOptions(bot)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
async def test_the_first_page_has_what_most_hosts_change(rig: Rig, slug: str, lang: Lang) -> None:
    game, w, cog = GAMES[slug], words(lang), menu(rig)
    info = await rig.table(ANN, game=slug, size=game.default_seats)
    first, *further = [[setting.key for setting in page] for page in cog.pages(info, w)]
    length = [key for key in first if key in LENGTHS]
    assert len(length) <= 1
    general = [*([SIZE] if len(game.seats) > 1 else []), PACE, *length, START, JOINING, UNDO]
    assert first == general[:ROWS]
    assert [key for page in further for key in page][: len(general[ROWS:])] == general[ROWS:]
    others = [key for page in further for key in page if key not in general]
    assert sorted([*length, *others]) == sorted(
        [option.key for option in game.choosable(info.options) if game.has_effect(option.key, info.options)]
        + [PICTURES]
    )
    assert not any(key in LENGTHS for page in further[:1] for key in page) or length


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_switches_say_what_holds_now(rig: Rig, lang: Lang) -> None:
    w, cog = words(lang), menu(rig)
    who: Any = SimpleNamespace(words=w)

    async def labels(page: int = 0) -> dict[str, str]:
        (*_, row) = cog.sheet(who, await rig.host.reading.table(info.id), page)[1].rows
        assert isinstance(row, list)
        assert all(len(b.label) <= PHONE for b in row)
        return {Press.parse(b.custom_id).verb: b.label for b in row}

    rig.host.tables.search = cast("Any", object())
    info = await rig.table(ANN, BEN, game="geschenk", size=4)
    before = await labels()
    assert list(before) == ["hints", "options", "optionsdone"] and before["hints"] == w("switch-hints-on")
    await rig.host.lobby_options.allow_hints(info.id, ANN, False, rig.press())
    after = await labels()
    assert after["hints"] == w("switch-hints-off")
    assert list(await labels(1)) == ["options", "optionsdone"], "the game's own options have no switches beside them"


async def test_a_changed_setting_is_shown_on_its_page(rig: Rig) -> None:
    """A press of any release keeps its meaning, on whichever page the setting stands now."""
    cog, w, answers = menu(rig), words("en"), list[Any]()
    info = await rig.table(ANN, game="geschenk", size=4)

    async def shown(key: str, value: str) -> list[str]:
        async def replace(text: str, panel: Any = None) -> None:
            answers.append(panel)

        who: Any = SimpleNamespace(words=w, person=ANN, values=[value], key=rig.press(), replace=replace)
        await cog.choose(who, Press(info.id, "option", 0, (key,)))
        selects = [row for row in answers[-1].rows if isinstance(row, SelectSpec)]
        return [str(Press.parse(select.custom_id).path[0]) for select in selects]

    assert PACE in await shown(PACE, "2") and "games" in await shown("games", "3")
    own = await shown("remove", "7")
    assert "remove" in own and PACE not in own
    changed = await rig.host.reading.table(info.id)
    assert (changed.options["games"], changed.options["remove"], changed.pace) == (4, 7, "daily")


async def test_an_option_without_effect_is_not_shown(rig: Rig) -> None:
    """All Aboard: a number of rounds ends the game, or a target of points; an old button still sets the other one."""
    cog, w = menu(rig), words("en")
    info = await rig.table(ANN, game="all_aboard", size=4)

    async def shown() -> tuple[set[str], str]:
        now = await rig.host.reading.table(info.id)
        keys = {setting.key for page in cog.pages(now, w) for setting in page}
        return keys & {"rounds", "points", "max_rounds"}, rules_text(cog.services, now, w)

    by_rounds, told = await shown()
    assert by_rounds == {"rounds"} and w("all_aboard-option-points") not in told
    await rig.host.lobby_options.choose_option(info.id, ANN, "end", "points", rig.press())
    by_points, told = await shown()
    assert by_points == {"points", "max_rounds"} and w("all_aboard-option-points") in told
    answers = list[str]()

    async def replace(text: str, panel: Any = None) -> None:
        answers.append(text)

    who: Any = SimpleNamespace(words=w, person=ANN, values=["3"], key=rig.press(), replace=replace)
    await cog.choose(who, Press(info.id, "option", 0, ("rounds",)))
    assert answers and (await rig.host.reading.table(info.id)).options["rounds"] == 3


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_menu_is_closed_by_a_button(rig: Rig, lang: Lang) -> None:
    w, desk = words(lang), Desk(rig, LobbyOptions, lang=lang)
    info = await rig.table(ANN, game="geschenk", size=4)
    await desk.press(Press(info.id, "options").custom_id(), forge=True)
    assert desk.labels[-1] == w("button-done")
    done = await desk.click(w("button-done"))
    assert done.deleted and done.text == ""


async def test_only_a_private_answer_is_closed(rig: Rig) -> None:
    """The button may be forged onto a message that is kept: a hand, or a table in a direct message."""
    desk = Desk(rig, LobbyOptions)
    info = await rig.table(ANN, game="geschenk", size=4)
    await rig.host.posts.save(Post(info.id, "table", "", "c", "1", 0, 0.0))
    with pytest.raises(BadId):
        await desk.press(Press(info.id, "optionsdone").custom_id(), forge=True)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_pictures_of_a_table_are_chosen_for_everybody(rig: Rig, lang: Lang) -> None:
    w, info = words(lang), await rig.table(ANN, game="geschenk")
    desk = Desk(rig, LobbyOptions, lang=lang)
    last = len(menu(rig).pages(info, w)) - 1
    await desk.press(Press(info.id, "options", 0, (last,)).custom_id(), forge=True)
    for style in ("quiet", "large"):
        await desk.press(Press(info.id, "option", 0, (PICTURES,)).custom_id(), style, forge=True)
        info = await rig.host.reading.table(info.id)
        assert info.pictures == style
        line = w("option-line", name=w("pictures-name"), value=w(f"pictures-{style}"))
        assert line in rules_text(desk.services, info, w)
    assert await refused(desk.press(Press(info.id, "option", 0, (PICTURES,)).custom_id(), "tiny", forge=True)) == (
        "malformed"
    )
    with pytest.raises(Refused, match="only-the-opener"):
        await rig.host.lobby_options.choose_pictures(info.id, BEN, "usual", "k")
    again = await rig.host.opening.last_rules(info.game, ANN.id, info.guild)
    assert again is not None and again.pictures == "large"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_opener_picks_when_it_starts(rig: Rig, lang: Lang) -> None:
    """By number or by time; everybody reads it, and buttons of older releases keep their meaning."""
    w, desk = words(lang), Desk(rig, LobbyOptions, lang=lang)
    info = await rig.table(ANN, game="geschenk", size=5)
    await desk.press(Press(info.id, "options").custom_id(), forge=True)

    async def picked(value: str) -> TableInfo:
        await desk.press(Press(info.id, "option", 0, ("start",)).custom_id(), value)
        return await rig.host.reading.table(info.id)

    (row,) = [item for item in desk.items if getattr(item, "placeholder", "") == start_line(info, w)]
    assert [option.value for option in row.options][:4] == ["press", "full", "n3", "n4"]
    assert all(len(option.label) <= 45 for option in row.options)
    by_number = await picked("n3")
    assert by_number.starts == Start(count=3, way="n3")
    assert call_of(desk.services, by_number, w).whole == w("lobby-starts-count", count=2)
    assert start_line(by_number, w) in rules_text(desk.services, by_number, w)
    on_time = await picked("c10")
    start = on_time.starts
    assert start is not None and start.at == rig.now + 600 and len(start.computers) == 5
    told = w("lobby-starts-at", when=f"<t:{int(start.at)}:R>", computers="yes")
    assert call_of(desk.services, on_time, w).whole == told and told in desk.last.text
    assert str(int(start.at)) not in call_of(desk.services, on_time, w).short, "a picture does not count down"
    alone = await picked("m30")
    call = call_of(desk.services, alone, w)
    assert w("lobby-needs", count=2) in call.whole and not call.ready
    assert (await picked("full")).when_full and not (await picked("press")).when_full
    with pytest.raises(BadId):
        await desk.press(Press(info.id, "option", 0, ("start",)).custom_id(), "m5", forge=True)
    await desk.press(Press(info.id, "whenfull", 0, (1,)).custom_id(), forge=True)
    assert (await rig.host.reading.table(info.id)).when_full
