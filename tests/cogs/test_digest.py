"""The weekly digest: what is set, what it says, to whom, and that it comes once."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs import digest
from cogs.bulletins import FORBIDDEN_S, LEFT_AFTER_S, LOOK_S, BulletinBoard
from cogs.digest import KIND, Digest, digest_line, how_it_ended, news_of, set_digest
from cogs.drawing import Picture
from cogs.ids import Press
from cogs.messages import Sheet
from cogs.posts import Posts
from cogs.services import Services
from cogs.shards import ALL_SHARDS, Shards
from engine.host.bulletins import PAGE, Bulletins
from engine.host.leagues import League, Leagues
from engine.host.records import Refused
from engine.host.time_control import DAY
from engine.host.week import WEEK_S, Outcome
from locales import words
from locales.catalogue import LANGUAGES, Lang
from render.games.registry import NARRATIONS, PAINTERS
from tests.cogs.test_clock_words import rig
from tests.host.rig import ANN, BEN, CAT, Rig

__all__ = ["rig"]
BOT, HOME, OPEN, SECRET = 1, "77", "78", "79"
GUILD = 5


class Killed(BaseException):
    """The process ends here."""


class Discord:
    """A server with three channels, and the bot as far as bulletins need it."""

    def __init__(self, rig: Rig) -> None:
        self.rig, self.ids = rig, itertools.count(500)
        self.shown: dict[int, tuple[str, Sheet, float]] = {}
        """By id the channel, what was posted, and when."""
        self.trouble: list[BaseException] = []
        self.killed = ""
        self.process()

    def process(self) -> None:
        async def picture(key: Any, name: str, alt: str, paint: Any) -> Picture:
            return Picture(b"x", name, alt)

        drawing: Any = SimpleNamespace(painters=PAINTERS, picture=picture)
        self.services = Services(self.rig.host, drawing, NARRATIONS, lambda: self.rig.now)
        self.guild: Any = SimpleNamespace(id=GUILD, default_role=None, me=None, get_channel=self.channel)
        bot: Any = SimpleNamespace(
            services=self.services,
            user=SimpleNamespace(id=BOT),
            get_guild=lambda number: self.guild if number == GUILD else None,
            mine=ALL_SHARDS,
            shard_count=2,
            get_partial_messageable=self.place,
        )
        posts = Posts(bot)
        posts.send = self.send  # type: ignore[method-assign]
        posts.change = self.change  # type: ignore[method-assign]
        self.services.live_hands = SimpleNamespace(posts=posts)  # type: ignore[assignment]  # all that is needed
        self.board, self.digest, self.bot = BulletinBoard(bot), Digest(bot), bot

    async def restart(self) -> None:
        await self.rig.reopen()
        self.process()
        await self.digest.cog_load()

    def channel(self, number: int) -> Any:
        may = discord.Permissions(view_channel=str(number) != SECRET, send_messages=True, attach_files=True)
        return (
            SimpleNamespace(id=number, permissions_for=lambda _: may) if str(number) in (HOME, OPEN, SECRET) else None
        )

    def place(self, number: int) -> Any:
        return SimpleNamespace(history=lambda limit: self.history(str(number)))

    async def send(self, channel: str, sheet: Sheet, nonce: str, *, silent: bool = False) -> str:
        assert silent and len(nonce) <= 25
        if self.trouble:
            raise self.trouble.pop(0)
        number = next(self.ids)
        self.shown[number] = channel, sheet, self.rig.now
        if self.killed == "after sending":
            self.killed = ""
            raise Killed
        return str(number)

    async def change(self, post: Any, sheet: Sheet) -> bool:
        if int(post.message) not in self.shown:
            return False
        self.shown[int(post.message)] = post.channel, sheet, self.shown[int(post.message)][2]
        return True

    async def history(self, channel: str) -> AsyncIterator[Any]:
        for number, (place, sheet, at) in sorted(self.shown.items(), reverse=True):
            row = SimpleNamespace(children=list(sheet.panel.view().children))
            when = datetime.fromtimestamp(at, UTC)
            if place == channel:
                yield SimpleNamespace(id=number, author=SimpleNamespace(id=BOT), created_at=when, components=[row])

    @property
    def sheets(self) -> list[Sheet]:
        return [sheet for _, sheet, _ in self.shown.values()]


def trouble(status: int, code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    kind = {404: discord.NotFound, 403: discord.Forbidden}.get(status, discord.HTTPException)
    return kind(response, {"code": code, "message": "no"})


@contextmanager
def placed(rig: Rig, channel: str) -> Iterator[None]:
    """Tables open in this channel of the server."""
    opened = rig.host.open_table

    async def there(*given: Any, **named: Any) -> Any:
        return await opened(*given, **{**named, "guild": str(GUILD), "channel": channel})

    rig.host.open_table = there  # type: ignore[method-assign]
    yield
    rig.host.open_table = opened  # type: ignore[method-assign]


async def duel(rig: Rig, channel: str = OPEN) -> int:
    with placed(rig, channel):
        info = await rig.started(ANN, BEN, game="target", size=2)
    return (await rig.play_on(info.id, ANN, BEN, moves=2000)).id


async def looking(rig: Rig, channel: str = OPEN) -> int:
    with placed(rig, channel):
        return (await rig.table(CAT, game="geschenk", size=3)).id


async def signing_up(rig: Rig, channel: str) -> League:
    where = {"guild": str(GUILD), "channel": channel, "lang": "en"}
    return await Leagues(rig.host).open("target", None, "daily", 0, ANN, **where, interaction=rig.press())


def manager(there: Discord, lang: Lang, *, may: bool = True, guild: bool = True) -> Any:
    """A caller who may manage the server, and what they are told."""
    told: list[str] = []

    async def say(text: str, panel: Any = None, picture: Any = None) -> None:
        told.append(text)

    async def defer() -> None:
        pass

    rights = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)
    interaction = SimpleNamespace(
        guild=there.guild if guild else None,
        guild_id=GUILD if guild else None,
        channel_id=int(HOME),
        user=SimpleNamespace(id=9),
        permissions=SimpleNamespace(manage_guild=may),
        app_permissions=rights,
    )
    return SimpleNamespace(
        services=there.services, words=words(lang), interaction=interaction, say=say, defer=defer, told=told
    )


async def there_with(rig: Rig) -> Discord:
    there = Discord(rig)
    await there.digest.cog_load()
    return there


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_it_is_off_until_a_manager_wants_it_and_then_comes_every_week(rig: Rig, lang: Lang) -> None:
    there, w = await there_with(rig), words(lang)
    assert await digest_line(there.services, str(GUILD), w) == w("settings-server-digest-off")
    for who in (manager(there, lang, may=False), manager(there, lang, guild=False)):
        with pytest.raises(Refused):
            await set_digest(who, True, None)
    who = manager(there, lang)
    await set_digest(who, True, None)
    assert f"<#{HOME}>" in who.told[0] and w("digest-nothing") in who.told[0]
    await duel(rig)
    table = await looking(rig)
    began = rig.now
    await there.board.round()
    assert there.shown == {}
    rig.now = began + WEEK_S + LOOK_S
    await looking(rig)
    await there.board.round()
    await there.board.round()
    (sheet,) = there.sheets
    assert w("digest-seats") in sheet.text and f"<#{OPEN}>" in sheet.text and f"{table}" in sheet.text
    presses = [Press.parse(str(b.custom_id)) for b in sheet.panel.view().children]  # type: ignore[attr-defined]
    assert [p.verb for p in presses] == ["join", "join", "openseats", "games"]
    rig.now += WEEK_S - 2 * LOOK_S
    await there.board.round()
    assert len(there.shown) == 1
    rig.now += 2 * LOOK_S
    await there.board.round()
    assert len(there.shown) == 2
    await set_digest(who, False, None)
    assert who.told[-1] == w("settings-server-digest-off")
    rig.now += WEEK_S
    await there.board.round()
    assert len(there.shown) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_it_tells_what_was_played_and_the_closest_game(rig: Rig, lang: Lang) -> None:
    there, w = await there_with(rig), words(lang)
    first, second = await duel(rig), await duel(rig)
    who = manager(there, lang)
    await set_digest(who, True, None)
    text = who.told[0]
    games = w("digest-game", title=w("target-title"), count=w("digest-times", count=2))
    assert w("digest-finished", count=2, games=games) in text
    news = await news_of(there.services, there.guild, HOME)
    assert news.closest is not None and news.closest.table.id in (first, second)
    assert f"<#{OPEN}>" in text and ("Ann" in text or "Ben" in text)
    await Bulletins(rig.host.store, there.services.clock).want(KIND, str(GUILD), str(GUILD), HOME, lang, rig.now)
    await there.board.round()
    (sheet,) = there.sheets
    assert sheet.picture is not None and w("target-title") in sheet.picture.alt and "{" not in sheet.picture.alt


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("scores", "winners", "team", "told"),
    [
        ((5, 5), (0, 1), (0, 1), "digest-shared"),
        ((5, 5), (1,), (0, 1), "digest-won-level"),
        ((5, 5, 5, 5), (0, 2), (0, 1, 0, 1), "digest-won-level"),
    ],
)
async def test_a_win_with_level_scores_is_not_called_shared(
    rig: Rig, lang: Lang, scores: tuple[int, ...], winners: tuple[int, ...], team: tuple[int, ...], told: str
) -> None:
    there, w = await there_with(rig), words(lang)
    info = await rig.host.table(await duel(rig))
    names = ["Ann", "Ben", "Cat", "Dan"]
    won = w.join([names[seat] for seat in winners])
    one = Outcome(info, scores, winners, team)
    assert how_it_ended(there.services, one, names, w) == w(told, names=won)


@pytest.mark.parametrize(("late", "refused"), [(LOOK_S, 0), (2 * DAY, 0), (5 * DAY, 0), (0.0, 1), (0.0, 30)])
async def test_each_table_is_told_of_once_however_late_a_digest_comes(rig: Rig, late: float, refused: int) -> None:
    there = await there_with(rig)
    await set_digest(manager(there, "en"), True, None)
    began = rig.now
    rig.now = began + 60
    await duel(rig)
    await duel(rig)
    rig.now = began + WEEK_S
    there.trouble = [trouble(403, 50013) for _ in range(refused)]
    for _ in range(refused):
        await there.board.round()
        rig.now += FORBIDDEN_S
    rig.now += late / 2 + 1
    await duel(rig)
    rig.now += late / 2
    await there.board.round()
    assert len(there.shown) == 1
    rig.now = began + 2 * WEEK_S - 60
    await duel(rig)
    rig.now = began + 2 * WEEK_S
    await there.board.round()
    first, second = (sheet.text for sheet in there.sheets)
    w = words("en")
    games = w("digest-game", title=w("target-title"), count=w("digest-times", count=2))
    assert all(w("digest-finished", count=2, games=games) in text for text in (first, second))


async def told(rig: Rig, there: Discord, *tables: int) -> None:
    """One more digest has come, and tells of so many tables and of no others."""
    before, news = len(there.shown), []

    async def noted(*given: Any, **named: Any) -> Any:
        news.append(await news_of(*given, **named))
        return news[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(digest, "news_of", noted)
        await there.board.round()
    assert len(there.shown) == before + 1
    assert sorted(one.table for one in news[-1].finished) == sorted(tables)


async def test_an_outage_and_trouble_with_discord_in_one_week_move_no_week(rig: Rig) -> None:
    there = await there_with(rig)
    await set_digest(manager(there, "en"), True, None)
    began = rig.now
    rig.now = began + 60
    first = await duel(rig)
    rig.now = began + WEEK_S
    await told(rig, there, first)
    rig.now = began + WEEK_S + 60
    second = await duel(rig)
    rig.now = began + 2 * WEEK_S + DAY
    third = await duel(rig)
    rig.now = began + 2 * WEEK_S + 3 * DAY
    there.trouble = [trouble(500, 0), trouble(500, 0)]
    for _ in range(2):
        await there.board.round()
        assert len(there.shown) == 1
        rig.now += FORBIDDEN_S
    await there.restart()
    await told(rig, there, second)
    rig.now = began + 3 * WEEK_S
    await told(rig, there, third)


async def test_whatever_happens_between_sending_a_late_digest_and_noting_it_is_told_in_the_next(rig: Rig) -> None:
    there = await there_with(rig)
    await set_digest(manager(there, "en"), True, None)
    rig.now += 2 * WEEK_S + DAY
    await duel(rig)
    there.killed = "after sending"
    with pytest.raises(Killed):
        await there.board.round()
    sent = rig.now
    rig.now += 60
    await there.restart()
    later = await duel(rig)
    rig.now += DAY
    await there.board.round()
    assert len(there.shown) == 1
    rig.now = sent + WEEK_S
    await told(rig, there, later)


async def test_weeks_in_which_nothing_may_be_posted_are_not_told_afterwards(rig: Rig) -> None:
    there = await there_with(rig)
    await set_digest(manager(there, "en"), True, None)
    began = rig.now
    rig.now = began + 60
    await duel(rig)
    for week in (1.0, 1.5, 2.5):
        rig.now = began + week * WEEK_S
        await duel(rig)
        there.trouble = [trouble(403, 50013)]
        await there.board.round()
    rig.now = began + 3 * WEEK_S
    table = await duel(rig)
    rig.now = began + 3.6 * WEEK_S
    await told(rig, there, table)
    rig.now = began + 4.6 * WEEK_S - 1
    await duel(rig)
    await there.board.round()
    assert len(there.shown) == 1
    rig.now += 1
    await there.board.round()
    assert len(there.shown) == 2


async def test_in_another_channel_it_keeps_its_week(rig: Rig) -> None:
    there = await there_with(rig)
    await set_digest(manager(there, "en"), True, None)
    began = rig.now
    rig.now = began + 60
    table = await duel(rig)
    rig.now = began + 6 * DAY
    await set_digest(manager(there, "en"), True, there.channel(int(OPEN)))
    rig.now = began + WEEK_S
    await told(rig, there, table)
    assert [place for place, _, _ in there.shown.values()] == [OPEN]


async def test_it_tells_only_of_tables_that_everybody_there_can_see(rig: Rig) -> None:
    there = await there_with(rig)
    for channel in (SECRET, "80"):
        await duel(rig, channel)
        await looking(rig, channel)
        await signing_up(rig, channel)
    news = await news_of(there.services, there.guild, HOME)
    assert (news.finished, news.closest, news.seats, news.leagues) == ([], None, [], [])
    news = await news_of(there.services, there.guild, SECRET)
    assert (len(news.finished), len(news.seats), len(news.leagues)) == (1, 1, 1), "in its own channel it may be told"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_it_tells_of_leagues_one_can_sign_up_for(rig: Rig, lang: Lang) -> None:
    there, w = await there_with(rig), words(lang)
    league = await signing_up(rig, OPEN)
    who = manager(there, lang)
    await set_digest(who, True, None)
    title = {"title": w("target-title"), "id": str(league.id)}
    assert w("open-seats-league", **title, channel=OPEN, count=1) in who.told[0]


async def test_a_week_without_news_is_passed_over(rig: Rig) -> None:
    there = await there_with(rig)
    await set_digest(manager(there, "en"), True, None)
    rig.now += WEEK_S
    await there.board.round()
    one = await there.board.bulletins.one(KIND, str(GUILD))
    assert there.shown == {} and one is not None and one.due == rig.now + WEEK_S and one.trying is None


@pytest.mark.parametrize("where", ["after sending", "begun", "before-commit", "after-commit"])
async def test_killed_anywhere_it_comes_once(rig: Rig, where: str) -> None:
    there = await there_with(rig)
    await set_digest(manager(there, "en"), True, None)
    rig.now += WEEK_S
    await looking(rig)
    for number in range(1, 6):
        points = itertools.count(1)

        def die(reached: str, points: Any = points, number: int = number) -> None:
            if reached == where and next(points) == number:
                raise Killed

        there.killed = where if number == 1 else ""
        rig.host.store.hook = die
        try:
            await there.board.round()
        except Killed:
            rig.host.store.hook = None
            await there.restart()
            rig.now += 600
            continue
        break
    rig.host.store.hook = None
    assert len(there.shown) == 1
    one = await there.board.bulletins.one(KIND, str(GUILD))
    assert one is not None and one.message == "500" and one.trying is None and (one.due or 0) > rig.now


async def test_trouble_puts_it_off_and_a_lost_channel_ends_it(rig: Rig) -> None:
    there = await there_with(rig)
    await set_digest(manager(there, "en"), True, None)
    rig.now += WEEK_S
    await looking(rig)
    there.trouble = [trouble(500, 0), trouble(403, 50013)]
    for wait in (LOOK_S, 600, 600, FORBIDDEN_S):
        await there.board.round()
        assert there.shown == {}
        rig.now += wait
    await there.board.round()
    assert len(there.shown) == 1
    rig.now += WEEK_S
    there.trouble = [trouble(404, 10003)]
    await there.board.round()
    assert await there.board.bulletins.one(KIND, str(GUILD)) is None


async def test_a_server_that_another_process_serves_is_passed_over(rig: Rig) -> None:
    there = await there_with(rig)
    await set_digest(manager(there, "en"), True, None)
    rig.now += WEEK_S
    await looking(rig)
    there.bot.get_guild, there.bot.mine = lambda _: None, Shards.parse("1/2")
    for _ in range(2):
        await there.board.round()
        assert there.shown == {} and len(await there.board.bulletins.due()) == 1
        rig.now += LEFT_AFTER_S


async def test_where_we_may_not_post_nothing_is_set(rig: Rig) -> None:
    there = await there_with(rig)
    who, channel = manager(there, "en"), there.channel(int(SECRET))
    with pytest.raises(Refused) as refused:
        await set_digest(who, True, channel)
    assert refused.value.reason == "digest-cannot-post"
    assert await there.board.bulletins.one(KIND, str(GUILD)) is None


async def test_a_channel_that_the_manager_does_not_see_is_not_looked_into(rig: Rig) -> None:
    there = await there_with(rig)
    await looking(rig, HOME)
    who, channel = manager(there, "en"), there.channel(int(HOME))
    nothing = discord.Permissions.none()
    may = channel.permissions_for(None)
    channel.permissions_for = lambda member: nothing if member is who.interaction.user else may
    with pytest.raises(Refused, match="digest-cannot-post"):
        await set_digest(who, True, channel)
    assert who.told == [] and await there.board.bulletins.one(KIND, str(GUILD)) is None


async def test_servers_that_we_have_left_keep_no_other_waiting(rig: Rig) -> None:
    there = await there_with(rig)
    await looking(rig)
    for number in range(PAGE + 1):
        await there.board.bulletins.want(KIND, str(900 + number), str(900 + number), HOME, "en", rig.now - 9)
    await there.board.bulletins.want(KIND, str(GUILD), str(GUILD), HOME, "en", rig.now)
    await there.board.round()
    assert len(there.shown) == 1
    assert await there.board.bulletins.due() == [], "nor are they read again and again"


async def left(there: Discord) -> None:
    """A digest is due, and the bot was taken out of the server."""
    await set_digest(manager(there, "en"), True, None)
    there.rig.now += WEEK_S
    await looking(there.rig)
    there.bot.get_guild = lambda _: None
    await there.board.round()


async def test_back_in_a_server_nothing_of_it_is_lost(rig: Rig) -> None:
    there = await there_with(rig)
    server = there.bot.get_guild
    await left(there)
    there.bot.get_guild = server
    await there.board.round()
    assert there.shown == {}
    await there.board.on_guild_join(there.guild)
    await there.board.round()
    assert len(there.shown) == 1


async def test_whoever_comes_back_unnoticed_waits_an_hour_at_most(rig: Rig) -> None:
    there = await there_with(rig)
    server = there.bot.get_guild
    await left(there)
    there.bot.get_guild = server
    rig.now += FORBIDDEN_S
    await there.board.round()
    assert len(there.shown) == 1


async def test_of_a_server_that_was_left_for_good_nothing_is_kept(rig: Rig) -> None:
    there = await there_with(rig)
    await left(there)
    rig.now += LEFT_AFTER_S - 1
    await there.board.round()
    assert await there.board.bulletins.one(KIND, str(GUILD)) is not None
    rig.now += FORBIDDEN_S
    await there.board.round()
    assert await there.board.bulletins.one(KIND, str(GUILD)) is None


async def test_nothing_goes_right_after_a_long_sleep_or_a_jump_of_the_clock(rig: Rig) -> None:
    there = await there_with(rig)
    await left(there)
    rig.now += 2 * LEFT_AFTER_S
    rig.host._expires_from = rig.now + DAY
    await there.board.round()
    assert await there.board.bulletins.one(KIND, str(GUILD)) is not None


async def test_an_outage_takes_no_server_away(rig: Rig) -> None:
    """Discord names a server that it cannot reach: it is there, unavailable, and what cannot be posted waits."""
    there = await there_with(rig)
    await set_digest(manager(there, "en"), True, None)
    rig.now += WEEK_S
    await looking(rig)
    there.guild.unavailable = True
    for _ in range(5):
        there.trouble = [trouble(503, 0)]
        await there.board.round()
        rig.now += LEFT_AFTER_S / 4
    assert there.shown == {} and await there.board.bulletins.one(KIND, str(GUILD)) is not None
    there.trouble = []
    await there.board.round()
    assert await there.board.bulletins.one(KIND, str(GUILD)) is not None
