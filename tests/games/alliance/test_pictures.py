"""Alliance in pictures and words: how a trick and a game were won, the last move, and a plan for its team alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby, pairwise

import pytest

from engine.core.cards import SUITS
from engine.core.context import Event
from engine.games.alliance.terms import COURTS, FIRST_SPECIAL
from locales import LANGUAGES, Words, words
from render.games.alliance.drawings import TEAM_FILL, crowns
from render.games.alliance.narration import NARRATION, how_words, named, plan, plays
from render.games.registry import PAINTERS
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.written import written
from render.kit.pieces.person import people
from render.narration.cards import card_short
from render.narration.telling import Telling
from tests.games.alliance.positions import TABLES, begin, random_match
from tests.render.lies import lying
from tests.render.positions import Extreme, as_sent, picture, positions, told
from tests.render.traced import traced

NAMES = ["Mina", "Ken", "Sakura", "Taro", "Alex", "Kim"]


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Words:
    return words(request.param)


def test_what_has_won_a_trick_and_what_decided_has_words_and_cards_have_names(say: Words) -> None:
    ways = [("same_two", []), ("punisher", []), ("joker", []), ("battalion", [1]), ("battalion", [0, 1])]
    told = [how_words(how, made, True, say) for how, made in ways] + [how_words("joker", [], False, say)]
    assert all(told) and len({*told}) == 6 and how_words("", [], True, say) == ""
    for by in ("second_best", "spade", "fewest_courts", "nearest_spade", "lowest_member"):
        assert say(f"alliance-by-{by}", score=3) and say(f"alliance-decided-{by}")
    assert len({named(c, say, card_short) for c in range(FIRST_SPECIAL + 6)}) == FIRST_SPECIAL + 6


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_cards_won_are_no_slivers_and_places_fall_with_the_points(seats: int, mode: str) -> None:
    """So much of each card is visible below the next that its rank is readable."""
    for seed in range(3):
        view = random_match(seats, seed, mode=mode).view(None)
        image = PAINTERS["alliance"].result(view, people(NAMES[:seats]), words("en"))
        shown = [one for one in written(image) if one.role == "card"]
        assert len(shown) == sum(map(len, (*view.s.final_won, *view.s.final_special)))
        steps = [b.x - a.x for a, b in pairwise(shown) if a.y == b.y]
        assert steps and min(steps) >= 24
        totals = [int(one.text) for one in written(image) if one.role == "score"][1:]
        if mode == "individual":
            assert totals[1:] == sorted(totals[1:], reverse=True)


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_the_last_move_is_the_last_play_or_trick_of_the_log_in_few_words(seats: int, mode: str, say: Words) -> None:
    kinds = {"started", "played", "laid", "passed", "trick"}
    for stop in (*range(30), 70, 10_000):
        m = random_match(seats, 2, stop, mode=mode)
        view, expected = m.view(None), None if m.over else ""
        if not m.over:
            last = [e for e in m.ctx.events if e.kind in kinds][-1]
            facts = {"played": {**last.facts, "top": 0}, "trick": {"winner": last.facts.get("winner")}}
            expected = NARRATION.happened(Event(last.kind, facts.get(last.kind, last.facts)), Telling(view, NAMES, say))
        assert NARRATION.last_move(Telling(view, NAMES, say)) == (expected or "")
    assert NARRATION.last_move(Telling(begin(4).view(None), NAMES, say)) == "", "nothing has been played"


def test_who_is_to_get_which_special_card_is_drawn_and_told(say: Words) -> None:
    position = next(p for p in positions("alliance") if p.phase == "distribute")
    view = position.view(0)
    mate = next(p for p in range(1, 4) if view.team[p] == view.team[0])
    swapped = list(view.state["special"])
    swapped[0], swapped[mate] = swapped[mate], swapped[0]
    other = lying(view, {"special": swapped})
    assert plan(view) != plan(other)
    assert as_sent(picture(view, say)) != as_sent(picture(other, say))
    assert told(view, say)["alt"] != told(other, say)["alt"]


def test_nothing_crosses_the_number_of_cards_in_ones_pile() -> None:
    """If the seat may play from the pile, it has a gold edge."""
    found = 0
    for position in positions("alliance"):
        for seat in position.state.waiting if position.phase == "play" else ():
            view = position.view(seat)
            if any(a.tag == "top" for a in view.legal):
                image = picture(view, words("en"))
                (count,) = [w for w in written(image) if w.role == "pill" and w.text == str(len(view.s.pile[seat]))]
                around = image.crop((count.x - 12, count.y - 16, count.x + count.width + 12, count.y + 16))
                assert theme.rgb(theme.GOLD) not in [c for _, c in around.convert("RGB").getcolors(9999) or []]
                found += 1
    assert found


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_the_windows_of_the_winners_suits_are_lit(seats: int, mode: str) -> None:
    view = random_match(seats, 3, mode=mode).view(None)
    shapes = traced("shape", lambda: PAINTERS["alliance"].result(view, people(NAMES[:seats]), words("en")))
    windows = {name: colour for name, _, y, _, colour in shapes if name in SUITS and y < 400}  # above the ranks
    lit = {name for name, colour in windows.items() if colour == theme.SUIT_COLOUR[name]}
    assert len(windows) == seats and set(windows) == {SUITS[suit] for suit in view.s.suits}
    assert lit == {SUITS[view.s.suits[p]] for p in view.s.winners}


def test_the_result_adds_two_points_for_every_battalion() -> None:
    match = random_match(6, 2)
    match.state.battalions = [3, 0]
    image = PAINTERS["alliance"].result(match.view(None), people(NAMES), words("en"))
    added = [one.text for one in written(image) if one.text.startswith("+")]
    assert added == ["+6"]


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_the_crowns_of_the_table_have_the_colours_of_who_won_them(seats: int, mode: str) -> None:
    view = random_match(seats, 3, 30, mode=mode).view(None)
    discs = traced("disc", lambda: crowns(view, 60).place(Canvas(), 0, 0, 600))
    fills = [colour for _, _, size, colour in discs if size == 47]
    assert len(fills) == 18
    taken = fills[: sum(map(len, view.s.won))]
    groups = [colour for colour, _ in groupby(taken)]
    assert len(groups) == len(set(groups)), "those of one colour are together, from the first crown on"
    for p in range(seats):
        own = theme.SEAT_COLOUR[p] if mode != "team" else TEAM_FILL[view.team[p]]
        mates = [q for q in range(seats) if mode == "team" and view.team[q] == view.team[p]] or [p]
        assert fills.count(own) == sum(len(view.s.won[q]) for q in mates)


def test_every_card_of_a_trick_is_told_with_its_player() -> None:
    """The seats play in the order of their suits, which is not that of their numbers."""
    tricks = 0
    for position in positions("alliance"):
        view = position.view(None)
        if view.phase == "play" and view.s.trick and not view.over:
            lines = NARRATION.table_alt(Telling(view, NAMES[: view.seats], words("en"))).split("\n")
            line = next(line for line in lines if line.startswith("Trick, from"))
            assert re.findall(r"(?:by seat |\()(\d)", line) == [str(p + 1) for p, _, _ in plays(view)]
            tricks += 1
    assert tricks


REFUSALS = {"more-proposals": {"limit": 6}, "same": {}, "cards": {}}
ALONE = {"mode": "individual"}


def fullest() -> Iterator[Extreme]:
    """Yield three and five seats alone; all courts at one; jokers out, markers, battalions; six beside a won trick."""
    for seats in (3, 5):
        for stop in (0, 3, 20, 50, 10_000):
            yield Extreme(random_match(seats, 1, stop, mode="individual").state, ALONE)
    s = random_match(2, mode="individual").state
    s.final_won, s.points, s.scores, s.by = [list(COURTS), []], [[9, 30, 1, 1, 16, 24], [0] * 6], [81, 0], "total"
    yield Extreme(s, ALONE)
    s = random_match(6, 2, 60).state
    s.rebuilt, s.battalions, s.last_how, s.last_made = [1] * 6, [9, 9], "battalion", [0]
    s.removed, s.shown = [78, 79, 81, 82], [s.order[0], s.order[0], -1, s.order[1], s.order[1], -1]
    s.won = [[0] * 9 for _ in range(6)]
    yield Extreme(s)
    for how in ("same_two", "punisher", "battalion"):
        for stop in (60, 10_000):
            s = random_match(6, 2, stop, mode="secret_team").state
            s.last_how, s.last_made = how, [0] if how == "battalion" else []
            yield Extreme(s, {"mode": "secret_team"})


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_no_loser_has_larger_cards_than_the_winners(seats: int) -> None:
    for position in positions("alliance"):
        if position.phase != "over" or position.seats != seats:
            continue
        view = position.view(None)
        image = PAINTERS["alliance"].result(view, people(NAMES[:seats]), words("en"))
        sizes = [(one.width, one.text[0] == "(") for one in written(image) if one.role == "card" and one.y < 560]
        won, lost = ([wide for wide, dim in sizes if dim is found] for found in (False, True))
        assert won and max(lost, default=0) <= min(won)
