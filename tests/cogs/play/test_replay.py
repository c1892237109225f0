"""The replay of a game: every game, both languages, steps, sharing, the moving picture."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Hashable
from dataclasses import replace
from functools import cache
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PIL import Image

from cogs.lobby.fair_deal import FairDeal
from cogs.play.film import Frames
from cogs.play.record import Record
from cogs.play.replay import Replay, frame_message, hands_shown, stepped
from cogs.play.replay_panel import ALL, MOVER, SEARCH, jumps, more_panel, replay_panel, turns_at
from cogs.ui.drawing import Drawing, Picture, people_of
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from cogs.ui.panel import Panel, SelectSpec
from cogs.ui.services import Services
from engine.games.registry import GAMES
from engine.host.history.analysis import TurningPoint
from engine.host.history.replay import Film, filmed
from engine.host.model.logged import LoggedMove
from engine.host.model.records import Refused, Status, TableInfo
from locales import Words, words
from locales.catalogue import LANGUAGES, Lang
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.drawing.written import written
from render.narration.lengths import ALT_LIMIT
from render.narration.telling import Telling
from render.pictures import film as made
from tests.cogs.panel_world import Desk, refused
from tests.engine.every_game import begin, usual
from tests.host.rig import ANN, BEN, CAT, Rig

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eva", "Fay", "Gil")
MOVES = 24


class Described(Drawing):
    """A drawing that only describes pictures."""

    async def picture(
        self, words: Words, key: Hashable, name: str, alt: str, paint: Callable[[], Image.Image]
    ) -> Picture:
        return Picture(b"-", name, alt)


def services(rig: Rig) -> Services:
    return Services(rig.host, Described(PAINTERS, NARRATIONS), NARRATIONS)


def played(slug: str, seat: int | None, over: bool) -> Film:
    match, rnd = begin(usual(GAMES[slug]), 5), random.Random(slug)
    for _ in range(MOVES):
        if match.over:
            break
        mover = match.state.waiting[0]
        match.submit(mover, rnd.choice(list(match.game.legal(match.state, mover))))
    moves = [LoggedMove(at, entry[0], entry[1:], "", False) for at, entry in enumerate(match.log)]
    return filmed(match, moves, NAMES[: match.header.seats], seat, over)


@cache
def ended(slug: str) -> Film:
    match, rnd = begin(usual(GAMES[slug]), 5), random.Random(slug)
    while not match.over:
        mover = match.state.waiting[0]
        match.submit(mover, rnd.choice(list(match.game.legal(match.state, mover))))
    moves = [LoggedMove(at, entry[0], entry[1:], "", False) for at, entry in enumerate(match.log)]
    return filmed(match, moves, NAMES[: match.header.seats], None, True)


async def table_of(rig: Rig, slug: str) -> TableInfo:
    info = await rig.started(ANN, game=slug, size=GAMES[slug].default_seats, computers=GAMES[slug].default_seats - 1)
    return await rig.host.reading.table(info.id)


@pytest.mark.parametrize("slug", GAMES)
async def test_every_position_of_every_game_can_be_told_and_shown(rig: Rig, slug: str) -> None:
    info, kit = await table_of(rig, slug), services(rig)
    for seat, over in ((None, True), (1, False), (None, False)):
        film = played(slug, seat, over)
        for lang in LANGUAGES:
            w = words(lang)
            for at in range(0, len(film), 3):
                frame = film.frame(at)
                text, picture = await frame_message(kit, info, film, frame, w)
                assert w("replay-at", at=str(at + 1), of=str(len(film))) in text
                assert (w("replay-running") in text) == (not over)
                assert picture is not None and 0 < len(picture.alt) <= ALT_LIMIT
                shown = hands_shown(film, frame, MOVER)
                assert len(shown) == (0 if frame.view.over or not frame.hands else 1)
                told_as = w.theirs if over else w
                alone = NARRATIONS[slug].hand_alt(Telling(shown[0], info.names, told_as)).split("\n") if shown else []
                assert {*alone[1:]} <= {*picture.alt.split("\n"), *picture.rest.split("\n")}, "all of the hand"
            panel = replay_panel(kit, info, film, film.frame(0), w)
            assert ("replaymore" in verbs(panel)) == over
            places = [int(value) for _, value in jumps(kit, info, film, w, ())]
            assert places == sorted({*places}) and {*places} >= ({0, len(film) - 1} if len(film) > 1 else set())
            assert len(places) <= 25 and len(panel.rows) == (2 if places else 1)


YOU = re.compile(r"\b(you|yours?)\b|あなた", re.IGNORECASE)


def once(tell: Callable[[Telling], str]) -> Callable[[Telling], str]:
    """Return ``tell`` so that it makes the text of each view, with the same names and words, only once."""
    made: dict[Hashable, tuple[Telling, str]] = {}

    def told_once(telling: Telling) -> str:
        key = (id(telling.view), tuple(telling.names), id(telling.words))
        if key not in made:
            # The telling is kept, so that no other view or words get the same id.
            made[key] = telling, tell(telling)
        return made[key][1]

    return told_once


@pytest.mark.parametrize("slug", GAMES)
async def test_only_the_own_hand_is_yours(rig: Rig, monkeypatch: pytest.MonkeyPatch, slug: str) -> None:
    """At a game that is over: in the description, in the picture, and what everybody is shown.

    A text of a hand that says "you" has another form in ``locales/*/theirs.ftl``.
    """
    info, kit, film = await table_of(rig, slug), services(rig), played(slug, None, True)
    for tell in ("table_alt", "hand_alt"):
        monkeypatch.setattr(NARRATIONS[slug], tell, once(getattr(NARRATIONS[slug], tell)))
    people = people_of(info)
    for lang in LANGUAGES:
        w = words(lang)
        for at in range(0, len(film), 2):
            frame = film.frame(at)
            for view in hands_shown(film, frame, ALL):
                text, picture = await frame_message(kit, info, film, frame, w, view.me)
                assert picture is not None
                hand = NARRATIONS[slug].hand_alt(Telling(view, info.names, w.theirs))
                assert not YOU.search(hand), f"theirs-<key> says a text without 'you' of another's hand: {hand}"
                assert not YOU.search(text + picture.alt + picture.rest)
                _, mine = await frame_message(kit, info, film, frame, w, view.me, own=view.me)
                assert mine is not None
                own = NARRATIONS[slug].hand_alt(Telling(view, info.names, w))
                assert bool(YOU.search(own)) == bool(YOU.search(mine.alt + mine.rest))
        for view in film.frame(1).hands[:2]:
            drawn = " | ".join(one.text for one in written(PAINTERS[slug].hand(view, people, w.theirs)))
            assert not YOU.search(drawn), drawn


async def test_whose_hand_a_finished_game_shows(rig: Rig) -> None:
    info, kit, w = await table_of(rig, "love_letter"), services(rig), words("en")
    film = played("love_letter", None, True)
    frame = next(film.frame(at) for at in range(len(film)) if film.frame(at).view.waiting)
    assert [view.me for view in hands_shown(film, frame, MOVER)] == [frame.view.waiting[0]]
    assert hands_shown(film, frame, ALL) == frame.hands and len(frame.hands) == len(info.names)
    secret = played("jukugo_daifuda", None, True)
    for at in range(len(secret)):
        if (here := secret.frame(at)).view.waiting and not here.view.over:
            (view,) = hands_shown(secret, here, MOVER)
            assert bool(view.legal) == any(hand.legal for hand in here.hands), "one who has still to answer"
    for seat, view in enumerate(frame.hands):
        assert hands_shown(film, frame, seat) == (view,)
        _, picture = await frame_message(kit, info, film, frame, w, seat)
        assert picture is not None and f"{info.names[seat]}: " in picture.alt
    for nobody in (len(frame.hands), -1, "nobody"):
        with pytest.raises(BadId):
            hands_shown(film, frame, nobody)
    running = played("love_letter", 1, False)
    for whose in (MOVER, ALL, 0):
        assert [v.me for v in hands_shown(running, running.frame(1), whose)] == [1], "the own hand and no other"
    onlooker = played("love_letter", None, False)
    assert hands_shown(onlooker, onlooker.frame(1), ALL) == ()


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_of_all_hands_as_many_are_described_as_have_room(rig: Rig, lang: Lang) -> None:
    """Whole hands, and a sentence that there are more; each by itself is told whole."""
    w, cut = words(lang), 0
    for slug in ("stendhal", "geschenk", "six_suit_fort"):
        info, kit, film = await table_of(rig, slug), services(rig), played(slug, None, True)
        _, picture = await frame_message(kit, info, film, film.frame(3), w, ALL)
        assert picture is not None and picture.rest == "" and len(picture.alt) <= ALT_LIMIT
        heads = [w("replay-hand-of", name=name, hand="x")[:-1] for name in info.names]
        there = [any(line.startswith(head) for line in picture.alt.split("\n")) for head in heads]
        more = w("replay-hands-more") in picture.alt
        assert there == sorted(there, reverse=True) and more == (not all(there))
        cut += more
    assert cut


def verbs(panel: Panel) -> set[str]:
    return {press.verb for press in presses(panel)}


def presses(panel: Panel) -> list[Press]:
    children: Any = panel.view().children
    return [Press.parse(child.custom_id) for child in children]


async def test_a_chosen_hand_goes_with_every_step(rig: Rig) -> None:
    """Buttons of former releases do not say whose hand."""
    info, kit, w = await table_of(rig, "geschenk"), services(rig), words("en")
    film = played("geschenk", None, True)
    for whose in (MOVER, 2, ALL):
        ids = presses(replay_panel(kit, info, film, film.frame(3), w, whose))
        assert {p.path[1] for p in ids if p.verb == "replay"} == {whose}
        assert {p.path[0] for p in ids if p.verb in ("replaymore", "replayjump")} == {whose}
        panel = more_panel(info, 3, w, whose, ANN.id)
        (select,) = [row for row in panel.rows if isinstance(row, SelectSpec)]
        assert [value for _, value in select.options] == [MOVER, *map(str, range(len(info.names))), ALL]
        assert Press.parse(select.custom_id) == Press(info.id, "replayhand", 3)
        assert Press(info.id, "replay", 3, ("here", whose)) in presses(panel), "and back to the same position"
        assert Press(info.id, "replayshare", 3, (whose,)) in presses(panel)


async def test_all_else_about_a_game_is_in_one_place(rig: Rig) -> None:
    info, w = await table_of(rig, "geschenk"), words("en")
    always = {"log", "film", "record", "fair", "replayshare", "replayhand", "replay"}
    running = more_panel(info, 0, w, MOVER, ANN.id)
    assert verbs(running) == always
    over = await rig.play_on(info.id, ANN)
    assert verbs(more_panel(over, 0, w, MOVER, ANN.id)) == always | {"puzzles", "cardsoffer"}
    day = replace(over, cards="daily:2026-11-22:geschenk")
    assert Press(0, "daily", 20261122, ("geschenk",)) in presses(more_panel(day, 0, w, MOVER, ANN.id))


@pytest.mark.parametrize("picture", [True, False])
async def test_the_fair_deal_leaves_a_look_back_as_it_is(rig: Rig, picture: bool) -> None:
    info, desk = await table_of(rig, "geschenk"), Desk(rig, FairDeal)
    desk.pictures = int(picture)
    answer = await desk.press(Press(info.id, "fair").custom_id(), forge=True)
    assert words("en")("fair-made") in answer.text and answer.in_place != picture


@pytest.mark.parametrize("picture", [True, False])
async def test_the_proof_is_announced_before_the_record_is_read(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, picture: bool
) -> None:
    info, desk = await table_of(rig, "geschenk"), Desk(rig, Record)
    desk.pictures = int(picture)

    async def read(self: Record, who: Caller, table: int) -> dict[str, Any]:
        assert who.interaction.response.is_done()
        raise Refused("cards-sealed")

    monkeypatch.setattr(Record, "exported", read)
    pressing = desk.press(Press(info.id, "verify").custom_id(), forge=True)
    if picture:
        assert await refused(pressing) == "cards-sealed"
    else:
        answer = await pressing
        assert answer.text == "" and answer.beside == [words("en")("cards-sealed")], "a refusal changes nothing"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_steps_stay_inside(rig: Rig, lang: Lang) -> None:
    film = played("tricky_express", None, True)
    first, last = film.frame(0), film.frame(len(film) - 1)
    assert stepped(first, "forward") == 1 and stepped(last, "back") == len(film) - 2
    assert stepped(first, "ten") == 10 and film.frame(stepped(last, "ten")).at == last.at
    assert stepped(last, "first") == 0 and stepped(first, "last") == len(film) - 1, "buttons of former releases"
    with pytest.raises(BadId):
        stepped(first, "sideways")
    info: Any = SimpleNamespace(id=7, game="tricky_express", status=Status.FINISHED, watch=False, names=NAMES[:4])
    for frame, off in ((first, {"back"}), (last, {"forward", "ten"})):
        children: Any = replay_panel(services(rig), info, film, frame, words(lang)).view().children
        ids = [c.custom_id for c in children]
        assert len(ids) == len(set(ids)), "Discord wants every id once"
        assert {Press.parse(c.custom_id).path[0] for c in children if c.disabled} == off


@pytest.mark.parametrize("slug", GAMES)
async def test_a_turning_point_is_a_place_to_jump_to(rig: Rig, slug: str) -> None:
    """It is shown before its move, with the hand of whoever decided, and says what was played and what was better."""
    kit, info, film = services(rig), await table_of(rig, slug), played(slug, None, True)
    at, after = next(
        (at, p)
        for at, p in enumerate(film.positions[1:])
        if p.number == film.positions[at].number + 1 and film.match.log[p.number - 1][0] >= 0
    )
    seat, *wire = film.match.log[after.number - 1]
    action = film.match.game.read(wire)
    point = TurningPoint(after.number, seat, action, action, 0.12)
    assert turns_at(film, [point]) == {at: point}
    for lang in LANGUAGES:
        w = words(lang)
        text, _ = await frame_message(kit, info, film, film.frame(at), w, seat, point)
        assert "⭐" in text and info.names[seat] in text and "12%" in text
        panel = replay_panel(kit, info, film, film.frame(at), w, seat, [point])
        (jump,) = [row for row in panel.rows if isinstance(row, SelectSpec)]
        label = next(label for label, value in jump.options if value == str(at))
        assert info.names[seat] in label.text and label.hint
    rig.host.tables.search = cast("Any", SimpleNamespace(levels=()))
    over = replace(info, status=Status.FINISHED)
    for points, there in ((None, True), ([], False)):
        (jump,) = [
            row
            for row in replay_panel(kit, over, film, film.frame(0), words("en"), MOVER, points).rows
            if isinstance(row, SelectSpec)
        ]
        assert (SEARCH in [value for _, value in jump.options]) == there, "nobody has searched for them yet"


async def test_they_are_searched_for_once_and_shown(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, CAT, game="geschenk", size=3)
    over = await rig.play_on(info.id, ANN, BEN, CAT)
    rig.host.tables.search = cast("Any", LastIsBest())
    cog = Replay(SimpleNamespace(services=services(rig)))  # type: ignore[arg-type]  # no bot
    who: Any = Looking(cog.services, [SEARCH])
    await cog.jump(who, Press(over.id, "replayjump", 0, (MOVER,)))
    first = who.shown[-1]
    assert "⭐" in first[0] and SEARCH not in values(first[1])
    assert "200 times" in first[0] and "won 62 and the other one 118. ▰▰▰▱▱▱▁▁▁▁" in first[0]
    assert "A quick look" in first[0] and "a few minutes" in first[0], "a closer one is under way"
    assert cog.closer.working is not None
    await cog.closer.working
    points = await rig.host.analysis.known(over.id)
    assert points
    rig.host.tables.search = None
    _, film = await rig.host.replay.film(over.id, None)
    for at, point in turns_at(film, points).items():
        who.values = [str(at)]
        await cog.jump(who, Press(over.id, "replayjump", 0, (MOVER,)))
        text, view = who.shown[-1]
        assert f"ove {point.number}, " in text and f":back:{at}" not in text
        assert Press(over.id, "replayjump", at, (point.seat,)).custom_id() in [c.custom_id for c in view.children]
    without = "\n".join(first[0].split("\n")[:-1])
    await cog.turning(who, Press(over.id, "turning"))
    assert who.shown[-1][0] == without, "a button of former releases"
    await cog.turned(who, Press(over.id, "turned", points[0].number, (1,)))
    assert who.shown[-1][0] == without
    for press in (Press(over.id, "turned", 9999), Press(over.id, "turned", 0)):
        with pytest.raises(BadId):
            await cog.turned(who, press)
    running = await rig.started(ANN, BEN, CAT, game="geschenk", size=3)
    for number in (1, 9999):
        with pytest.raises(Refused, match="not-over"):
            await cog.turned(who, Press(running.id, "turned", number))
    with pytest.raises(Refused, match="replay-not-over"):
        await cog.more(who, Press(running.id, "replaymore"))
    for forged in (["x"], [], ["1", "2"]):
        who.values = forged
        with pytest.raises(BadId):
            await cog.jump(who, Press(over.id, "replayjump", 0, (MOVER,)))


class LastIsBest:
    """A search that ranks the last move of the list highest."""

    def __init__(self, *, enough: bool = True) -> None:
        self.enough, self.played_out = enough, 0

    def rest(self) -> None: ...

    async def of(self, table: int, game: str, state: Any, seat: int, level: str) -> dict[str, Any]:
        legal = GAMES[game].legal(GAMES[game].state.from_json(state), seat)
        return {"ranked": [[a.wire(), 20, 0.6 if a is legal[-1] else 0.2] for a in legal]}

    async def play_out(
        self, *asked: Any, after: int = 0, simulations: int = 0, patient: bool = False
    ) -> list[int] | None:
        if simulations:
            return None
        self.played_out += 1
        return [200, 62, 118] if self.enough else [49, 20, 30]


async def test_chances_of_few_games_are_not_told_and_not_counted_again(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, CAT, game="geschenk", size=3)
    over = await rig.play_on(info.id, ANN, BEN, CAT)
    search = LastIsBest(enough=False)
    rig.host.tables.search = cast("Any", search)
    cog = Replay(SimpleNamespace(services=services(rig)))  # type: ignore[arg-type]  # no bot
    who: Any = Looking(cog.services, [SEARCH])
    await cog.jump(who, Press(over.id, "replayjump", 0, (MOVER,)))
    assert "⭐" in who.shown[-1][0] and "the same cards" not in who.shown[-1][0]
    made = search.played_out
    assert made
    await cog.turning(who, Press(over.id, "turning"))
    await cog.cog_unload()
    assert search.played_out == made
    await cog.closer.close()


class Looking:
    """Ann at her look back; it keeps what is shown there."""

    on_message = True

    def __init__(self, kit: Services, values: list[str]) -> None:
        self.services, self.person, self.words, self.values = kit, ANN, words("en"), values
        self.shown: list[tuple[str, Any]] = []
        self.unseen = False
        response = SimpleNamespace(defer=self.defer)
        self.interaction = SimpleNamespace(response=response, edit_original_response=self.edit, is_expired=lambda: True)

    async def defer(self) -> None: ...

    async def edit(self, *, content: str, view: Any, attachments: Any) -> None:
        self.shown.append((content, view))

    async def show(self, send: Callable[[], Any]) -> None:
        await send()


def values(view: Any) -> list[str]:
    return [option.value for child in view.children for option in getattr(child, "options", ())]


async def test_a_step_is_acknowledged_before_a_long_match_is_played_through(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart no film is in memory; Discord waits for three seconds."""
    info, done = await table_of(rig, "geschenk"), list[str]()
    film = rig.host.replay.film

    async def long(table: int, person: str | None) -> tuple[TableInfo, Film]:
        done.append("film")
        return await film(table, person)

    async def acknowledged() -> None:
        done.append("acknowledged")

    async def shown(send: Any) -> None:
        done.append("shown")

    monkeypatch.setattr(rig.host.replay, "film", long)
    response = SimpleNamespace(defer=acknowledged)
    for on_message in (True, False):
        who: Any = SimpleNamespace(
            services=services(rig),
            interaction=SimpleNamespace(response=response),
            person=ANN,
            words=words("en"),
            on_message=on_message,
            defer=acknowledged,
            show=shown,
        )
        await Replay(SimpleNamespace(services=who.services)).replay(who, Press(info.id, "replay", 0, ("last",)))  # type: ignore[arg-type]  # no bot
    assert done == ["acknowledged", "film", "shown"] * 2


async def test_the_moving_picture_of_a_game(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, CAT, game="geschenk", size=3)
    over = await rig.play_on(info.id, ANN, BEN, CAT)
    assert over.status is Status.FINISHED
    drawing = Drawing(PAINTERS, NARRATIONS)
    kit = Services(rig.host, drawing, NARRATIONS)
    cog = Replay(SimpleNamespace(services=kit))  # type: ignore[arg-type]  # no bot
    said: list[str] = []

    async def say(text: str) -> None:
        said.append(text)

    who: Any = SimpleNamespace(words=words("en"), say=say)
    here, film = await cog.finished(over.id)
    data = await cog.moving(who, here, film)
    picture = Image.open(io.BytesIO(data))
    assert picture.format == "GIF" and picture.width == 600 and getattr(picture, "n_frames", 1) > 5
    assert len(data) <= made.LARGEST
    assert await cog.moving(None, here, film) is data, "kept"
    drawing.close()


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_moving_picture_is_told_in_words(rig: Rig, lang: Lang) -> None:
    """Who played, the result and the course, in the language of the message; not only the game's name."""
    info = await rig.started(ANN, BEN, CAT, game="geschenk", size=3)
    over = await rig.play_on(info.id, ANN, BEN, CAT)
    kit, w = services(rig), words(lang)
    cog = Replay(SimpleNamespace(services=kit))  # type: ignore[arg-type]  # no bot
    here, film = await cog.finished(over.id)
    alt = await cog.described(here, film, w)
    assert all(name in alt for name in here.names) and w("geschenk-title") in alt
    last = film.frame(len(film) - 1)
    told = NARRATIONS["geschenk"].result_alt(Telling(last.view, here.names, w))
    assert told in alt and len(alt) > alt.index(told) + len(told) + 5, "and how it went"
    sent: list[Any] = []

    async def show(answer: Any) -> None:
        await answer()

    async def edit(**message: Any) -> None:
        sent.append(message)

    response = SimpleNamespace(edit_original_response=edit)
    await cog.send(SimpleNamespace(interaction=response, show=show), here, b"-", alt, "text", Panel())  # type: ignore[arg-type]  # as much of a caller as it takes
    assert sent[0]["attachments"][0].description == alt


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
async def test_every_moving_picture_fits_beside_discords_limit(rig: Rig, slug: str, lang: Lang) -> None:
    info, film, w = await table_of(rig, slug), played(slug, None, True), words(lang)
    last = film.frame(len(film) - 1)
    alt = services(rig).drawing.film_alt(info, last, w)
    narration = NARRATIONS[slug]
    head = w("film-alt", game=narration.title(w), names=w.join(list(info.names)), count=len(film))
    describe = narration.result_alt if last.view.over else narration.table_alt
    whole = f"{head} {describe(Telling(last.view, info.names, w))}"
    assert len(alt) <= ALT_LIMIT and (alt == whole or alt.startswith(whole) or alt == whole[: ALT_LIMIT - 1] + "…")


async def test_a_film_shows_the_last_event_before_the_result_and_nothing_without_a_change(rig: Rig) -> None:
    """Where a table shows the end itself; else the result follows the position before it."""
    for slug, own_end in (("geschenk", True), ("tricky_express", False)):
        info, film = await table_of(rig, slug), ended(slug)
        painter, w = PAINTERS[slug], words("en")
        last = film.frame(len(film) - 1).view
        assert last.over and painter.shows_the_end(last) == own_end
        move = film.match.game.read(film.match.log[-1][1:])
        at = TurningPoint(film.positions[-2].number, 0, move, move, 0.3)
        frames = Frames(painter, info, film, [at], NARRATIONS[slug].title(w), w)
        assert frames.turns == (len(film) - 2,) and (len(film) - 1 in frames.positions()) == own_end
        assert [shot.held for shot in (frames.table(len(film) - 2), *frames.end())] == [made.TURN_MS, made.END_MS]
        assert frames.title().held == made.TITLE_MS


async def test_a_film_of_a_game_that_was_not_played_to_its_end_stays_at_its_last_position(rig: Rig) -> None:
    info, film, w = await table_of(rig, "tricky_express"), played("tricky_express", None, True), words("en")
    frames = Frames(PAINTERS["tricky_express"], info, film, (), "", w)
    last = len(film) - 1
    assert frames.end() == [] and frames.positions()[-1] == last and frames.table(last).held == made.END_MS


async def test_a_film_is_drawn_from_what_everybody_could_see(rig: Rig) -> None:
    """At no position does another deal of what is hidden there change its frame."""
    for slug in ("tricky_express", "love_letter", "jukugo_daifuda"):
        info, film, w = await table_of(rig, slug), played(slug, None, True), words("en")
        # What seat 0 does not see, an onlooker does not see either.
        dealt = [replace(p, state=p.state.redeal(0, random.Random(k).random)) for k, p in enumerate(film.positions)]
        other = replace(film, positions=tuple(dealt))
        one, two = (Frames(PAINTERS[slug], info, each, (), "", w) for each in (film, other))
        assert any(a.state.to_json() != b.state.to_json() for a, b in zip(film.positions, dealt, strict=True))
        for at in range(0, len(film), 5):
            assert one.table(at).still.tobytes() == two.table(at).still.tobytes()


async def test_the_moves_at_which_a_game_turned_are_told_in_words(rig: Rig) -> None:
    info, film = await table_of(rig, "geschenk"), ended("geschenk")
    last = film.frame(len(film) - 1)
    for lang in LANGUAGES:
        w, drawing = words(lang), services(rig).drawing
        alt, plain = drawing.film_alt(info, last, w, None, (4, 17)), drawing.film_alt(info, last, w)
        assert alt.startswith(plain) and alt.endswith(w("film-alt-turned", count=2, moves=w.join(["4", "17"])))
