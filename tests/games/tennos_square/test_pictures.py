"""Tennos Square in pictures and words: the last move, the story of a result, discs of seats, events."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PIL import ImageChops

from engine.core.cards import card, cards
from engine.core.context import Event
from engine.core.events import GameEvent
from engine.core.state import NO_CARD
from engine.families.outcome import Over
from engine.games.tennos_square.rules import GAME
from engine.games.tennos_square.state import Drew, Swapped, TennosSquareState, TennosSquareView
from engine.games.tennos_square.terms import CARDS, DECK, WIDTH, runs
from locales import words
from render.games.registry import PAINTERS
from render.games.tennos_square import table
from render.games.tennos_square.drawings import draw_runs, lane
from render.games.tennos_square.narration import NARRATION, last_move
from render.games.tennos_square.result import story
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.written import written
from render.kit.pieces.person import marks, people
from render.narration.telling import Telling
from tests.games.tennos_square.test_rules import begin, play_example_10, random_moves
from tests.render.positions import Extreme
from tests.render.traced import traced

NAMES = ["Ann", "Ben", "Cat", "Dora"]
WHO, W = people(NAMES), words("en")


def ended(seats: int) -> TennosSquareState:
    """Return the end of a match."""
    return random_moves(begin(seats), 3).state


def seen(s: TennosSquareState) -> TennosSquareView:
    """Return the view of an onlooker."""
    return GAME.view(s, None, match="m", options={"mode": "auto"})


def test_the_last_move_is_told_in_the_bar() -> None:
    """A card placed, one taken in a swap, the end of the last deal; nothing before the first move."""
    s = full(4, "partnership")
    assert last_move(seen(s), WHO, W) == "Ben took the 10 of crosses in a swap"
    s.taken, s.row[0][7] = NO_CARD, card("H3")
    assert last_move(seen(s), WHO, W) == "Ann: the 3 of hearts in slot 8"
    s.placed = []
    assert last_move(seen(s), WHO, W) == "Deal 3: Ann went out (+20)"
    assert last_move(begin().view(None), WHO, W) == ""


@pytest.mark.parametrize(
    ("scores", "winners", "outs", "told"),
    [
        ([140, 187, 140, 187], [1, 3], [3, 0, 1, 2], ("Won by 47 points", "Went out first twice")),
        ([178] * 4, [1, 3], [0, 0, 2, 2], ("Tie: the last to go out wins",)),
        ([90, 90, 80], [0, 1], [2, 2, 2], ("Won by 10 points",)),
        ([90, 90, 90], [0, 1, 2], [], ("A tie: the win is shared",)),
    ],
)
def test_the_story_of_a_result_is_true(
    scores: list[int], winners: list[int], outs: list[int], told: tuple[str, ...]
) -> None:
    """Margin, tie, best row of all deals, how often the winners went out."""
    s = ended(len(scores))
    s.scores, s.winners, s.outs = scores, winners, outs
    s.row_points = [[9, 18, 7, 8], [4, 21, 36, 9], [36, 4, 8, 3], [1, 2, 3, 4]]
    assert story(seen(s), WHO, W) == (told[0], "Best row: Ann, 36 points", *told[1:])


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (["ミナト", "ケン", "さくら"], ("ミ", "ケ", "さ")),
        (["CPU 1", "CPU 2", "CPU 3"], ("1", "2", "3")),
        (["aa", "aa", "ba"], ("1", "2", "3")),
        (["Ｗ", "W", "w"], ("1", "2", "3")),
    ],
)
def test_marks_tell_players_apart(names: list[str], shown: tuple[str, ...]) -> None:
    assert marks(names) == shown


def test_discs_of_people_whose_names_begin_alike_carry_the_letter_that_their_plaque_shows() -> None:
    """Colour is never the only sign: a seal on the plaque names the disc."""
    view, alike = random_moves(begin(), 3, stop=9).view(None), people(["Ann", "Abe", "Ada", "Ama"])
    drawn = [one.text for one in written(PAINTERS["tennos_square"].table(view, alike, W))]
    assert {"1", "2", "3", "4"} <= {t for k, t in enumerate(drawn) if drawn[k - 1 : k] == ["A"]}


def test_a_tied_partnership_says_who_wins() -> None:
    """The team of the seat that was the last to go out."""
    s = ended(4)
    s.scores = [178] * 4
    told, out = NARRATION.result_alt(Telling(seen(s), NAMES, words("ja"))).split("\n"), s.outs[-1]
    assert "同点：最後に早上がりした組の勝ち。" in told
    assert (
        next(line for line in told if line.startswith(f"席{out + 1} "))
        .split("：")[1]
        .startswith(f"チーム{'AB'[out % 2]}")
    )
    assert [line for line in told if "早上がりの20点" in line and line.startswith(f"席{out + 1}の最後の列")]


def test_example_10_is_told() -> None:
    """Each move with its seat, the next turn, and the private events."""
    view = seen(ended(3))
    told = [NARRATION.happened(e, Telling(view, NAMES[:3], W)) for e in play_example_10().ctx.events]
    assert told[:2] == ["Deal 1. Ann deals.", "Your candidates: ♥3, Leaf 3 and ♦4."]
    assert told[4:7] == [
        "Given up: Leaf 3 by Ann, ♦10 by Ben, ♦3 by Cat.",
        "Ben starts.",
        "Ben placed Cross A in slot 1. Cat is next.",
    ]
    assert told[10:12] == ["Ben placed ♦5 in slot 4 and moves again.", "You picked up ♣3."]
    assert told[16] == "Ben gave ♣3 and ♥2 and took ♦3."
    assert told[40:42] == [
        "Ben placed Cross 4 in slot 2: the row is complete.",
        "Deal 1 is over. Ben went out (+15). Ann 16, Ben 40, Cat 13.",
    ]


@pytest.mark.parametrize(
    ("event", "seats", "sentence"),
    [
        (Swapped(1, cards("C3 H2"), DECK), 3, "Ben gave ♣3 and ♥2 and took the top of the deck."),
        (Drew(card("D10")), 3, "From the deck you took ♦10."),
        (Over([50, 61, 50], [1]), 3, "Ben wins!"),
        (Over([61, 61, 50], [0, 1]), 3, "Ann and Ben share the win!"),
        (Over([90, 80, 90, 80], [0, 2]), 4, "Ann and Cat win!"),
    ],
)
def test_rare_events_in_words(event: GameEvent, seats: int, sentence: str) -> None:
    stored = Event(event.stored_as, event.facts(), None)
    assert NARRATION.happened(stored, Telling(begin(seats).view(0), NAMES, W)) == sentence


@pytest.mark.parametrize("seats", [3, 4])
def test_every_run_of_the_winners_last_rows_has_its_bracket(seats: int) -> None:
    s = ended(seats)
    boxes = traced("box", lambda: PAINTERS["tennos_square"].result(seen(s), WHO[:seats], W))
    lines = [box for box in boxes if box[2] > 4 and box[3:] == (4, 2, theme.MINT)]
    assert len(lines) == sum(len(runs(s.row[p])) for p in s.winners)


def test_the_bracket_of_a_run_goes_from_its_first_card_to_its_last() -> None:
    where = lane(4, 20, 40, 800, 60)
    row = [*cards("SK SQ S5 S4 S3"), *[NO_CARD] * (len(where.xs) - 5)]
    boxes = traced("box", lambda: draw_runs(Canvas(), where, row))
    lines = [(x, x + width) for x, _, width, high, *_ in boxes if high == 4]
    assert lines == [(where.xs[run[0]] + 6, where.xs[run[-1]] + where.width - 6) for run in runs(row)]
    assert len(lines) > 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_numbers_of_the_slots_are_clear_of_a_raised_card(seats: int) -> None:
    s = random_moves(begin(seats), 3, stop=seats).state
    shown = []
    s.row[0][3] = card("L10")
    for last in ([], [0, 4]):
        s.placed = last
        view = GAME.view(s, None, match="m", options=GAME.check(seats, {}))
        shown.append(PAINTERS["tennos_square"].table(view, people("ABCD"[:seats]), words("en")))
    below = [image.crop((320, theme.BAR_HEIGHT, 1200, theme.TABLE_HEIGHT)) for image in shown]
    box = ImageChops.difference(*below).getbbox()
    assert box is not None
    heads = [one for one in written(shown[1]) if one.text in "123456789" and one.x > 320 and one.y < table._TOP]
    assert heads and all(one.y + one.size * 0.37 < theme.BAR_HEIGHT + box[1] for one in heads)


LONGEST = sorted(CARDS, reverse=True)
"""Leaves and crosses first: they have the longest names."""


def at_discard(seats: int) -> TennosSquareState:
    """Return the second deal, in the phase ``discard``, one seat ready."""
    m, moves = begin(seats), 1
    while m.state.deal == 1:
        random_moves(m, 1, stop=(moves := moves + 1))
    m.submit(1, GAME.legal(m.state, 1)[0])
    return m.state


def full(seats: int, mode: str) -> TennosSquareState:
    """Return the longest possible texts: eight paid cards in the pool, long card names, three-digit totals."""
    s = random_moves(begin(seats), 3, stop=seats).state
    width, pool = WIDTH[seats], 3 * seats
    s.mode, s.pool = mode, LONGEST[:pool]
    s.row = [[*LONGEST[pool + p * (width - 1) :][: width - 1], NO_CARD] for p in range(seats)]
    s.row[1][0] = NO_CARD
    s.totals, s.deal, s.outs = [488] * seats, seats, [0] * (seats - 1)
    s.row_points = [[81] * seats for _ in range(seats - 1)]
    s.placed, s.waiting = [0, 8], [1]
    s.swaps[1] = s.taken = card("X10")
    s.hands[1] = [s.taken]
    return s


def fullest() -> Iterator[Extreme]:
    """Yield a swap under way at a full table, an empty row, a later deal, and the end, in every mode."""
    for seats, modes in ((3, ("individual", "split")), (4, ("partnership",))):
        width = WIDTH[seats]
        rows = [LONGEST[p * width : (p + 1) * width] for p in range(seats)]
        for mode in modes:
            s = full(seats, mode)
            yield Extreme(s.clone(), {"mode": mode})
            for hand in (cards("X10"), cards("X10 L10")):
                s.hands[1], s.row[1] = hand, [NO_CARD] * width
                yield Extreme(s.clone(), {"mode": mode})
            s = random_moves(begin(seats, mode), 3).state
            s.row, s.row_points = rows, [[81] * seats for _ in range(seats)]
            yield Extreme(s, {"mode": mode})
        s = at_discard(seats)
        yield Extreme(s.clone())
        s.last_rows = rows
        yield Extreme(s)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_lantern_with_the_points_of_a_row_is_clear_of_its_cards(seats: int) -> None:
    high = (theme.TABLE_HEIGHT - table._STRIP - table._TOP) / seats
    where, light = table._lane(seats, 0, high - 4), table._light(high)
    assert where.xs[-1] + where.width + 4 <= table._POINTS - light.width / 2
    assert table._POINTS + light.width / 2 <= theme.WIDTH - theme.EDGE_SAFE
