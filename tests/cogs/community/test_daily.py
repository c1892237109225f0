"""The page of the deal of the day: its text and buttons before, during and after a game, and what is shared."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.community.daily import Daily, day_named
from cogs.community.daily_sheet import bars_of, day_number, own_lines, page_lines, seal_of, standing_picture
from cogs.community.sharing import Sharing
from cogs.delivery.sheets.daily_line import daily_line
from cogs.delivery.sheets.table_sheets import table_sheet
from cogs.ui.ids import BadId, Press
from cogs.ui.services import Services
from engine.core.proof import commitment
from engine.games.registry import GAMES
from engine.host.community.daily import Standing, key_of, seats_of
from engine.host.model.duplicate_deals import DAY
from engine.host.model.records import Refused, Status
from engine.players.registry import CHOOSERS
from engine.verify import NotChecked, check, report
from locales import words
from locales.catalogue import LANGUAGES, Lang
from render.encoding.encode import png
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.drawing.text import signed
from render.kit.drawing.written import written
from render.kit.pages.faults import faults
from render.kit.pieces.person import Person as Face
from render.pictures.daily import MOST_BARS, Bar, DailyPicture, Day, Leaf, paint
from tests.cogs.play.test_replay import Described
from tests.host.rig import ANN, BEN, Rig
from tests.render.house import a_day

NONE = Standing("2026-11-22", "geschenk", (), 0, None, None, "ab" * 32, "", 0.0)


def cog_of(rig: Rig, game: str = "geschenk") -> Daily:
    """Return the cog over a host whose every day has this game."""
    rig.host.daily.featured = lambda day: game  # type: ignore[method-assign]
    kit = Services(rig.host, Described(PAINTERS, NARRATIONS), NARRATIONS, lambda: rig.now)
    return Daily(SimpleNamespace(services=kit))  # type: ignore[arg-type]  # no bot


class Asking:
    """A person in their direct messages, and all answers to them."""

    def __init__(self, cog: Daily, person: Any, lang: Lang) -> None:
        self.services, self.person, self.words = cog.services, person, words(lang)
        self.on_message = False
        self.values: list[str] = []
        self.said: list[tuple[str, Any, Any]] = []
        response = SimpleNamespace(defer=self.deferred, is_done=lambda: True)
        self.interaction = SimpleNamespace(
            guild_id=None,
            channel_id=7,
            channel=None,
            message=None,
            user=None,
            permissions=discord.Permissions(view_channel=True, send_messages=True),
            response=response,
            edit_original_response=self.shared,
        )
        self.public: list[Any] = []

    async def deferred(self, **_: Any) -> None: ...

    async def defer(self) -> None: ...

    async def say(self, text: str, panel: Any = None, picture: Any = None) -> None:
        self.said.append((text, panel, picture))

    async def show(self, send: Any) -> None:
        await send()

    async def shared(self, **given: Any) -> Any:
        self.public.append(given)
        return SimpleNamespace(id=900 + len(self.public))


def presses(panel: Any) -> dict[str, Press]:
    found = [Press.parse(item.custom_id) for item in panel.view().children]
    return {p.verb: p for p in found}


def test_what_takes_turns_can_be_played() -> None:
    for slug, game in GAMES.items():
        usual = game.settled(seats_of(game), {})
        assert not game.dailies[0], f"{slug}: the usual options are among them"
        varied = [game.settled(seats_of(game), given) for given in game.dailies[1:]]
        assert all(options != usual for options in varied) and sum(len(given) for given in game.dailies) <= 2


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_which_options_are_todays_is_seen_before_one_plays(rig: Rig, lang: Lang) -> None:
    cog, w, told = cog_of(rig), words(lang), dict[str, str]()
    who: Any = Asking(cog, ANN, lang)
    for _ in range(2):
        day = rig.host.daily.today
        await cog.show(who, day, "geschenk")
        text, panel, picture = who.said[-1]
        await cog.play(who, presses(panel)["dailyplay"])
        table = (await rig.host.daily.standing(day, "geschenk", ANN.id)).table
        assert table is not None
        odd = bool(table.options["open_chips"])
        line = NARRATIONS["geschenk"].option_line("open_chips", odd, w)
        said = w("daily-options", options=line) if odd else w("daily-options-usual")
        assert said not in text and said in picture.alt and len(table.seats) == 4, "once, in the picture"
        assert {"dailyplay", "learn", "rulepage"} <= set(presses(panel)), "a newcomer can look first"
        told[said] = day
        rig.now += DAY
    assert len(told) == 2, "they take turns"
    # The page of yesterday shows yesterday's results.
    await cog.show(who, rig.host.daily.yesterday, "geschenk")
    (said,) = (said for said, day in told.items() if day == rig.host.daily.yesterday)
    assert said in who.said[-1][2].alt


async def test_all_of_a_day_play_by_the_same_options_also_when_the_bot_is_updated(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await rig.host.daily.open("geschenk", ANN, ("A", "B", "C"), "house", channel="7", lang="en")
    given = {} if first.options["open_chips"] else {"open_chips": True}
    monkeypatch.setattr(type(GAMES["geschenk"]), "dailies", (given,))
    second = await rig.host.daily.open("geschenk", BEN, ("A", "B", "C"), "house", channel="8", lang="en")
    assert second.options == first.options and second.cards == first.cards
    rig.now += DAY
    third = await rig.host.daily.open("geschenk", BEN, ("A", "B", "C"), "house", channel="8", lang="en")
    assert third.options["open_chips"] is not first.options["open_chips"]


async def test_there_is_one_game_a_day_and_what_one_has_begun_goes_on(rig: Rig) -> None:
    """Buttons of former releases lead to other games of the day; a table of one is still reached."""
    cog, day = cog_of(rig), rig.host.daily.today
    begun = await rig.host.daily.open("en_garde", ANN, ("Robot",), "house", channel="7", lang="en")
    ann: Any = Asking(cog, ANN, "en")
    ben: Any = Asking(cog, BEN, "en")
    for who, title in ((ann, "en_garde-title"), (ben, "geschenk-title")):
        await cog.turn(who, Press(0, "daily", day_number(day), ("en_garde",)))
        assert words("en")(title) in who.said[-1][0]
        who.values = ["en_garde"]
        await cog.choose(who, Press(0, "dailygame", day_number(day)))
        assert words("en")(title) in who.said[-1][0]
        await cog.play(who, Press(0, "dailyplay", day_number(day), ("en_garde",)))
        assert words("en")(title) in who.said[-1][0]
    assert [t.id for t in await rig.host.reading.tables_of(ANN.id)] == [begun.id]
    assert await rig.host.reading.tables_of(BEN.id) == [], "nothing is dealt by a button that says something else"
    selects = [item for item in ben.said[-1][1].view().children if isinstance(item, discord.ui.Select)]
    assert selects == []


async def test_a_day_whose_game_is_switched_off_has_no_other(rig: Rig) -> None:
    cog, day = cog_of(rig), rig.host.daily.today
    rig.host.tables.library.away.add("geschenk")
    who: Any = Asking(cog, ANN, "en")
    who.values = ["geschenk"]
    press = Press(0, "daily", day_number(day), ("geschenk",))
    for call in (cog.turn(who, press), cog.play(who, press), cog.fair(who, press), cog.choose(who, press)):
        with pytest.raises(Refused, match="game-away"):
            await call
    assert who.said == []


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_from_the_page_to_a_shared_result(rig: Rig, lang: Lang, monkeypatch: pytest.MonkeyPatch) -> None:
    cog, drawn = cog_of(rig), list[DailyPicture]()
    sharing = Sharing(cast("Any", SimpleNamespace(services=cog.services, guilds=[], get_guild=lambda _: None)))
    described = cog.services.drawing.picture

    async def picture_of(spoken: Any, key: Any, *told: Any) -> Any:
        drawn.append(key[2])
        return await described(spoken, key, *told)

    monkeypatch.setattr(cog.services.drawing, "picture", picture_of)
    who, w = Asking(cog, ANN, lang), words(lang)
    asked: Any = who
    day = rig.host.daily.today
    await cog.show(asked, day, "geschenk")
    text, panel, picture = who.said[-1]
    assert w("daily-what", count=3) in text and w("daily-no-results") in picture.alt
    share = Press(0, "dailyshare", day_number(day), ("geschenk",))
    with pytest.raises(Refused, match="daily-nothing-to-share"):
        await sharing.share_daily(asked, share)
    await cog.play(asked, presses(panel)["dailyplay"])
    standing = await rig.host.daily.standing(day, "geschenk", ANN.id)
    assert standing.table is not None and standing.table.channel == "7" and standing.table.status is Status.PLAYING
    with pytest.raises(Refused, match="share-not-over"):
        await sharing.share_daily(asked, share)
    text, panel, _ = who.said[-1]
    assert presses(panel)["inbox"].table == standing.table.id and "dailyplay" not in presses(panel)
    await rig.play_on(standing.table.id, ANN)
    await cog.turn(asked, presses(panel)["daily"])
    await cog.show(asked, day, "geschenk")
    text, panel, picture = who.said[-1]
    standing = await rig.host.daily.standing(day, "geschenk", ANN.id)
    assert standing.own is not None and presses(panel)["dailyshare"] == share
    line = w(
        "daily-line",
        date=w("daily-date-short", month=int(day[5:7]), day=str(int(day[8:]))),
        title=w("geschenk-title"),
        score=signed(standing.own),
    )
    assert f"```\n{line}\n```" in text, "to copy"
    assert w("daily-first") in text and ANN.name not in picture.alt and w("daily-you") in picture.alt
    letters = [one.text for one in written(paint(drawn[-1]).image) if one.role in ("avatar", "sign")]
    assert {one for one in letters if not one.isdecimal()} == {ANN.name[0]}, "not that of the word for oneself"
    assert w("daily-you") in [one.text for one in written(paint(drawn[-1]).image)]
    assert standing.commitment not in text + picture.alt
    await cog.fair(asked, presses(panel)["dailyfair"])
    assert standing.commitment in who.said[-1][0]
    await sharing.share_daily(asked, share)
    assert line in who.said[-1][0] and w("share-nowhere") in who.said[-1][0] and who.public == [], "nobody else is here"
    who.interaction.guild_id = 5
    who.interaction.channel_id = 55
    await sharing.share_daily(asked, share)
    (shown,) = who.public
    assert shown["content"] == w("daily-shared", name="Ann", line=line) and len(shown["attachments"]) == 1
    assert "Ann" in shown["attachments"][0].description
    (door,) = shown["view"].children
    assert Press.parse(door.custom_id) == Press(0, "daily", day_number(day), ("geschenk",))


async def test_the_next_day_tells_the_secret(rig: Rig) -> None:
    cog, w = cog_of(rig), words("en")
    who: Any = Asking(cog, BEN, "en")
    day = rig.host.daily.today
    await cog.show(who, day, "geschenk")
    shown = presses(who.said[-1][1])
    rig.now += DAY
    with pytest.raises(Refused, match="daily-over"):
        await cog.play(who, shown["dailyplay"])
    yesterday = Press(0, "daily", day_number(day), ("geschenk",))
    await cog.turn(who, yesterday)
    text, panel, picture = who.said[-1]
    assert w("daily-no-results-over") in picture.alt and w("daily-no-results") not in picture.alt
    secret = (await rig.host.daily.standing(day, "geschenk", BEN.id)).secret
    assert w("daily-missed") in text and secret not in text and len(secret) == 64
    await cog.fair(who, presses(panel)["dailyfair"])
    assert secret in who.said[-1][0]
    assert presses(panel)["daily"].prompt == day_number(rig.host.daily.today) and "dailyplay" not in presses(panel)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_nobody_is_waited_for_once_the_day_is_over(rig: Rig, lang: Lang) -> None:
    cog, w = cog_of(rig), words(lang)
    alone = replace(NONE, day=rig.host.daily.today, scores=((4, 1),), own=4)
    for day, today, over in ((alone.day, "first", "only"), (rig.host.daily.yesterday, "only", "first")):
        standing = replace(alone, day=day)
        assert own_lines(cog.services, standing, w)[1:] == [w(f"daily-{today}")] != [w(f"daily-{over}")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("scores", "own", "place", "better"),
    [
        (((4, 1), (6, 4)), 4, 5, None),
        (((4, 5),), 4, 1, None),
        (((3, 2), (4, 2)), 4, 1, None),
        (((3, 2), (4, 3)), 4, 1, 50),
    ],
)
async def test_how_many_did_worse_is_told_once_it_says_something(
    rig: Rig, scores: tuple[tuple[int, int], ...], own: int, place: int, better: int | None, lang: Lang
) -> None:
    """Not to the last, not to those all alike, and not before five have finished."""
    w, standing, kit = words(lang), replace(NONE, scores=scores, own=own), cog_of(rig).services
    told = [] if better is None else [w("daily-better", percent=better)]
    assert own_lines(kit, standing, w)[1:] == [w("daily-place", place=str(place), count=standing.people), *told]
    line = daily_line(kit, standing, w)
    assert ("▰▰▱▱" in line) == ("50%" in line) == (better is not None)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Tefuda 4 Dec · No Thanks! −13 · better than 62% ▰▰▰▱"),
        ("ja", "手札 Tefuda 今日の一局 12月4日 · ゲシェンク −13 · 62%の人より上 ▰▰▰▱"),
    ],
)
def test_the_line_to_copy(rig: Rig, lang: Lang, line: str) -> None:
    w = words(lang)
    standing = replace(NONE, day="2026-12-04", scores=((-20, 62), (-13, 1), (-9, 38)), own=-13)
    assert daily_line(cog_of(rig).services, standing, w) == line.replace("ゲシェンク", w("geschenk-title"))
    assert daily_line(cog_of(rig).services, replace(standing, own=None), w) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_streak_is_told_on_the_page_and_in_the_picture(rig: Rig, lang: Lang) -> None:
    w, kit = words(lang), cog_of(rig).services
    assert w("daily-streak", count=3) in page_lines(kit, NONE, 3, w)
    assert not [line for line in page_lines(kit, NONE, 1, w) if "🔥" in line]
    week = ("geschenk", "", "", "target", "", "", "geschenk")
    picture = await standing_picture(kit, NONE, Face("Ann"), 3, week, w)
    assert w("daily-in-a-row", count=3) in picture.alt
    played = ((0, "geschenk"), (3, "target"), (6, "geschenk"))
    days = [
        w("daily-week-day", weekday=w("daily-weekday", weekday=day), game=w(f"{game}-title")) for day, game in played
    ]
    assert w("daily-week", days=w.join(days)) in picture.alt, "the 22nd of November 2026 is a Sunday"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_result_of_the_table_has_the_line_and_three_buttons(rig: Rig, lang: Lang) -> None:
    cog, w = cog_of(rig), words(lang)
    info = await rig.host.daily.open("geschenk", ANN, ("A", "B", "C"), "house", channel="7", lang=lang)
    over = await rig.play_on(info.id, ANN)
    sheet = await table_sheet(cog.services, over)
    standing = await rig.host.daily.standing(rig.host.daily.today, "geschenk", ANN.id)
    assert f"```\n{daily_line(cog.services, standing, w)}\n```" in sheet.text and "🔥" not in sheet.text
    assert [*presses(sheet.panel)] == ["rematch", "replay", "share"]


async def test_the_record_of_a_day_can_be_checked_by_anybody_once_it_is_over(rig: Rig) -> None:
    info = await rig.host.daily.open("en_garde", ANN, ("Robot",), "house", channel="7", lang="en")
    await rig.play_on(info.id, ANN)
    with pytest.raises(NotChecked, match="not over"):
        check(await rig.host.reading.export(info.id))
    rig.now += DAY
    found = check(json.loads(json.dumps(await rig.host.reading.export(info.id))))
    assert found.cards == info.cards and found.words == []
    assert f"words       none; secret and words are those of {info.cards}, dealt again" in report(found)


async def test_a_forged_press_leads_nowhere(rig: Rig) -> None:
    cog = cog_of(rig)
    who: Any = Asking(cog, ANN, "en")
    for press in (Press(0, "daily", 20261340, ("geschenk",)), Press(0, "daily", 5, ("geschenk",)), Press(0, "daily")):
        with pytest.raises(BadId):
            await cog.turn(who, press)
    with pytest.raises(BadId):
        await cog.play(who, Press(0, "dailyplay", 20261122, ("chess",)))
    await cog.turn(who, Press(0, "daily", 19991231, ("geschenk",)))
    assert words("en")("daily-what", count=3) in who.said[-1][0], "another day than these two is today"
    assert day_named(20261122) == "2026-11-22"


@pytest.mark.parametrize("number", [99991231, 20200101, 10101])
async def test_a_forged_day_is_today(rig: Rig, number: int) -> None:
    cog = cog_of(rig)
    who: Any = Asking(cog, ANN, "en")
    who.values = ["geschenk"]
    try:
        await cog.choose(who, Press(0, "dailygame", number))
    except BadId:
        return
    today = rig.host.daily.today
    standing = await rig.host.daily.standing(today, "geschenk", ANN.id)
    assert who.said[-1][0] == "\n".join(page_lines(cog.services, standing, 0, who.words)) and not standing.secret


def test_bars_go_from_the_worst_to_the_best() -> None:
    few = replace(NONE, scores=((3, 1), (4, 2), (6, 1)), own=4)
    assert bars_of(few) == (
        Bar("3", "3", 1, False),
        Bar("4", "4", 2, True),
        Bar("5", "5", 0, False),
        Bar("6", "6", 1, False),
    )
    costs = bars_of(replace(NONE, scores=tuple((n, 1) for n in range(60, 12, -1)), own=13))
    assert len(costs) <= MOST_BARS and costs[-1].own and costs[0].last >= "60" and sum(b.count for b in costs) == 48


def test_who_does_worse_is_counted_among_the_others() -> None:
    standing = replace(NONE, scores=((3, 1), (4, 2), (6, 1)), own=4)
    assert (standing.people, standing.place, standing.better_than) == (4, 2, 33)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["Alexandra Brown-Montgomery", "ねこのしっぽ太郎丸の助", "W" * 32, ""])
def test_all_of_the_picture_can_be_read(name: str, lang: Lang) -> None:
    w = words(lang)
    bars = tuple(Bar(f"−{120 - 12 * k}", f"−{109 - 12 * k}", 10**k, k == 4) for k in range(MOST_BARS)) if name else ()
    slug = max(PAINTERS, key=lambda one: len(w(f"{one}-title")))
    painter = PAINTERS[slug]
    own = w("daily-better", percent=100)
    seal = w("daily-nth", place="1234", ones=4, teen="no"), w("daily-of", count="9999")
    lines = [
        NARRATIONS[one].option_line(key, value, w)
        for one, game in GAMES.items()
        for given in game.dailies
        for key, value in given.items()
    ]
    odd = w("daily-options", options=max(lines, key=len))
    leaf = Leaf(w("daily-month", month=9), "30", w("daily-weekday", weekday=2), 2)
    shown = DailyPicture(
        *(painter.look, w("daily-title"), w.other("daily-title"), leaf),
        *(
            w(f"{slug}-title"),
            painter.emblem,
            Face(name) if name else None,
            w("games-amount", count=-120, number="−120") if name else "",
        ),
        *(own if name else w("daily-same-cards"), odd),
        *(w("daily-results", count=9999) if name else w("daily-no-results"), bars),
        tuple(Day(w("daily-weekday-short", weekday=day), painter.emblem if day % 2 else None) for day in range(7)),
        w("daily-in-a-row", count=1234),
        seal if name else None,
        prompt=w("daily-be-first"),
    )
    image = paint(shown).image
    assert faults(image) == []
    first = [one for one in written(image) if one.role == "story" and one.size > 40]
    assert name or w("daily-be-first").split()[0] in "".join(one.text for one in first)
    others = paint(replace(shown, who=None, bars=bars or (Bar("9", "5", 3, False), Bar("4", "1", 9, False)))).image
    assert faults(others) == [] and any(one.role == "ghost" for one in written(others)) == (len(bars) < 8)
    texts = [one.text for one in written(image)]
    assert w(f"{slug}-title") in texts
    assert all(f"{bar.first} –" in texts and bar.last in texts for bar in bars)
    assert (seal[0] in texts) == bool(name), "the place is drawn as a seal"
    assert f"{leaf.month} {leaf.day} {leaf.called}" in texts
    assert [one for one in texts if one in {w("daily-weekday-short", weekday=day) for day in range(7)}], "the last days"
    signs = [one for one in written(image) if one.role == "sign"]
    if name:  # the face on the pile marks a person's own, not its colour alone
        above = next(one for one in written(image) if one.text == str(10**4) and one.role == "people")
        assert len(signs) == 1 and abs(signs[0].middle - above.middle) < 2 and signs[0].y > above.y + 20
    else:
        assert not signs
        for line in lines:
            told = written(paint(replace(shown, options=w("daily-options", options=line))).image)
            *_, above, last = [one for one in told if one.role == "story"][:-2]  # below them nobody has finished
            assert last.width > above.width / 4, f"a word is alone on the last line of {line!r}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("scores", "own"),
    [
        ((), None),
        (((4, 1),), 4),
        (((3, 3), (4, 4)), 4),
        (((3, 3), (4, 4)), None),
        (tuple((n, 1 + n % 3) for n in range(-60, -19)), -31),
        (tuple((n, 1 + (n * 7) % 40) for n in range(1, 31)), 30),
        (((1, 1), (30, 299)), 1),
    ],
)
async def test_any_results_can_be_seen(
    rig: Rig, scores: tuple[tuple[int, int], ...], own: int | None, lang: Lang, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None, one, few kinds, ties, many: every pile has its number, and stays in its panel; the seal has the place."""
    w, kit, drawn = words(lang), cog_of(rig).services, list[DailyPicture]()
    described = kit.drawing.picture

    async def picture_of(spoken: Any, key: Any, *told: Any) -> Any:
        drawn.append(key[2])
        return await described(spoken, key, *told)

    monkeypatch.setattr(kit.drawing, "picture", picture_of)
    standing = replace(NONE, scores=scores, own=own)
    picture = await standing_picture(kit, standing, Face("Ann", "koi"), 2, ("geschenk",) * 7, w)
    image = paint(drawn[-1]).image
    assert faults(image) == [] and len(png(image)) <= 100_000
    counts = [one for one in written(image) if one.role == "people"]
    assert sorted(one.text for one in counts) == sorted(str(bar.count) for bar in bars_of(standing) if bar.count)
    assert all(one.y > 480 for one in counts), "in the panel"
    place = [w("daily-nth", place=str(standing.place), ones=(standing.place or 0) % 10, teen="no")]
    texts = [one.text for one in written(image)]
    assert (place[0] in texts) == (standing.better_than is not None)
    for line in own_lines(kit, standing, w)[1:]:
        assert line in picture.alt


@pytest.mark.parametrize(
    ("place", "nth"),
    [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (21, "21st"), (113, "113th")],
)
def test_a_place_is_an_ordinal(place: int, nth: str) -> None:
    standing = replace(NONE, scores=((1, 1), *(((2, place - 1),) if place > 1 else ())), own=1)
    assert seal_of(standing, words("en")) == (nth, f"of {place}")
    assert seal_of(standing, words("ja")) == (f"{place}位", f"{place}人中")


@pytest.mark.parametrize("slug", [s for s in GAMES if s in CHOOSERS])
async def test_how_somebody_else_plays_the_deal_shows_on_no_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slug: str
) -> None:
    """With other cards and other moves, all other people read the same before the result counts, to the byte."""
    pages = []
    for number in range(2):

        async def secret(self: Any, cards: str, number: int = number) -> bytes:
            return bytes([number]) * 32

        monkeypatch.setattr("engine.host.community.daily.Daily._secret", secret)
        rig = Rig(tmp_path / f"{number}.sqlite3", GAMES, CHOOSERS)
        await rig.open()
        cog, day = cog_of(rig, slug), rig.host.daily.today
        mine: Any = Asking(cog, ANN, "en")
        await cog.show(mine, day, slug)
        await cog.play(mine, presses(mine.said[-1][1])["dailyplay"])
        table = (await rig.host.daily.standing(day, slug, ANN.id)).table
        assert table is not None
        for _ in range(5):
            if await rig.prompt(table.id, ANN):
                match = await rig.host.tables.matches.of(await rig.host.tables.table_row(table.id))
                legal = match.game.legal(match.state, 0)
                await rig.act(table.id, ANN, *legal[-number].wire())
            rig.now += 120
            await rig.host.clocks.tick()
        assert (await rig.host.reading.table(table.id)).status is Status.PLAYING
        other: Any = Asking(cog, BEN, "ja")
        await cog.show(other, day, slug)
        text, panel, picture = other.said[-1]
        await cog.fair(other, presses(panel)["dailyfair"])
        fair = other.said[-1][0]
        page = json.dumps([text, fair, panel.view().to_components(), picture.name, picture.alt], ensure_ascii=False)
        pages.append(page.replace(commitment(bytes([number]) * 32, key_of(day, slug)), "COMMITMENT"))
        await rig.host.close()
    assert pages[0] == pages[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_line_about_ones_result_is_large_on_the_picture(lang: Lang) -> None:
    """It is what one shares; at 400 px it has 11."""
    told = [one for one in written(a_day("own", lang)) if one.role == "story"]
    assert told and all(one.size >= 34 for one in told)
