"""Share: who shows the result of which table in which channel, once, and what others see of it."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.community.sharing import Sharing
from cogs.delivery.sheets.daily_line import to_copy
from cogs.ui.ids import BadId, Press
from cogs.ui.messages import Sheet, outcome
from cogs.ui.services import Services
from engine.host.community.sharing import MOST, SECONDS, SQL, Shares
from engine.host.model.records import Person, Refused, TableInfo
from locales import words
from locales.catalogue import LANGUAGES, Lang
from render.games.registry import NARRATIONS, PAINTERS
from tests.cogs.play.test_replay import Described
from tests.host.rig import ANN, BEN, CAT, DAN, Rig

HERE, OTHER, TABLE = 5, 6, 50
WRITES = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)
READS = discord.Permissions(view_channel=True)


def channel(guild: Any, number: int, name: str, theirs: discord.Permissions, ours: discord.Permissions) -> Any:
    """Return a text channel in which people and the bot may do this."""
    made = object.__new__(discord.TextChannel)
    for key, value in (("id", number), ("name", name), ("guild", guild)):
        object.__setattr__(made, key, value)
    guild.may[number] = {"bot": ours, "person": theirs}
    guild.text_channels.append(made)
    return made


class Guild:
    """A server with channels; ``people`` are its members."""

    def __init__(self, number: int, name: str, people: Sequence[Person]) -> None:
        self.id, self.name, self.people = number, name, {p.id for p in people}
        self.text_channels: list[Any] = []
        self.may: dict[int, dict[str, discord.Permissions]] = {}
        self.me = SimpleNamespace(kind="bot")

    async def fetch_member(self, person: int) -> Any:
        if str(person) in self.people:
            return SimpleNamespace(kind="person")
        response: Any = SimpleNamespace(status=404, reason="")
        raise discord.NotFound(response, {"code": 10007, "message": "Unknown Member"})


@pytest.fixture
def guilds(monkeypatch: pytest.MonkeyPatch) -> dict[int, Guild]:
    monkeypatch.setattr(discord.TextChannel, "permissions_for", lambda self, who: self.guild.may[self.id][who.kind])
    here, other = Guild(HERE, "Home", (ANN, BEN)), Guild(OTHER, "Away", (ANN,))
    channel(here, TABLE, "table", WRITES, WRITES)
    channel(here, 51, "general", WRITES, WRITES)
    channel(here, 52, "news", READS, WRITES)
    channel(here, 53, "staff", WRITES, READS)
    channel(other, 61, "lounge", WRITES, WRITES)
    return {HERE: here, OTHER: other}


class World:
    """A cog, its bot, and what was sent to channels."""

    def __init__(self, rig: Rig, guilds: dict[int, Guild]) -> None:
        self.sent: list[tuple[str, Sheet]] = []
        self.refused: discord.HTTPException | None = None
        kit = Services(rig.host, Described(PAINTERS, NARRATIONS), NARRATIONS, lambda: rig.now)
        kit.live_hands = cast("Any", SimpleNamespace(at_discord=SimpleNamespace(send=self.send)))
        channels = {c.id: c for guild in guilds.values() for c in guild.text_channels}
        bot: Any = SimpleNamespace(
            services=kit, guilds=[*guilds.values()], get_guild=guilds.get, get_channel=channels.get
        )
        self.services, self.cog = kit, Sharing(bot)

    async def send(self, place: str, sheet: Sheet, nonce: str, *, silent: bool) -> str:
        if self.refused is not None:
            raise self.refused
        assert silent and len(nonce) == 24
        self.sent.append((place, sheet))
        return str(700 + len(self.sent))


class Asking:
    """A person who presses in a channel of a server, or in direct messages."""

    on_message = True

    def __init__(self, world: World, person: Person, at: int | None = None, *, may: Any = WRITES) -> None:
        self.services, self.person, self.words = world.services, person, words("en")
        self.values: list[str] = []
        self.said: list[tuple[str, Any]] = []
        self.public: list[Any] = []
        guild = None if at is None else HERE if at // 10 == HERE else OTHER
        response = SimpleNamespace(defer=self.deferred, is_done=lambda: True)
        self.interaction = SimpleNamespace(
            guild_id=guild,
            channel_id=at or 9,
            channel=None,
            permissions=may,
            user=SimpleNamespace(id=person.id),
            response=response,
            edit_original_response=self.shown,
            delete_original_response=self.taken_back,
        )
        self.steps: list[str] = []

    async def deferred(self, **_: Any) -> None:
        self.steps.append("deferred")

    async def taken_back(self) -> None:
        self.steps.append("taken back")

    async def anew(self, text: str, panel: Any, picture: Any) -> None:
        self.said.append((text, panel))

    async def defer(self) -> None: ...

    async def say(self, text: str, panel: Any = None, picture: Any = None) -> None:
        self.said.append((text, panel))

    async def show(self, send: Any) -> None:
        await send()

    async def shown(self, **given: Any) -> Any:
        self.public.append(given)
        return SimpleNamespace(id=900)


async def finished(rig: Rig, *people: Person, guild: str | None = str(HERE)) -> TableInfo:
    info = await rig.host.opening.open_table(
        "geschenk", {}, 3, people[0], guild=guild, channel=str(TABLE), lang="en", interaction=rig.press()
    )
    for person in people[1:]:
        await rig.host.seating.join(info.id, person, rig.press())
    for number in range(3 - len(people)):
        await rig.host.seating.add_computer(info.id, people[0], rig.press(), name=f"Robot {number}")
    await rig.host.dealing.start(info.id, people[0], rig.press())
    return await rig.play_on(info.id, *people)


def offered(who: Any) -> list[str]:
    """Return the channels that are offered."""
    _, panel = who.said[-1]
    return [option.value for item in panel.view().children for option in item.options]


async def test_in_another_channel_one_press_shows_it_once(rig: Rig, guilds: dict[int, Guild]) -> None:
    info, world = await finished(rig, ANN, BEN), World(rig, guilds)
    ann: Any = Asking(world, ANN, 51)
    await world.cog.share(ann, Press(info.id, "share"))
    (shown,) = ann.public
    _, view = await rig.host.reading.view(info.id, None)
    assert shown["content"].startswith("Ann shares a game of **No Thanks!**")
    assert outcome(view, info.names, words("en")) in shown["content"] and len(shown["attachments"]) == 1
    with pytest.raises(Refused, match="share-done"):
        await world.cog.share(ann, Press(info.id, "share"))
    assert len(ann.public) == 1
    ben: Any = Asking(world, BEN, 51)
    await world.cog.share(ben, Press(info.id, "share"))
    assert len(ben.public) == 1, "each of them once"
    (kept, _) = [p for p in await rig.host.posts.of_table(info.id) if p.kind == "share 51"]
    assert (kept.target, kept.message) == (ANN.id, "900"), "it goes when they are forgotten"
    again = await rig.host.opening.open_table(
        "geschenk", {}, 3, DAN, guild="g", channel="c", lang="en", interaction=rig.press(), again=info.id
    )
    assert again.cards, "a result tells nothing of the cards"


async def test_who_may_not_write_shows_nothing(rig: Rig, guilds: dict[int, Guild]) -> None:
    info, world = await finished(rig, ANN, BEN), World(rig, guilds)
    with pytest.raises(Refused, match="share-no-writing"):
        await world.cog.share(cast("Any", Asking(world, ANN, 52, may=READS)), Press(info.id, "share"))
    ann: Any = Asking(world, ANN)
    for place, reason in (("52", "share-no-writing"), ("53", "share-no-writing"), ("99", "share-no-writing")):
        ann.values = [place]
        with pytest.raises(Refused, match=reason):
            await world.cog.share_in(ann, Press(info.id, "sharein"))
    guilds[HERE].people.discard(ANN.id)
    ann.values = ["51"]
    with pytest.raises(Refused, match="share-no-writing"):
        await world.cog.share_in(ann, Press(info.id, "sharein"))
    for forged in ([], ["x"], ["51", "52"]):
        ann.values = forged
        with pytest.raises(BadId):
            await world.cog.share_in(ann, Press(info.id, "sharein"))
    assert world.sent == []


async def test_from_direct_messages_and_from_the_table_itself_one_picks(rig: Rig, guilds: dict[int, Guild]) -> None:
    info, world = await finished(rig, ANN, BEN), World(rig, guilds)
    for at in (None, TABLE):
        ann: Any = Asking(world, ANN, at)
        await world.cog.share(ann, Press(info.id, "share"))
        assert offered(ann) == ["51"] and "No Thanks!" in ann.said[-1][0] and "```" in ann.said[-1][0]
        assert ann.public == [], "in its own place the result stands already"
    ann.values = ["51"]
    await world.cog.share_in(ann, Press(info.id, "sharein"))
    ((place, sheet),) = world.sent
    assert place == "51" and "Ann shares" in sheet.text and sheet.picture is not None
    assert "<#51>" in ann.said[-1][0] and not ann.said[-1][1].rows
    with pytest.raises(Refused, match="share-done"):
        await world.cog.share_in(ann, Press(info.id, "sharein"))


async def test_a_nickname_is_not_shown_in_another_server(rig: Rig, guilds: dict[int, Guild]) -> None:
    info, world = await finished(rig, ANN, guild=None), World(rig, guilds)
    captain = Person(ANN.id, "Captain", ANN.name, str(HERE))
    for channel, name in (("61", "Ann"), ("51", "Captain")):
        ann: Any = Asking(world, captain, TABLE)
        ann.values = [channel]
        await world.cog.share_in(ann, Press(info.id, "sharein"))
        assert world.sent[-1][0] == channel and f"{name} shares" in world.sent[-1][1].text


async def test_what_others_played_too_stays_in_its_server(rig: Rig, guilds: dict[int, Guild]) -> None:
    info, world = await finished(rig, ANN, BEN), World(rig, guilds)
    with pytest.raises(Refused, match="share-elsewhere"):
        await world.cog.share(cast("Any", Asking(world, ANN, 61)), Press(info.id, "share"))
    ann: Any = Asking(world, ANN)
    ann.values = ["61"]
    with pytest.raises(Refused, match="share-elsewhere"):
        await world.cog.share_in(ann, Press(info.id, "sharein"))
    private = await finished(rig, ANN, BEN, guild=None)
    with pytest.raises(Refused, match="share-others"):
        await world.cog.share(cast("Any", Asking(world, ANN, 51)), Press(private.id, "share"))
    alone = await finished(rig, ANN, guild=None)
    await world.cog.share(ann, Press(alone.id, "share"))
    assert offered(ann) == ["51"], "of the servers where Ann has played"
    newcomer: Any = Asking(world, DAN)
    guilds[OTHER].people.add(DAN.id)
    await world.cog.share(newcomer, Press((await finished(rig, DAN, guild=None)).id, "share"))
    assert offered(newcomer) == ["61"], "Dan has never sat at a table of a server"
    await world.cog.share(away := cast("Any", Asking(world, ANN, 61)), Press(alone.id, "share"))
    assert len(away.public) == 1, "one's own game in direct messages is shown anywhere"


async def test_a_running_game_and_cards_still_in_play_are_not_shown(rig: Rig, guilds: dict[int, Guild]) -> None:
    world, running = World(rig, guilds), await rig.started(CAT, DAN, game="en_garde", size=2)
    with pytest.raises(Refused, match="share-not-over"):
        await world.cog.share(cast("Any", Asking(world, CAT, 51)), Press(running.id, "share"))
    info = await finished(rig, ANN, BEN, CAT)
    await rig.host.opening.open_table(
        "geschenk", {}, 3, DAN, guild="g", channel="c", lang="en", interaction=rig.press(), again=info.id
    )
    with pytest.raises(Refused, match="cards-played"):
        await world.cog.share(cast("Any", Asking(world, ANN, 51)), Press(info.id, "share"))


async def test_what_could_not_be_sent_can_be_tried_again(rig: Rig, guilds: dict[int, Guild]) -> None:
    info, world = await finished(rig, ANN, BEN), World(rig, guilds)
    ann: Any = Asking(world, ANN)
    ann.values = ["51"]
    response: Any = SimpleNamespace(status=403, reason="")
    world.refused = discord.Forbidden(response, {"code": 50013, "message": "Missing Permissions"})
    with pytest.raises(Refused, match="share-no-writing"):
        await world.cog.share_in(ann, Press(info.id, "sharein"))
    world.refused = None
    await world.cog.share_in(ann, Press(info.id, "sharein"))
    assert len(world.sent) == 1


async def test_no_fault_of_ours_loses_a_share(
    rig: Rig, guilds: dict[int, Guild], monkeypatch: pytest.MonkeyPatch
) -> None:
    info, world = await finished(rig, ANN, BEN), World(rig, guilds)

    async def broken(*_: Any) -> Any:
        raise ZeroDivisionError

    for at, press in ((51, world.cog.share), (None, world.cog.share_in)):
        ann: Any = Asking(world, ANN, at)
        ann.values = ["53" if at else "51"]
        with monkeypatch.context() as patch:
            patch.setattr(world.cog, "shown", broken)
            with pytest.raises(ZeroDivisionError):
                await press(ann, Press(info.id, "share"))
        assert not [p for p in await rig.host.posts.of_table(info.id) if p.kind.startswith("share")]


async def test_discord_hears_before_the_store_writes(rig: Rig, guilds: dict[int, Guild]) -> None:
    """Of two presses at once one shows the result; the other one's answer is taken back, and it is told alone."""
    info, world = await finished(rig, ANN, BEN), World(rig, guilds)
    one, other = (cast("Any", Asking(world, ANN, 51)) for _ in range(2))
    claim, claims = world.cog.shares.claim, itertools.count(1)

    async def claiming(*given: Any) -> None:
        # Either of them may come to it first.
        assert ["deferred" in who.steps for who in (one, other)].count(True) >= next(claims)
        await claim(*given)

    world.cog.shares.claim = claiming  # type: ignore[method-assign, assignment]
    await asyncio.gather(*(world.cog.share(who, Press(info.id, "share")) for who in (one, other)))
    late, shown = sorted((one, other), key=lambda who: len(who.public))
    assert (len(late.public), len(shown.public)) == (0, 1) and shown.said == []
    assert late.steps == ["deferred", "taken back"] and [text for text, _ in late.said] == [
        words("en")("share-done", channel="51")
    ]


async def test_nobody_shows_very_many(rig: Rig) -> None:
    info, shares = await finished(rig, ANN, BEN), Shares(rig.host.tables.store, lambda: rig.now)
    for number in range(MOST):
        await shares.claim(info.id, ANN, str(number))
    with pytest.raises(Refused, match="share-often"):
        await shares.claim(info.id, ANN, "99")
    await shares.claim(info.id, BEN, "99")
    rig.now += SECONDS + 1
    await shares.claim(info.id, ANN, "99")
    await rig.host.personal_data.forget(ANN, lambda lang: "somebody")
    with pytest.raises(Refused, match="not-recorded"):
        await shares.claim(info.id, ANN, "100")


async def test_the_shares_of_a_person_are_found_by_an_index(rig: Rig) -> None:
    """They are counted in a write transaction, which other processes wait for."""
    steps = await rig.host.tables.store.rows(
        f"EXPLAIN QUERY PLAN {SQL.count_shares_of_person}", (ANN.id, "share %", 0.0)
    )
    assert [row["detail"] for row in steps if "posts_by_target" in row["detail"]] and len(steps) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_words(lang: Lang) -> None:
    for reason in ("often", "not-over", "no-writing", "elsewhere", "others", "nowhere", "where"):
        assert words(lang)(f"share-{reason}")
    assert "<#51>" in words(lang)("share-done", channel="51")


def test_no_name_ends_the_text_to_copy() -> None:
    (copied,) = to_copy("Hex Bases · ```@everyone wins")
    assert copied.count("`") == 6 and copied.endswith("wins\n```")
