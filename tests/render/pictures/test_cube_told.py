"""Every position of a match with the doubling cube, drawn and told: for every seat and an onlooker, in both languages.

They include an open double, and a match that ended with a pass.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine.core.view import View
from engine.games.slugs import CUBED
from engine.layers.cube import DOUBLE, PASS, TAKE
from engine.layers.terms import OFFERED
from locales import LANGUAGES, Lang, Words, words
from render.cube.narration import CubeNarration
from render.cube.seen import cube_of, within
from render.cube.strip import EVENT
from render.games.contract import Painter
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.written import written
from render.kit.pages.faults import faults
from render.kit.pieces.person import people
from render.narration.cards import turn_word
from render.narration.contract import Narration
from render.narration.lengths import ALT_LIMIT
from render.narration.spoken import figure
from render.narration.telling import Telling
from tests.layers.cubes import Play
from tests.render.all_games.test_finished_hands import LOW
from tests.render.all_games.test_readable import turn

NAMES = ("さくら", "Bartholomew the Third")
SEATED = people(NAMES)
SHORT: dict[str, dict[str, Any]] = {"jukugo_daifuda": {"rounds": 2}}


def match_of(slug: str) -> Play:
    return Play(slug, **SHORT.get(slug, {"max_legs": 2}))


def eyes(x: Play) -> Iterator[View]:
    for seat in (None, 0, 1):
        yield replace(x.match.view(seat), people=NAMES)


def said(narration: Narration[Any], view: View, w: Words) -> list[str]:
    """Return all texts about a position for one seat, or for an onlooker."""
    out = [narration.table_alt(Telling(view, NAMES, w)), narration.state_line(Telling(view, NAMES, w))]
    out += filter(None, [narration.waiting(Telling(view, NAMES, w)), narration.stake(Telling(view, NAMES, w))])
    if view.over:
        out.append(narration.result_alt(Telling(view, NAMES, w)))
    if view.seat is not None:
        out.append(narration.hand_alt(Telling(view, NAMES, w)))
        out += [narration.anytime_label(Telling(view, NAMES, w), action).text for action in view.anytime]
    if view.asked:
        out.append(narration.prompt(Telling(view, NAMES, w)))
        assert isinstance(narration.recommended(view), tuple | list)
        for tag, offer in view.first.items():
            out.append(narration.tag_label(Telling(view, NAMES, w), tag).text)
            narration.numbered(view, tag, ())
            if offer is not None:
                out.append(narration.field_prompt(Telling(view, NAMES, w), tag, ()))
        out += [narration.move(Telling(view, NAMES, w), action) for action in view.legal[:6]]
    return out


def told(x: Play, w: Words, after: int) -> list[str]:
    """Make all texts about the newest events and the position, for everybody who may know them."""
    narration, out = NARRATIONS[x.game.key], list[str]()
    for view in eyes(x):
        out += said(narration, view, w)
        for event in x.match.ctx.events[after:]:
            if event.seen_by(view.seat) and (text := narration.happened(event, Telling(view, NAMES, w))) is not None:
                out.append(text)
    return out


def drawn(x: Play, w: Words) -> None:
    """Draw every picture of the position; a fault in one of them raises."""
    painter: Painter = PAINTERS[x.game.key]
    for view in eyes(x):
        pictures = [painter.table(view, SEATED, w)] if view.seat is None else [painter.hand(view, SEATED, w)]
        if view.over:
            pictures.append(painter.result(view, SEATED, w))
        for picture in pictures:
            assert picture.width == theme.WIDTH and picture.height <= theme.MAX_HEIGHT
            assert not faults(picture), faults(picture)


def positions(slug: str, answers: tuple[Any, ...]) -> Iterator[Play]:
    """Yield every position of a match in which every game has a double, answered in turn by ``answers``."""
    x, given, legs = match_of(slug), 0, 0
    yield x
    for _ in range(4000):
        if x.match.over:
            return
        p = x.s.waiting[0]
        if x.s.phase == OFFERED:
            x.do(p, answers[given % len(answers)])
            given += 1
        elif x.s.number > legs and p >= 0 and x.can(p):
            legs = x.s.number
            x.do(p, DOUBLE)
        else:
            x.go(p)
        yield x
    raise AssertionError("no end of the match")


def test_a_long_hand_gets_shorter_and_keeps_its_question() -> None:
    """Hex Jinchi has the longest hands; what a match adds stands below the whole question."""
    w, narration, shorter = words("en"), NARRATIONS["hex_jinchi"], 0
    assert isinstance(narration, CubeNarration)
    for x in positions("hex_jinchi", (PASS, TAKE)):
        view = x.match.view(x.s.waiting[0]) if x.s.waiting else x.match.view(0)
        if view.asked and x.s.phase != OFFERED:
            told = narration.hand_alt(Telling(view, NAMES, w))
            assert len(told) <= ALT_LIMIT and figure(narration.inner.prompt(Telling(within(view), NAMES, w)), w) in told
            shorter += "card 1:" not in told
    assert shorter


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", CUBED)
@pytest.mark.parametrize("answers", [(PASS,), (PASS, TAKE)], ids=["passed", "taken"])
def test_every_position_of_a_match_is_told(slug: str, lang: Lang, answers: tuple[Any, ...]) -> None:
    w, seen, last = words(lang), 0, None
    for last in positions(slug, answers):
        for text in told(last, w, seen):
            assert text and len(text) <= ALT_LIMIT and "\n\n" not in text
        seen = len(last.match.ctx.events)
    assert last is not None and last.match.over
    assert (last.s.reasons[-1] == "passed") == (answers[(last.s.number - 1) % len(answers)] == PASS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", CUBED)
def test_the_turning_positions_of_a_match_are_drawn(slug: str, lang: Lang) -> None:
    """The double, the position after its answer, and the end, however it came; all but the end by turns of language."""
    for answers in ((TAKE, PASS), (PASS, TAKE)):
        was, x, met = "", None, 0
        for x in positions(slug, answers):
            if OFFERED in (was, x.s.phase) or x.match.over:
                # A double and the position after its answer are in one language; a take and a pass in both.
                if x.match.over or lang == turn(met // 2):
                    drawn(x, words(lang))
                met += 1
            was = x.s.phase
        assert x is not None and x.match.over


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", CUBED)
def test_while_a_double_is_open_nobody_is_to_move(slug: str, lang: Lang) -> None:
    narration, painter, w = NARRATIONS[slug], PAINTERS[slug], words(lang)
    x = match_of(slug)
    p = x.to_offer()
    x.do(p, DOUBLE)
    answering, task = 1 - p, w("cube-task-answer")
    table, asked, other = (x.match.view(seat) for seat in (None, answering, p))
    assert all(view.innermost.waiting == [] and not view.innermost.asked for view in (table, asked, other))

    # No text says that a seat is to move, least of all to the person who answers.
    turn = {f"{name}さんの番" if lang == "ja" else f"{name} to move" for name in NAMES} | {
        f"{name} to play" if lang == "en" else f"席{seat}の番" for seat, name in enumerate(NAMES, 1)
    }
    turn |= {f"Seat {seat} to" for seat in (1, 2)} if lang == "en" else set()
    for view in (table, asked, other):
        for text in said(narration, view, w):
            assert not [t for t in turn if t in text], text
    assert isinstance(narration, CubeNarration)
    hand = narration.hand_alt(Telling(asked, NAMES, w))
    assert task in hand and narration.prompt(Telling(asked, NAMES, w)) in hand and "2" in hand
    assert NAMES[answering] not in hand.splitlines()[-1], "she is addressed"
    assert task not in narration.hand_alt(Telling(other, NAMES, w)) and task not in narration.table_alt(
        Telling(table, NAMES, w)
    )
    assert narration.waiting(Telling(table, NAMES, w)) == w("cube-waiting", name=NAMES[answering])

    # The offer lies above the table and both hands; on the hand the task is in gold at its usual place as well.
    marks = {turn_word(w), w("cards-lead")}
    for picture, view in (
        (painter.table(table, SEATED, w), table),
        (painter.hand(asked, SEATED, w), asked),
        (painter.hand(other, SEATED, w), other),
    ):
        lines = [one.text for one in written(picture)]
        double = str(2 * cube_of(view).value)
        assert w("cube-picture-double", double=double) in lines and double in lines
        assert not marks & set(lines), "nobody has the turn or the lead"
        above = [one.text for one in written(picture) if one.y > EVENT]
        assert lines.count(task) == 1 + (view is asked) and (task in above) == (view is asked)


@pytest.mark.parametrize("slug", CUBED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_while_a_double_is_open_no_card_of_a_hand_has_a_number(slug: str, lang: Lang) -> None:
    """The menu asks to take or to pass; after the answer the numbers are back, in picture and words."""
    narration, painter, w = NARRATIONS[slug], PAINTERS[slug], words(lang)
    x = match_of(slug)
    p = x.to_offer()
    numbered = [w("tricks-numbered", number="1", card=""), "card 1", "1番"]

    def badges(seat: int) -> set[str]:
        picture = painter.hand(replace(x.match.view(seat), people=NAMES), SEATED, w)
        return {one.text for one in written(picture) if one.role == "badge" and one.text.isdecimal() and one.y > LOW}

    before = badges(p)
    x.do(p, DOUBLE)
    for seat in (0, 1):
        assert not badges(seat)
        text = narration.hand_alt(Telling(x.match.view(seat), NAMES, w))
        assert not [one for one in numbered if one in text], text
    x.do(1 - p, TAKE)
    assert badges(p) == before


@pytest.mark.parametrize("slug", CUBED)
def test_while_a_double_is_open_no_card_or_place_is_gold(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Gold marks what is asked for, and the game inside asks for nothing."""
    asking = list[str]()
    for name in ("card", "place"):
        usual = getattr(Canvas, name)

        def draw(canvas: Canvas, *given: Any, _usual: Any = usual, _name: str = name, **named: Any) -> None:
            if theme.GOLD in (*given, *named.values()):
                asking.append(_name)
            _usual(canvas, *given, **named)

        monkeypatch.setattr(Canvas, name, draw)
    painter, w = PAINTERS[slug], words("en")
    x = match_of(slug)
    p = x.to_offer()
    x.do(p, DOUBLE)
    for view in eyes(x):
        (painter.table if view.seat is None else painter.hand)(view, SEATED, w)
        assert not asking, view.seat


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", CUBED)
@pytest.mark.parametrize("answers", [(PASS,), (TAKE,)], ids=["passed", "taken"])
def test_after_the_end_nobody_may_double(slug: str, lang: Lang, answers: tuple[Any, ...]) -> None:
    narration, w = NARRATIONS[slug], words(lang)
    *_, x = positions(slug, answers)
    assert x.match.over
    for view in eyes(x):
        for text in said(narration, view, w):
            for never in (w("cube-alt-middle"), w("cube-alt-owner-you", value="2"), w("cube-prompt-may", double="2")):
                assert never not in text
        if view.seat is not None:
            assert str(max(x.s.totals)) in narration.hand_alt(Telling(view, NAMES, w)), "but how the match went"


@pytest.mark.parametrize("slug", CUBED)
def test_after_a_pass_no_hand_is_shown(slug: str) -> None:
    """R6 of the cube: hidden cards stay masked in the last position."""
    *_, x = positions(slug, (PASS,))
    assert x.s.reasons[-1] == "passed"
    for view in eyes(x):
        inside = view.innermost
        assert not inside.over and inside.waiting == []
        hands = inside.state.get("hands")
        others = [p for p in (0, 1) if p != view.seat]
        assert hands is None or all(not isinstance(hands[p], list) or not any(hands[p]) for p in others), hands
