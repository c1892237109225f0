"""/settings: every value is changed in the panel, stored at once, and shown by the panel that comes back."""

from __future__ import annotations

import importlib.util
import threading
from typing import Any, get_args

import discord
import pytest

from cogs.people.settings import Settings
from cogs.people.settings_buttons import SET, SHOW, TOLD
from cogs.ui.drawing import people_of, pictured, style_of
from cogs.ui.ids import Press
from engine.host.model.clock import public_holidays
from engine.host.model.clock.quiet_hours import QuietHours
from engine.host.model.preferences import PICTURES
from engine.host.model.records import Refused
from engine.host.people.blocks import MOST_BLOCKED
from locales import words
from locales.catalogue import LANGUAGES, Lang
from locales.language import languages
from render.kit.drawing.look import Style
from render.kit.pieces.faces import face_of
from render.kit.pieces.person import Person as Shown
from tests.cogs.panel_world import Desk, refused
from tests.host.rig import ANN, BEN, Rig


async def opened(rig: Rig, lang: Lang = "en") -> Desk:
    desk = Desk(rig, Settings, lang=lang)
    await desk.command("settings")
    return desk


async def page(desk: Desk, name: str) -> None:
    await desk.pick(desk.words("settings-choose"), name)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_panel_tells_every_setting_and_fits_a_phone(rig: Rig, lang: Lang) -> None:
    desk = await opened(rig, lang)
    w = desk.words
    face = w("portrait-given", portrait=w(f"portrait-{face_of(ANN.id)}"))
    lines = [w("settings-mine", language=w("language-auto")), w("settings-portrait", portrait=face)]
    lines += [w("settings-quiet", hours=w("settings-quiet-none")), w("settings-reminders", often=w("reminders-normal"))]
    lines += [w("settings-pictures", style=w("pictures-usual"))]
    lines += [w("settings-hands", hands=w("hands-new")), w("settings-forced", made="yes"), w("settings-ranked")]
    lines += [w("settings-phrases", on="yes")]
    assert desk.last.text == "\n".join(lines)
    assert len({c.row for c in desk.items}) == 3
    select = desk.items[0]
    values = [w("language-auto"), face, w("settings-quiet-none"), w("reminders-normal"), w("pictures-usual")]
    values += [w("forget-after", months=0), w("blocks-count", count=0)]
    assert [o.description for o in select.options] == values, "each with its value"
    for option in select.options:
        await desk.command("settings")
        await page(desk, option.value)
        await desk.click(w("button-back"))
        assert desk.last.text == "\n".join(lines) and desk.last.files == []


async def test_the_language_is_spoken_at_once(rig: Rig) -> None:
    desk = await opened(rig)
    await page(desk, "language")
    await desk.pick(desk.words("settings-language-choose"), "ja")
    ja = words("ja")
    assert desk.last.text.startswith(ja("settings-language-set"))
    assert (
        ja("settings-mine", language=languages()["ja"].name) in desk.last.text
        and ja("toggle-forced", made="yes") in desk.labels
    )
    assert (await rig.host.settings.person(ANN.id)).lang == "ja"
    desk.words = ja
    await page(desk, "language")
    assert [o.value for o in desk.items[0].options if o.default] == ["ja"]
    await desk.press(desk.ids[0], "auto")
    assert (await rig.host.settings.person(ANN.id)).lang is None
    assert (
        await refused(desk.press(Press(0, SET, 0, ("language",)).custom_id(), "@everyone", forge=True)) == "malformed"
    )


async def test_toggles_store_what_they_name_however_often_they_are_pressed(rig: Rig) -> None:
    desk = await opened(rig)
    w, settings = desk.words, rig.host.settings
    before = desk.ids
    for key in ("toggle-hands", "toggle-forced", "toggle-ranking"):
        assert sum(w(key, silent=s, made=s, listed=s) in desk.labels for s in ("yes", "no")) == 1
    for custom_id in [one for one in before if Press.parse(one).verb == SET]:
        for _ in range(2):
            await desk.press(custom_id, forge=True)
    mine = await settings.person(ANN.id)
    assert mine.silent_hands and not mine.forced and await rig.host.profiles.left_out(ANN.id)
    told = [w("toggle-hands", silent="yes"), w("toggle-forced", made="no"), w("toggle-ranking", listed="no")]
    assert desk.labels[:3] == told and w("settings-unranked") in desk.last.text
    for label in told:
        await desk.click(label)
    mine = await settings.person(ANN.id)
    assert not mine.silent_hands and mine.forced and not await rig.host.profiles.left_out(ANN.id)


async def test_pictures(rig: Rig) -> None:
    desk = await opened(rig)
    w, settings = desk.words, rig.host.settings
    for style in ("large", "quiet", "usual"):
        await page(desk, "pictures")
        await desk.pick(w("settings-pictures-choose"), style)
        assert (await settings.person(ANN.id)).pictures == style
        assert w("settings-pictures", style=w(f"pictures-{style}")) in desk.last.text
    assert await refused(desk.press(Press(0, SET, 0, ("pictures",)).custom_id(), "tiny", forge=True)) == "malformed"
    with pytest.raises(Refused, match="malformed"):
        await settings.set_pictures(ANN, "tiny")
    assert get_args(Style) == PICTURES and style_of("tiny") == "usual"


async def test_reminders(rig: Rig) -> None:
    desk = await opened(rig)
    await page(desk, "reminders")
    await desk.pick(desk.words("settings-reminders-choose"), "rare")
    assert (await rig.host.settings.person(ANN.id)).reminders == "rare"
    assert desk.words("settings-reminders", often=desk.words("reminders-rare")) in desk.last.text


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_quiet_hours_need_a_time_zone_first(rig: Rig, lang: Lang) -> None:
    """A Discord in Japanese has one. The zone stays when the hours end, and hours keep it when it changes."""
    desk = await opened(rig, lang)
    w, settings = desk.words, rig.host.settings
    await page(desk, "quiet")
    hours = Press(0, SET, 0, ("quiet",)).custom_id()
    if lang == "en":
        assert w("settings-zone-needed") in desk.last.text and hours not in desk.ids
        assert await refused(desk.press(hours, "23-7", forge=True)) == "settings-zone-needed"
        await desk.pick(w("settings-zone-choose"), "Europe/Berlin")
    zone = "Europe/Berlin" if lang == "en" else "Asia/Tokyo"
    assert zone in desk.last.text.replace("\\", "")
    await desk.pick(w("settings-quiet-choose"), "23-7")
    assert (await settings.person(ANN.id)).quiet == QuietHours(23, 7, zone)
    assert "23:00" in desk.last.text and desk.items[0].options[2].description == w(
        "settings-quiet-span", begin="23:00", end="7:00"
    )
    await page(desk, "quiet")
    await desk.click(w("button-zone"))
    await desk.submit(zone="+9")
    assert (await settings.person(ANN.id)).quiet == QuietHours(
        23, 7, "Etc/GMT-9"
    ) and "UTC+9" in desk.last.text.replace("\\", "")
    await desk.pick(w("settings-quiet-choose"), "never")
    mine = await settings.person(ANN.id)
    assert (mine.quiet, mine.zone) == (None, "Etc/GMT-9") and w("settings-quiet-off") in desk.last.text


async def test_a_zone_that_is_picked_while_hours_are_stored_loses_none(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, active_time = await opened(rig), rig.host.active_time
    await page(desk, "quiet")
    change_hours = active_time.change_hours

    async def late(*change: Any) -> None:
        monkeypatch.undo()
        await active_time.set_quiet(ANN, QuietHours(23, 7, "Asia/Tokyo"))
        await change_hours(*change)

    monkeypatch.setattr(active_time, "change_hours", late)
    await desk.pick(desk.words("settings-zone-choose"), "Europe/Berlin")
    assert (await rig.host.settings.person(ANN.id)).quiet == QuietHours(23, 7, "Europe/Berlin")


async def test_other_hours_and_an_unclear_zone(rig: Rig) -> None:
    desk = await opened(rig, "ja")
    await page(desk, "quiet")
    await desk.pick(desk.words("settings-quiet-choose"), "other")
    assert [len(label.component.options) for label in desk.last.form.children] == [24, 24]  # type: ignore[attr-defined]
    await desk.submit(**{"from": "3", "until": "5"})
    quiet = QuietHours(3, 5, "Asia/Tokyo")
    assert (await rig.host.settings.person(ANN.id)).quiet == quiet
    await page(desk, "quiet")
    assert [o.value for o in desk.items[0].options if o.default] == ["3-5"], "the present hours are in the list"
    await desk.click(desk.words("button-zone"))
    form = desk.last.form.custom_id  # type: ignore[attr-defined]
    assert await refused(desk.submit(form, zone="5")) == "settings-which-zone"
    assert await refused(desk.submit(form, zone="nowhere")) == "settings-no-zone"
    for verb, name, values in (
        (SET, "quiet", ("24-3",)),
        (SET, "quiet", ("x",)),
        (SET, "zone", ("Mars/Base",)),
        (SET, "nothing", ()),
    ):
        assert await refused(desk.press(Press(0, verb, 0, (name,)).custom_id(), *values, forge=True)) == "malformed"
    for begin in ("24", "²", ""):
        told = Press(0, TOLD, 0, ("quiet",)).custom_id()
        assert await refused(desk.submit(told, **{"from": begin, "until": "5"})) == "malformed"
    assert (await rig.host.settings.person(ANN.id)).quiet == quiet


async def test_portraits_come_with_their_picture_and_go_without(rig: Rig) -> None:
    desk = await opened(rig)
    await page(desk, "portrait")
    assert len(desk.last.files) == 1
    await desk.pick(desk.words("portrait-choose"), "koi")
    assert (await rig.host.settings.person(ANN.id)).portrait == "koi" and len(desk.last.files) == 1
    await desk.click(desk.words("button-back"))
    assert desk.words("portrait-koi") in desk.last.text and desk.last.files == []


async def test_the_letter_alone_is_a_choice_and_no_choice_is_a_face(rig: Rig) -> None:
    desk = await opened(rig)
    await page(desk, "portrait")
    await desk.pick(desk.words("portrait-choose"), "letter")
    chosen = (await rig.host.settings.person(ANN.id)).portrait
    await desk.click(desk.words("button-back"))
    assert desk.words("portrait-letter") in desk.last.text
    assert pictured(ANN.id, ANN.name, chosen) == Shown(ANN.name, chosen)
    assert pictured(BEN.id, BEN.name, "") == Shown(BEN.name, face=face_of(BEN.id))


async def test_a_person_has_the_same_face_in_lobby_table_and_rematch(rig: Rig) -> None:
    waiting = await rig.table(ANN, BEN, game="geschenk", size=3)
    before = [one.face for one in people_of(waiting)]
    assert all(before) and len({*before}) == 2
    started = await rig.started(BEN, ANN, game="geschenk", size=3, computers=1)
    after = {one.name: one for one in people_of(started)}
    assert [after[ANN.name].face, after[BEN.name].face] == before
    assert [one.face for one in after.values() if one.computer] == [""]
    await rig.host.settings.set_portrait(ANN, before[1])
    table = await rig.host.reading.table(started.id)
    ann, ben = (next(one for one in people_of(table) if one.name == who.name) for who in (ANN, BEN))
    assert (ann.portrait, ann.face) == (before[1], "") and ben.face not in ("", before[1]), "a chosen one wins"


async def test_a_full_list_of_blocked_people_is_turned_page_by_page(rig: Rig) -> None:
    others = [str(9000 + n) for n in range(MOST_BLOCKED)]
    for other in others:
        rig.now += 1
        await rig.host.blocks.block(ANN, other)
    desk = await opened(rig)
    await page(desk, "blocks")
    seen = [o.value for o in desk.items[1].options]
    for number in ("2", "3", "4"):
        await desk.click(desk.words("panel-page-button", page=number))
        assert len({c.row for c in desk.items}) == 3
        seen += [o.value for o in desk.items[1].options]
    assert seen == others[::-1], "all of them, the newest first"
    await desk.press(desk.ids[1], others[0])
    assert await rig.host.blocks.blocked_by(ANN.id) == others[1:]


async def test_in_a_direct_message_people_are_only_unblocked(rig: Rig) -> None:
    await rig.host.blocks.block(ANN, BEN.id)
    desk = Desk(rig, Settings)
    desk.guild = None
    await desk.command("settings")
    assert desk.words("button-settings-server") not in desk.labels
    await page(desk, "blocks")
    assert desk.words("blocks-in-server") in desk.last.text
    assert not [c for c in desk.items if isinstance(c, discord.ui.UserSelect)]
    await desk.pick(desk.words("blocks-remove"), BEN.id)
    assert await rig.host.blocks.blocked_by(ANN.id) == [] and desk.words("blocks-none") in desk.last.text


async def test_what_is_no_page_is_refused(rig: Rig) -> None:
    desk = await opened(rig)
    for path, values in ((("page",), ("server",)), (("page",), ()), (("language",), ()), (("blocks", 1), ())):
        assert await refused(desk.press(Press(0, SHOW, 0, path).custom_id(), *values, forge=True)) == "malformed"
    late = Press(0, SHOW, 9, ("blocks",)).custom_id()
    assert (await desk.press(late, forge=True)).text.endswith(desk.words("blocks-none")), "a page that is gone"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_other_hours_on_some_days(rig: Rig, lang: Lang) -> None:
    """From the select or in words; the usual hours stay, and the page shows the week."""
    desk = await opened(rig, lang)
    w, settings = desk.words, rig.host.settings
    await rig.host.active_time.set_zone(ANN, "Asia/Tokyo")
    await page(desk, "quiet")
    await desk.pick(w("settings-quiet-choose"), "23-7")
    await page(desk, "quiet")
    await desk.pick(w("settings-days-choose"), '{"5":[1,10],"6":[1,10]}')
    weekend = ((5, (1, 10)), (6, (1, 10)))
    assert (await settings.person(ANN.id)).quiet == QuietHours(23, 7, "Asia/Tokyo", weekend)
    told = w("settings-quiet-span", begin="1:00", end="10:00")
    assert told in desk.last.text and w("settings-quiet-span", begin="23:00", end="7:00") in desk.last.text
    await desk.pick(w("settings-days-choose"), "other")
    await desk.submit(quietdays="Mon-Fri 22-6; 土日 終日")
    quiet = (await settings.person(ANN.id)).quiet
    assert quiet is not None and dict(quiet.days) == {**dict.fromkeys(range(5), (22, 6)), 5: (0, 24), 6: (0, 24)}
    assert len([o for o in desk.items[1].options if o.default]) == 1, "what was typed is in the list"
    form = Press(0, TOLD, 0, ("quietdays",)).custom_id()
    assert await refused(desk.submit(form, quietdays="now and then")) == "settings-no-days"
    assert await refused(desk.submit(form, quietdays="every day all day")) == "settings-quiet-always"
    day = Press(0, SET, 0, ("quietdays",)).custom_id()
    assert await refused(desk.press(day, '{"9":[1,2]}', forge=True)) == "malformed"
    assert (await settings.person(ANN.id)).quiet == quiet
    await desk.pick(w("settings-days-choose"), "same")
    assert (await settings.person(ANN.id)).quiet == QuietHours(23, 7, "Asia/Tokyo")
    await desk.pick(w("settings-quiet-choose"), "never")
    assert (await settings.person(ANN.id)).quiet is None


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_public_holidays_count_as_sundays(rig: Rig, lang: Lang) -> None:
    pytest.importorskip("holidays")
    desk = await opened(rig, lang)
    w, settings = desk.words, rig.host.settings
    await rig.host.active_time.set_quiet(ANN, QuietHours(23, 7, "Asia/Tokyo"))
    await page(desk, "quiet")
    holidays = Press(0, SET, 0, ("holidays",)).custom_id()
    assert holidays not in desk.ids, "every day is the same"
    await desk.pick(w("settings-days-choose"), '{"6":[0,24]}')
    assert desk.items[3].options[1].value == "JP", "the country of the time zone comes first"
    await desk.pick(w("settings-holidays-choose"), "JP")
    assert (await settings.person(ANN.id)).holidays == "JP"
    assert w("settings-holidays", country="日本" if lang == "ja" else "Japan") in desk.last.text
    await desk.pick(w("settings-holidays-choose"), "other")
    await desk.submit(holidays="オランダ")
    assert (await settings.person(ANN.id)).holidays == "NL"
    told = Press(0, TOLD, 0, ("holidays",)).custom_id()
    assert await refused(desk.submit(told, holidays="Atlantis")) == "settings-no-country"
    assert await refused(desk.press(holidays, "ZZ", forge=True)) == "malformed"
    await desk.pick(w("settings-holidays-choose"), "never")
    assert (await settings.person(ANN.id)).holidays == ""


async def test_the_package_of_holidays_is_read_in_a_thread(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is the first thing that needs it; and at a start if somebody keeps holidays."""
    pytest.importorskip("holidays")
    reads, found = list[str](), importlib.util.find_spec

    def read(name: str) -> Any:
        reads.append(threading.current_thread().name)
        return found(name)

    monkeypatch.setattr(public_holidays, "find_spec", read)

    def in_a_thread() -> bool:
        """True if it was read once, in a thread; from now on it is to be read again."""
        public_holidays.countries.cache_clear()
        once, main = len(reads) == 1, threading.main_thread().name in reads
        reads.clear()
        return once and not main

    holidays = Press(0, SET, 0, ("holidays",)).custom_id()
    public_holidays.countries.cache_clear()
    await rig.host.active_time.set_quiet(ANN, QuietHours(23, 7, "Asia/Tokyo", days=((6, (0, 24)),)))
    await rig.reopen()
    desk = await opened(rig, "en")
    assert reads == [], "nobody keeps holidays, so nothing is read"
    await page(desk, "quiet")
    assert in_a_thread()
    await desk.press(holidays, "JP", forge=True)
    assert in_a_thread()
    await desk.submit(Press(0, TOLD, 0, ("holidays",)).custom_id(), holidays="NL")
    assert in_a_thread()
    await rig.reopen()
    assert in_a_thread(), "before anybody's hours are looked at"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_person_asks_to_be_told_that_they_are_next(rig: Rig, lang: Lang) -> None:
    """The toggle stands with the reminders; the panel names it once it is on."""
    desk = await opened(rig, lang)
    w, settings = desk.words, rig.host.settings
    assert not (await settings.person(ANN.id)).next_notes and w("settings-next", on="no") not in desk.last.text
    await page(desk, "reminders")
    await desk.click(w("toggle-next", on="no"))
    assert (await settings.person(ANN.id)).next_notes and w("settings-next", on="yes") in desk.last.text
    await desk.click(w("button-back"))
    assert w("settings-next", on="yes") in desk.last.text
    await page(desk, "reminders")
    await desk.click(w("toggle-next", on="yes"))
    assert not (await settings.person(ANN.id)).next_notes
