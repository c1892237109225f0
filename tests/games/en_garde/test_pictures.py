"""En Garde in pictures and words: positions outside the golden views, no secrets, playable by ear."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from cogs.ui.choices import add_moves
from cogs.ui.panel import Panel
from engine.core.context import GameContext
from engine.games.en_garde.rules import ATTACK, FORWARD, GAME, LUNGE, compare, parry
from engine.games.en_garde.state import EnGardeState, EnGardeView
from engine.games.en_garde.terms import LENGTH
from locales import LANGUAGES, Lang, words
from render.encoding.encode import png
from render.games.contract import painter
from render.games.en_garde import LOOK
from render.games.en_garde.drawings import BLADE, CELL, CHEST, CHEST_HIGH, Scene, draw_piste, lunging
from render.games.en_garde.narration import NARRATION
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.written import written
from render.kit.pages.faults import faults
from render.kit.pieces.person import people
from render.narration.lengths import ALT_LIMIT
from render.narration.telling import Telling
from tests.games.en_garde.test_rules import at, cards, dealt
from tests.render.all_games.test_readable import LONGEST
from tests.render.traced import traced

PAINTER = painter("en_garde")

BOTH = [words(lang) for lang in LANGUAGES]
EN = words("en")


seen = partial(GAME.view, match="m", options={})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_hand_says_which_fencer_is_ones_own(lang: Lang, seat: int) -> None:
    s, w = at(0, [5, 16], "11234").state, words(lang)
    view = seen(s, seat)
    (tag,) = [one for one in written(PAINTER.hand(view, people("AB"), w)) if one.text == w("tricks-you")]
    assert abs(tag.middle - (48 + (s.at[seat] - 0.5) * CELL)) < 40
    side, room = w(f"en_garde-side-{seat}"), (4, 7)[seat]
    stands = w("en_garde-alt-stands", side=side, space=str(s.at[seat]), room=str(room))
    assert w("en_garde-alt-me", stands=stands) in NARRATION.hand_alt(Telling(view, "AB", w))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("hand", "struck"), [("11233", True), ("11235", False)])
def test_a_thrust_that_cannot_be_answered_is_a_hit_at_ones_own_fencer(hand: str, struck: bool, lang: Lang) -> None:
    s, w = at(0, [9, 14], hand, [5, 1]).state, words(lang)
    told = [one for one in written(PAINTER.hand(seen(s, 0), people("AB"), w)) if one.text == w("en_garde-hit")]
    assert len(told) == struck and all(one.middle < 48 + 9 * CELL for one in told)


@pytest.mark.parametrize("target", [1, 5, 10])
def test_as_many_lamps_are_lit_as_hits_were_made(target: int) -> None:
    s = at(0, [5, 16], "11234").state
    s.target, s.hits = target, [0, target - 1]
    discs = traced("disc", lambda: PAINTER.table(seen(s, None), people("AB"), EN))
    lamps = [colour for x, y, _, colour, *_ in discs if 472 < x < 728 and y < 204]
    assert [lamps.count(theme.SEAT_COLOUR[seat]) for seat in (0, 1)] == s.hits


def rare() -> list[EnGardeState]:
    """Return five cards in an indirect attack, a parry, the start of a round after a comparison, a drawn end."""
    attacked = at(0, [6, 14], "33333", level="advanced", parry="sum", riposte_wins=True)
    attacked.state.hands[0] = cards("333335")
    attacked.submit(0, LUNGE[5, 5])
    parried = at(1, [21, 23], "22345", [2, 2])
    parried.submit(1, parry(22))
    begun, over = at(0, [1, 2], "11111"), at(0, [8, 16], "1")
    begun.state.hands[1] = cards("11112")
    compare(begun.state, begun.ctx)
    over.state.columns, over.state.reasons = [[0, 0]] * 29, ["level"] * 29
    over.state.deck, over.state.hands = [], [[1, 1], [2]]
    compare(over.state, over.ctx)
    assert over.state.ended == "drawn"
    return [attacked.state, parried.state, begun.state, over.state]


@pytest.mark.parametrize("k", range(4))
def test_what_golden_views_do_not_show_fits(k: int) -> None:
    s = rare()[k]
    for w in BOTH:
        for seat in (None, 0, 1):
            paint = PAINTER.hand if seat is not None else PAINTER.result if s.ended else PAINTER.table
            tell = NARRATION.hand_alt if seat is not None else NARRATION.result_alt if s.ended else NARRATION.table_alt
            image, told = paint(seen(s, seat), people(LONGEST[:2]), w), tell(Telling(seen(s, seat), LONGEST[:2], w))
            assert faults(image) == [] and len(png(image)) <= 100_000 and 0 < len(told) <= ALT_LIMIT


def test_a_thrust_reaches_exactly_the_other() -> None:
    for far in range(1, 6):
        bones = lunging(reach := far * 48.0 - CHEST, parried=False)
        assert bones.tip == (reach, CHEST_HIGH) and reach - bones.hand[0] <= BLADE and bones.hand[0] < reach
    assert [Scene((1, 23)).long // 48, Scene((1, 23), spaces=(6, 16)).long // 48] == [LENGTH, 11]


def test_nobody_sees_the_hand_the_deck_or_a_wish_of_the_other() -> None:
    pair = []
    for quiet in (0, 1):
        s = at(1, [13, 18], "24555" if quiet else "11234", [5, 1], True, level="advanced").state
        s.deck, s.parries = sorted(s.deck, reverse=bool(quiet)), [0, quiet]
        pair.append(s)
    for w in BOTH:
        for seat in (None, 0):
            one, other = (seen(s, seat) for s in pair)
            paint, tell = (PAINTER.table, NARRATION.table_alt) if seat is None else (PAINTER.hand, NARRATION.hand_alt)
            assert png(paint(one, people("AB"), w)) == png(paint(other, people("AB"), w))
            assert tell(Telling(one, "AB", w)) == tell(Telling(other, "AB", w))
        assert NARRATION.hand_alt(Telling(seen(pair[0], 1), "AB", w)) != NARRATION.hand_alt(
            Telling(seen(pair[1], 1), "AB", w)
        )


def test_the_dots_below_a_number_are_filled_for_its_cards_played() -> None:
    s = at(0, [5, 16], "11234").state
    s.spent = cards("3355511")
    discs = traced("disc", lambda: PAINTER.table(seen(s, None), people("AB"), EN))
    dots = [colour == LOOK.line for _, _, size, colour in discs if size == 11]
    assert [dots[5 * k : 5 * k + 5].count(False) for k in range(5)] == [2, 0, 2, 0, 3]


def test_the_piste_shows_who_stands_where_and_how_far_it_is() -> None:
    boxes = traced("box", lambda: draw_piste(Canvas(look=LOOK), 0, 0, Scene((5, 9), label="Distance")))
    spaces = [colour for _, _, wide, _, radius, colour in boxes if (wide, radius) == (CELL - 2, 6)]
    assert [k for k, colour in enumerate(spaces, 1) if colour == theme.SEAT_COLOUR[0]] == [5]
    assert [k for k, colour in enumerate(spaces, 1) if colour == theme.SEAT_COLOUR[1]] == [9]
    ends = [x + 2 for x, _, wide, high, _, colour in boxes if (wide, high, colour) == (4, 24, theme.MINT)]
    assert ends == [4.5 * CELL, 8.5 * CELL]


@pytest.mark.parametrize(("last", "told"), [([1, 0], "More hits after 30 rounds"), ([0, 0], "Level after 30 rounds")])
def test_the_last_round_of_all_decides_nothing_by_itself(last: list[int], told: str) -> None:
    s = at(0, [8, 16], "1").state
    s.hits, s.columns, s.reasons = last[:], [[0, 0]] * 28 + [last], ["level"] * 29
    s.deck, s.hands = [], [[1, 1], [2]]
    compare(s, GameContext(lambda: 0.5))
    assert (s.reasons[-1], NARRATION.story(s, EN)) == ("level", told)


def labels(view: EnGardeView, lang: Lang) -> list[str]:
    panel = Panel()
    add_moves(panel, 1, 1, NARRATION, Telling(view, (), words(lang)))
    return [b.label for row in panel.rows if isinstance(row, list) for b in row]


def test_also_where_one_can_only_advance_or_only_step_back_a_button_says_which() -> None:
    assert labels(seen(at(0, [1, 23], "12335").state, 0), "en") == [f"Advance by a {c}" for c in (1, 2, 3, 5)]
    assert labels(seen(at(0, [8, 9], "33445").state, 0), "ja") == [f"{c}で後退" for c in (3, 4, 5)]


def test_cards_are_counted_so_that_any_sentence_may_hold_them() -> None:
    ja, match = words("ja"), at(0, [8, 12], "12445")
    assert "\nあなた（席1）の手札：1、2、4（突き）、4（突き）、5。\n" in NARRATION.hand_alt(
        Telling(seen(match.state, 0), "AB", ja)
    )
    match.submit(0, ATTACK[2])
    match.state.hands[1] = cards("11235")
    assert NARRATION.prompt(Telling(seen(match.state, 1), "AB", ja)) == "4（2枚）の突きを受けられず、1本取られます。"


def test_a_result_by_ear_keeps_the_name_of_the_game_apart() -> None:
    over = rare()[3]
    assert NARRATION.result_alt(Telling(seen(over, None), "AB", words("ja"))).startswith("アンギャルド：")
    assert NARRATION.result_alt(Telling(seen(over, None), "AB", EN)).startswith("En Garde: ")


def test_a_turn_by_ear() -> None:
    match = at(0, [8, 12], "12445")
    view = seen(match.state, 0)
    labels = [NARRATION.move(Telling(view, (), EN), action) for action in view.legal]
    assert labels[:2] == ["Advance by a 1", "Advance by a 2"] and labels[-1] == "Attack with two 4s"
    match.submit(0, ATTACK[2])
    told = NARRATION.table_alt(Telling(seen(match.state, None), "AB", EN))
    asked = "To move: seat 2.\nB is attacked with two 4s.\nThe distance is 4."
    assert told.startswith(f"En Garde: Round 1, first to 5.\n{asked}") and "Rules: standard, at most 30 rounds." in told
    assert "Seat 1 A: holds 5, 0 hits, started, white, left, on space 8, 7 spaces behind" in told
    assert "Latest actions: A: Attack with two 4s." in told and "Played: two 4s." in told
    match.state.hands[1] = cards("12344")
    match.submit(1, parry(44))
    assert NARRATION.prompt(Telling(seen(match.state, 1), "AB", EN)) == "Parried. The distance is 4, and now you act."
    match.submit(1, FORWARD[1])
    assert NARRATION.last_line(Telling(seen(match.state, 0), "AB", EN)) == "B: Advance by a 1"


@pytest.mark.parametrize(
    ("where", "hands", "expected"),
    [
        (
            [10, 14],
            ["144", "24"],
            "The deck is empty. Cards of the distance 2 to 1: A wins round 1. "
            "A held a 1 and two 4s and B held a 2 and a 4. A 1 and B 0.",
        ),
        (
            [8, 16],
            ["1", "2"],
            "The deck is empty. Spaces travelled 7 to 7: round 1 is drawn. A held a 1 and B held a 2. A 0 and B 0.",
        ),
    ],
)
def test_how_a_round_ended_is_told(where: list[int], hands: list[str], expected: str) -> None:
    match = at(0, where, "1")
    match.state.hands = [cards(hand) for hand in hands]
    compare(match.state, match.ctx)
    [over] = [event for event in match.ctx.events if event.kind == "round_over"]
    assert NARRATION.happened(over, Telling(seen(match.state, None), "AB", EN)) == expected
    facts: Any = seen(match.state, None)
    assert expected.split(". A held")[0] in NARRATION.table_alt(Telling(facts, "AB", EN))
    assert NARRATION.last_line(Telling(seen(dealt().state, None), "AB", EN)) == ""


REFUSALS: dict[str, dict[str, Any]] = {"more": {}, "parry-sum": {"count": 2, "card": 3}}
