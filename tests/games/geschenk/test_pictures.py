"""No Thanks! in pictures and words: sizes, secrecy, the glass, and a game played from the words alone."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image, ImageChops

from engine.core.context import Event
from engine.core.events import GameEvent
from engine.games.geschenk.events import GameOver, MatchOver, NoThanks, Started, Taken, Turned
from engine.games.geschenk.moves import NO_THANKS, TAKE
from engine.games.geschenk.rules import GAME
from engine.games.geschenk.terms import DECK, spans
from locales import LANGUAGES, Lang, words
from render.encode import indexed, png
from render.games.geschenk.glass import (
    CEILING,
    FLOOR,
    GROUNDS,
    HEIGHT,
    RIM,
    Filling,
    draw_glass,
    draw_notes,
    grid,
    mood,
    places,
)
from render.games.geschenk.narration import NARRATION
from render.games.geschenk.result import story
from render.games.geschenk.seats import Box, draw_runs, size_for, tray
from render.games.geschenk.seats import places as seats_at
from render.games.registry import PAINTERS
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.chips import glass
from render.kit.person import people
from render.kit.written import written
from tests.games.geschenk.extremes import begin, play

PAINTER = PAINTERS["geschenk"]
SHORT = ["岩田", "Mina", "Ken", "さくら", "Ben", "Zoë", "A"]


# Pictures


# The glass


@pytest.mark.parametrize("total", [33, 44, 49, 54, 55, 56, 105])
def test_every_chip_lies_inside_the_glass(total: int) -> None:
    vessel, g = glass(RIM, FLOOR, HEIGHT), grid(total)
    spots = places("some match", 1207, total)
    assert len(set(spots)) == len(spots) == total
    for spot in spots:
        assert abs(spot.x - vessel.middle) + g.width / 2 <= vessel.inner_width(spot.y) / 2 + 2
        assert vessel.rim + g.height / 2 < spot.y <= vessel.floor
    assert spots == places("some match", 1207, total)
    assert spots != places("other match", 1207, total)
    assert spots != places("some match", 1208, total)


def test_pictures_in_a_row_differ_by_exactly_one_chip() -> None:
    notes = [k % 5 for k in range(55)]
    spots, g = places("m", 101, 55), grid(55)
    before = Canvas()
    draw_glass(before, 100, 100, Filling([], 55, "m", 101, falling=False))
    for k in range(55):
        after = Canvas()
        draw_glass(after, 100, 100, Filling(notes[: k + 1], 55, "m", 101, falling=False))
        box = ImageChops.difference(before.image, after.image).getbbox()
        assert box is not None, f"chip {k + 1} cannot be seen"
        left, top, right, bottom = box
        spot = spots[k]
        assert left >= 100 + spot.x - g.width / 2 - 3
        assert right <= 100 + spot.x + g.width / 2 + 3
        assert top >= 100 + spot.y - g.height / 2 - 6
        assert bottom <= 100 + spot.y + g.height / 2 + 6
        before = after


def test_newest_chip_is_in_the_air_above_the_landed_ones() -> None:
    for count in (1, 7, 55):
        notes = [k % 5 for k in range(count)]
        landed, flying = Canvas(), Canvas()
        draw_glass(landed, 100, 100, Filling(notes[:-1], 55, "m", 1, falling=False))
        draw_glass(flying, 100, 100, Filling(notes, 55, "m", 1))
        box = ImageChops.difference(landed.image, flying.image).getbbox()
        assert box is not None
        spot = places("m", 1, 55)[count - 1]
        assert box[1] < 100 + max(CEILING, spot.y - 60)
        assert box[1] >= theme.BAR_HEIGHT


def test_example_13_fifty_five_chips_and_notes() -> None:
    match = begin(5)
    for _ in range(55):
        match.submit(match.state.waiting[0], NO_THANKS)
    full = png(PAINTER.table(match.view(None), people(SHORT), words("ja")))
    assert match.view(None).s.pot == len(match.view(None).s.notes) == 55
    match.undo(54)
    assert png(PAINTER.table(match.view(None), people(SHORT), words("ja"))) != full


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_line_of_notes_wraps_and_is_never_cut(seats: int) -> None:
    for count in range(1, 15 * seats + 1, 7 if seats > 3 else 1):
        canvas = Canvas(300, 508, theme.PANEL)
        draw_notes(canvas, 4, 236, 500, 112, [k % seats for k in range(count)], seats)
        ink = canvas.image.getcolors(1 << 20)
        assert ink is not None
        outside = Image.new("RGB", canvas.image.size, theme.PANEL)
        outside.paste(canvas.image.crop((4, 124, 504, 236)), (4, 124))
        assert ImageChops.difference(outside, canvas.image).getbbox() is None
        if count >= seats:
            seen = {colour for _, colour in ink}
            assert {theme.rgb(theme.SEAT_COLOUR[p]) for p in range(seats)} <= seen


def test_mood_steps() -> None:
    assert [mood(pot) for pot in (0, 5, 6, 11, 12, 20, 21, 105)] == [0, 0, 1, 1, 2, 2, 3, 3]


def test_moods_can_be_told_apart_in_the_finished_picture() -> None:
    shown = [indexed(Image.new("RGB", (4, 4), ground)).convert("RGB").getpixel((0, 0)) for ground in GROUNDS]
    assert len(set(shown)) == 4


@pytest.mark.parametrize(
    "held",
    [list(DECK), [c for c in DECK if c % 2], [c for c in DECK if c % 3 != 2], [c for c in DECK if c % 4]],
    ids=["all", "odd", "pairs", "threes"],
)
def test_one_player_may_own_everything(held: list[int]) -> None:
    place = tray(seats_at(7)[0], 7)
    box = Box(14, 60, place.width, place.height)
    canvas = Canvas(220, 332, theme.PANEL)
    draw_runs(canvas, box, held, size_for([held, [3]], box.width, box.height))
    ink = ImageChops.difference(canvas.image, Image.new("RGB", canvas.image.size, theme.PANEL)).getbbox()
    assert ink is not None
    assert ink[0] >= box.x
    assert ink[1] >= box.y
    assert ink[2] <= box.x + box.width
    assert ink[3] <= box.y + box.height


@pytest.mark.parametrize("seats", GAME.seats)
def test_taken_cards_have_one_size_at_all_seats(seats: int) -> None:
    match = begin(seats)
    play(match, 45, sensible=True)
    view = match.view(None)
    image = PAINTER.table(view, people(SHORT), words("en"))
    low = {str(run[0]) for held in view.s.cards for run in spans(held)}
    sizes = {one.size for one in written(image) if one.role == "tag" and one.text in low}
    assert len(sizes) == 1


def test_the_story_of_a_result() -> None:
    match = begin(3)
    play(match, 999)
    s = match.state
    s.winners, s.totals, s.final_cards = [1], [5, 4, 9], [[[7, 8, 9], [20, 21, 22, 23], [30]]]
    seated = people(["Ann", "Ben", "Cat"])
    assert story(match.view(None), seated, words("en")) == ("Won by 1 point", "Longest run: Ben, 20–23")
    s.winners, s.totals, s.final_cards = [0, 1], [4, 4, 9], [[[7, 8], [20], [30]]]
    assert story(match.view(None), seated, words("en")) == ("Equal scores: they share the win",)
    s.winners, s.totals, s.columns = [2], [9, 8, 3], [[4, 8, 5], [5, 0, -2]]
    assert story(match.view(None), seated, words("ja")) == (
        "5点差の勝利",
        "いちばん軽い失点はCatさんの第2ゲーム、−2点",
    )


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_standing_orders_are_said_in_both_languages(lang: Lang) -> None:
    w = words(lang)
    for until in (0, 1, 12):
        for keep in (0, 1, 3):
            assert w("geschenk-order-set", until=until, keep=keep)
    for key in ("button", "none", "ended", "bad"):
        assert w(f"geschenk-order-{key}")
    assert len(w("geschenk-order-title", card="35")) <= 45
    assert max(len(w(f"geschenk-order-{key}-help")) for key in ("until", "keep")) <= 100
    assert max(len(w("geschenk-order-until")), len(w("geschenk-order-keep"))) <= 45


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_move_is_heard(lang: Lang) -> None:
    w = words(lang)
    assert ("チャリン" if lang == "ja" else "Clink") in NARRATION.last_words(_after(NO_THANKS), SHORT, w)
    assert ("シーン" if lang == "ja" else "silence") in NARRATION.last_words(_after(TAKE), SHORT, w)


def test_what_happened_in_words() -> None:
    w = words("en")
    for games, told in ((1, "Ben begins."), (2, "Game 1: Ben begins.")):
        match = begin(3, games=games)
        assert NARRATION.happened(_stored(Started(1, 1)), match.view(None), ["Ann", "Ben", "Cat"], w) == told
    view = begin(3, games=2).view(None)
    for event, told in (
        (Turned(28), "The 28 is on offer."),
        (NoThanks(2, 7), "Cat says no thanks. Clink: 7 chips in the glass."),
        (Taken(0, 28, 1), "Ann takes the 28 with a rattle of 1 chip."),
        (GameOver(1, [28, -3, 0], [1, 14, 11]), "Game 1 is over. Scores: Ann 28, Ben -3, Cat 0."),
        (MatchOver([28, -3, 0], [1], [5, 6]), "Ben wins!"),
        (MatchOver([28, -3, -3], [1, 2], []), "Ben and Cat share the win!"),
    ):
        assert NARRATION.happened(_stored(event), view, ["Ann", "Ben", "Cat"], w) == told


def _stored(event: GameEvent) -> Event:
    return Event(event.stored_as, event.facts(), None)


def _after(*actions: Any) -> Any:
    match = begin(3)
    for action in actions:
        match.submit(match.state.waiting[0], action)
    return match.view(None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_taking_changes_is_said_so_that_it_can_be_heard(lang: Lang) -> None:
    """Aloud a hyphen before a number is nothing: a score that falls would be heard as one that rises."""
    match, w = begin(3), words(lang)
    match.state.cards[0], match.state.offer, match.state.pot = [match.state.offer + 1], match.state.offer, 5
    match.state.waiting = [0]
    told = NARRATION.hand_alt(match.view(0), SHORT, w)
    assert "-" not in told and w("cards-minus", points="6") in told and w("cards-minus", points="1") in told
