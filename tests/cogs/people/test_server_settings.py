"""*This server* behind /settings: everybody reads it, managers change it, and the permission counts at every press."""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest

from cogs.people.server_settings import ServerSettings
from cogs.people.settings import Settings
from cogs.people.settings_buttons import SERVER, SERVER_SET, SERVER_TOLD
from cogs.ui.ids import Press
from engine.host.community.channel_posts import ChannelPosts
from engine.host.community.club_nights import ClubNights
from engine.host.model.preferences import GuildSettings
from locales.catalogue import LANGUAGES, Lang
from locales.language import languages
from tests.cogs.panel_world import CHANNEL, DELETED, GUILD, OTHER_CHANNEL, Desk, refused
from tests.host.rig import Rig

CHANGES = {
    "language": ("ja",),
    "channels": (str(CHANNEL),),
    "anywhere": (),
    "games": ("geschenk",),
    "silence": ("12",),
    "digest": (str(CHANNEL),),
    "digesthere": (),
    "digestoff": (),
    "seekat": (str(CHANNEL),),
    "seekanywhere": (),
    "clubgames": ("geschenk",),
    "clubday": ("1",),
    "clubhour": ("19",),
    "clubchannel": (str(CHANNEL),),
    "cluboff": (),
}
"""A value for every setting but the toggle."""


async def opened(rig: Rig, lang: Lang = "en", *, manages: bool = True) -> Desk:
    desk = Desk(rig, Settings, ServerSettings, lang=lang, manages=manages)
    await desk.command("settings")
    await desk.click(desk.words("button-settings-server"))
    return desk


async def kept(rig: Rig) -> GuildSettings:
    return await rig.host.servers.settings(str(GUILD))


async def page(desk: Desk, name: str) -> None:
    await desk.pick(desk.words("settings-choose"), name)


def path(*parts: str | int) -> str:
    return Press(0, SERVER_SET, 0, parts).custom_id()


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_everybody_reads_what_managers_change(rig: Rig, lang: Lang) -> None:
    desk = await opened(rig, lang, manages=False)
    text = desk.last.text
    assert desk.labels == [desk.words("button-back")] and len(desk.items) == 1
    first, _, values = text.partition("\n")
    assert first == desk.words("settings-server", manages="no")
    desk = await opened(rig, lang)
    text = desk.last.text
    assert text == "\n".join([desk.words("settings-server", manages="yes"), values]), "they know"
    assert len({c.row for c in desk.items}) == 2
    for option in desk.items[0].options:
        await desk.press(Press(0, SERVER).custom_id(), forge=True)
        await page(desk, option.value)
        if desk.last.form is None:
            await desk.click(desk.words("button-back"))
            assert desk.last.text == text


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_select_of_pages_tells_the_values(rig: Rig, lang: Lang) -> None:
    desk = await opened(rig, lang)
    w = desk.words

    def value(name: str) -> str:
        (option,) = [o for o in desk.items[0].options if o.value == name]
        return str(option.description)

    assert value("limits") == w("settings-limits-told", waiting=5, playing=25, watched=2)
    assert value("digest") == w("option-off")
    await desk.press(path("digesthere"), forge=True)
    await desk.click(w("button-back"))
    assert value("digest") == w("option-on")


async def test_who_may_manage_no_longer_changes_nothing(rig: Rig) -> None:
    desk = await opened(rig)
    desk.manages = False
    for name, values in {**CHANGES, "threads": ()}.items():
        parts = (name, 0) if name == "threads" else (name,)
        assert await refused(desk.press(path(*parts), *values, forge=True)) == "settings-managers-only", name
    for option in ("language", "limits"):
        assert (
            await refused(desk.press(Press(0, SERVER, 0, ("page",)).custom_id(), option, forge=True))
            == "settings-managers-only"
        )
    told = Press(0, SERVER_TOLD, 0, ("silence",)).custom_id()
    assert await refused(desk.submit(told, hours="5")) == "settings-managers-only"
    desk.guild = None
    assert await refused(desk.press(Press(0, SERVER).custom_id(), forge=True)) == "settings-server-only"
    assert await refused(desk.press(path("language"), "ja", forge=True)) == "settings-server-only"
    assert await kept(rig) == GuildSettings(str(GUILD))
    assert await ChannelPosts(rig.host.tables.store, lambda: rig.now).of(str(GUILD)) == []
    assert await ClubNights(rig.host).of(str(GUILD)) is None


async def test_every_setting_is_changed_and_shown_twice_alike(rig: Rig) -> None:
    desk = await opened(rig)
    w = desk.words
    for _ in range(2):
        await desk.press(path("threads", 0), forge=True)
        for name in ("language", "channels", "silence"):
            await desk.press(Press(0, SERVER, 0, ("page",)).custom_id(), name, forge=True)
            await desk.press(path(name), *CHANGES[name])
        await page(desk, "games")
        (select,) = [c for c in desk.items if isinstance(c, discord.ui.Select)]
        assert (select.min_values, select.max_values) == (0, len(select.options))
        await desk.press(path("games"), "love_letter", "geschenk")
    changed = GuildSettings(str(GUILD), "ja", (str(CHANNEL),), ("love_letter", "geschenk"), False, 12)
    assert await kept(rig) == changed
    off = w.join([w("love_letter-title"), w("geschenk-title")])
    for line in (
        w("settings-server-language", language=languages()["ja"].name),
        w("settings-server-channel", channels=f"<#{CHANNEL}>"),
        w("settings-server-game", off=off),
        w("settings-server-threads", threads=w("option-off")),
        w("settings-server-silence", silence=12),
    ):
        assert line in desk.last.text
    await desk.click(w("toggle-threads", threads=w("option-off")))
    await page(desk, "games")
    assert {o.value for o in desk.items[0].options if o.default} == {"love_letter", "geschenk"}
    await desk.press(path("games"))
    await page(desk, "channels")
    await desk.click(w("button-anywhere"))
    assert await kept(rig) == GuildSettings(str(GUILD), "ja", silence=12)


async def test_numbers_are_typed(rig: Rig) -> None:
    desk = await opened(rig)
    await page(desk, "limits")
    assert [label.component.default for label in desk.last.form.children] == ["5", "25", "2"]  # type: ignore[attr-defined]
    form = desk.last.form.custom_id  # type: ignore[attr-defined]
    await desk.submit(waiting="６", playing="30", watched="0")
    await desk.press(Press(0, SERVER, 0, ("page",)).custom_id(), "silence", forge=True)
    await desk.pick(desk.words("settings-hours-choose"), "other")
    hours = desk.last.form.custom_id  # type: ignore[attr-defined]
    assert [label.text for label in desk.last.form.children] == ["Hours, 1 to 336 (14 days)"]  # type: ignore[attr-defined]
    await desk.submit(hours="7")
    s = await kept(rig)
    assert (s.waiting, s.playing, s.watched, s.silence) == (6, 30, 0, 7)
    await page(desk, "silence")
    assert [o.value for o in desk.items[0].options if o.default] == ["7"]
    for wrong in ("0", "337", "x", ""):
        assert await refused(desk.submit(hours, hours=wrong)) == "not-a-number", wrong
    assert await refused(desk.submit(form, waiting="0", playing="1", watched="1")) == "not-a-number"
    assert await kept(rig) == s


async def test_deleted_channels_go_with_the_next_change_and_no_other_is_lost(rig: Rig) -> None:
    await rig.host.servers.change(str(GUILD), lambda s: replace(s, channels=(str(DELETED), str(OTHER_CHANNEL))))
    desk = await opened(rig)
    await page(desk, "channels")
    (select,) = [c for c in desk.items if isinstance(c, discord.ui.ChannelSelect)]
    assert [value.id for value in select.default_values] == [OTHER_CHANNEL] and select.min_values == 0
    await desk.press(path("channels"), str(CHANNEL), str(OTHER_CHANNEL))
    assert (await kept(rig)).channels == (str(CHANNEL), str(OTHER_CHANNEL))


async def test_more_channels_than_a_message_or_a_select_holds_are_all_kept(rig: Rig) -> None:
    channels = tuple(str(12_000_000_000_000_000_000 + n) for n in range(120))
    await rig.host.servers.change(str(GUILD), lambda s: replace(s, channels=channels))
    desk = await opened(rig)
    desk.server.get_channel = lambda number: object()
    assert f"<#{channels[0]}>" in desk.last.text and "…" in desk.last.text
    await page(desk, "channels")
    await desk.press(path("channels"), channels[3])
    assert (await kept(rig)).channels == (channels[3], *channels[25:])


async def test_what_was_never_offered_changes_nothing(rig: Rig) -> None:
    desk = await opened(rig)
    forged = (
        (path("language"), ("@everyone",)),
        (path("games"), ("no game",)),
        (Press(0, SERVER_SET, 7, ("games",)).custom_id(), ("geschenk",)),
        (path("threads", 2), ()),
        (path("threads"), ()),
        (path("silence"), ("0",)),
        (path("silence"), ("²",)),
        (path("digest"), ()),
        (path("waiting", 1), ()),
        (Press(0, SERVER, 0, ("page",)).custom_id(), ("threads",)),
        (Press(0, SERVER, 0, ("language",)).custom_id(), ()),
    )
    for custom_id, values in forged:
        assert await refused(desk.press(custom_id, *values, forge=True)) == "malformed", custom_id
    voice = {str(CHANNEL): {"id": str(CHANNEL), "type": 2}}
    for resolved in (voice, {}):
        assert await refused(desk.press(path("channels"), str(CHANNEL), forge=True, channels=resolved)) == "malformed"
    assert await kept(rig) == GuildSettings(str(GUILD))


async def test_the_digest_is_put_somewhere_and_taken_away(rig: Rig) -> None:
    desk = await opened(rig)
    w = desk.words
    await page(desk, "digest")
    assert w("button-digestoff") not in desk.labels and w("settings-server-digest-off") in desk.last.text
    await desk.click(w("button-digesthere"))
    assert f"<#{CHANNEL}>" in desk.last.text and w("digest-nothing") in desk.last.text
    await desk.press(path("digest"), str(OTHER_CHANNEL))
    assert f"<#{OTHER_CHANNEL}>" in desk.last.text
    assert [v.id for v in desk.items[0].default_values] == [OTHER_CHANNEL]
    assert await refused(desk.press(path("digest"), str(DELETED))) == "digest-cannot-post"
    assert f"<#{OTHER_CHANNEL}>" in desk.last.text
    await desk.click(w("button-digestoff"))
    assert w("settings-server-digest-off") in desk.last.text and w("button-digestoff") not in desk.labels


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_where_tables_come_together_and_with_whom(rig: Rig, lang: Lang) -> None:
    desk = await opened(rig, lang)
    w = desk.words
    anywhere = w("settings-server-seek", channel=w("settings-seek-anywhere"), everywhere="no")
    assert anywhere in desk.last.text and not (await kept(rig)).seek, "off until turned on"
    await page(desk, "seek")
    assert w("settings-seek-told") in desk.last.text
    await desk.click(w("toggle-seek", on="no"))
    assert (await kept(rig)).seek
    assert w("settings-seek-told") in desk.last.text, "the page stays"
    await desk.pick(w("settings-seek-choose"), str(CHANNEL))
    assert (await kept(rig)).seek_channel == str(CHANNEL)
    assert w("settings-server-seek", channel=f"<#{CHANNEL}>", everywhere="yes") in desk.last.text
    await desk.click(w("button-seek-anywhere"))
    await desk.click(w("toggle-seek", on="yes"))
    assert await kept(rig) == GuildSettings(str(GUILD)) and anywhere in desk.last.text


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_club_night_is_set_by_its_games(rig: Rig, lang: Lang) -> None:
    """The rest has usual values until it is picked. Without a time zone it asks for that."""
    desk = await opened(rig, lang)
    w = desk.words
    desk.server.me = None
    await page(desk, "club")
    assert w("settings-server-club-off") in desk.last.text and len(desk.items) == 2
    if lang == "en":
        assert await refused(desk.press(path("clubgames"), "geschenk")) == "settings-zone-needed"
        await rig.host.active_time.set_zone(desk.person, "Europe/Berlin")
    assert await refused(desk.press(path("clubday"), "1", forge=True)) == "malformed", "there is none yet"
    await desk.press(path("clubgames"), "geschenk", "hex_jinchi")
    nights = ClubNights(rig.host)
    first = await nights.of(str(GUILD))
    assert first is not None
    assert (first.games, first.channel) == (("geschenk", "hex_jinchi"), str(CHANNEL))
    assert (first.weekday, first.minute) == (4, 20 * 60)
    assert f"<t:{int(first.starts)}:F>" in desk.last.text and len(desk.items) == 6
    await desk.press(path("clubday"), "0")
    await desk.press(path("clubhour"), "18")
    await desk.press(path("clubchannel"), str(OTHER_CHANNEL))
    moved = await nights.of(str(GUILD))
    assert moved is not None
    assert (moved.weekday, moved.minute, moved.channel) == (0, 18 * 60, str(OTHER_CHANNEL))
    wrong = (("clubday", "7"), ("clubhour", "24"), ("clubgames", "chess"), ("clubgames", "geschenk", "x"))
    for name, *values in wrong:
        assert await refused(desk.press(path(name), *values, forge=True)) == "malformed", name
    assert await refused(desk.press(path("clubchannel"), str(DELETED), forge=True)) == "digest-cannot-post"
    assert await nights.of(str(GUILD)) == moved
    await desk.click(w("button-cluboff"))
    ended = await nights.of(str(GUILD))
    assert ended is not None and ended.ended and w("settings-server-club-off") in desk.last.text
