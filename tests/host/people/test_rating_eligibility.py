"""For whom a finished table counts: P7, S3, teams, ties, computers (the rulings of ``counting``)."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from engine.core.match import Match
from engine.games.registry import GAMES
from engine.games.slugs import SLUGS
from engine.host.model.logged import LoggedMove
from engine.host.model.records import AUTOMATIC
from engine.host.people.rating_eligibility import Outcome, Part, parts, team_places
from engine.host.people.ratings import outcome_of
from engine.host.table.turns import COMPUTER, ORDER, TIMEOUT
from tests.engine.every_game import OF_GAMES, ROOT

ANN, BEN, CAT, DAN, EVA = "1", "2", "3", "4", "5"


def two(winners: tuple[int, ...] = (0,), people: tuple[int, ...] = (0, 1)) -> Outcome:
    return Outcome([3, 1], winners, [0, 1], frozenset(people))


def moves(*made: tuple[int, str]) -> list[LoggedMove]:
    """Return logged moves of these pairs of seat and cause, numbered from 1."""
    return [move(number, seat, cause) for number, (seat, cause) in enumerate(made, 1)]


def move(number: int, seat: int, cause: str, *, sealed: bool = False) -> LoggedMove:
    return LoggedMove(number, seat, [], cause, sealed)


def told(found: list[Part]) -> set[tuple[str, bool, bool]]:
    """Return person, won and rated for each part."""
    return {(p.person, p.won, p.side is not None) for p in found}


def test_a_game_of_two() -> None:
    found = parts(two(), moves((0, ANN), (1, BEN)), {}, {0: ANN, 1: BEN})
    assert found == [Part(ANN, 0, 1, True, 0), Part(BEN, 1, 2, False, 1)]


@pytest.mark.parametrize(("timeouts", "counts"), [(0, True), (1, True), (2, True), (3, False)])
def test_half_of_the_human_time_moves_are_enough(timeouts: int, counts: bool) -> None:
    made = moves((0, ANN), (1, BEN), (1, BEN), *[(1, TIMEOUT)] * timeouts)
    assert ((BEN, False, True) in told(parts(two(), made, {}, {0: ANN, 1: BEN}))) is counts


def test_what_a_computer_or_the_rules_moved_is_nobodys_time() -> None:
    made = moves((0, ANN), (1, BEN), *[(1, COMPUTER)] * 9, *[(1, AUTOMATIC)] * 9)
    assert told(parts(two(), made, {}, {0: ANN})) == {(ANN, True, True), (BEN, False, True)}, "leaving saves nobody"


def test_what_the_table_moved_in_secret_is_in_no_count() -> None:
    made = [*moves((0, ANN), (1, BEN)), *(move(9, 1, TIMEOUT, sealed=True) for _ in range(5))]
    assert (BEN, False, True) in told(parts(two(), made, {}, {0: ANN, 1: BEN}))


def test_orders_are_moves_of_whoever_sits_there() -> None:
    made = moves((0, ANN), (1, ORDER), (1, BEN), (1, ORDER), (1, TIMEOUT), (1, TIMEOUT), (1, TIMEOUT))
    assert (BEN, False, True) in told(parts(two(), made, {}, {0: ANN, 1: BEN}))


def test_who_moved_by_orders_alone_counts() -> None:
    made = moves((0, ANN), (1, ORDER), (1, ORDER), (1, TIMEOUT))
    assert (BEN, False, True) in told(parts(two(), made, {}, {0: ANN, 1: BEN}))
    assert told(parts(two(), [*made, move(5, 1, TIMEOUT)], {}, {0: ANN, 1: BEN})) >= {(BEN, False, True)}, "half"
    assert told(parts(two(), made, {}, {0: ANN})) == {(ANN, True, False)}, "whose they were nobody knows any more"
    # Moves by an order of the former person do not count for their substitute.
    after = [*moves((0, ANN), (1, ORDER), (1, ORDER)), move(5, 1, CAT)]
    assert told(parts(two((1,)), after, {1: [4]}, {0: ANN, 1: CAT})) == {(ANN, False, False), (CAT, True, False)}
    assert told(parts(two((1,)), after[:3], {1: [4]}, {0: ANN, 1: CAT})) == {(ANN, False, False), (CAT, True, False)}


def test_who_never_moved_and_a_seat_of_nobody_do_not_count() -> None:
    assert told(parts(two(), moves((0, ANN), (1, COMPUTER)), {}, {0: ANN})) == {(ANN, True, False)}


def test_whoever_had_nothing_to_do_all_game_long_counts() -> None:
    found = parts(two(), moves((0, ANN), (1, AUTOMATIC)), {}, {0: ANN, 1: BEN})
    assert told(found) == {(ANN, True, True), (BEN, False, True)}
    assert told(parts(two(), moves((0, ANN)), {1: [1]}, {0: ANN, 1: CAT})) == {(ANN, True, False)}, "no substitute"


def test_a_substitute_is_not_charged_and_may_win() -> None:
    made = [*moves((0, ANN), (1, BEN)), move(4, 1, CAT), move(5, 1, CAT)]
    lost = parts(two((0,)), made, {1: [3]}, {0: ANN, 1: CAT})
    assert told(lost) == {(ANN, True, True), (BEN, False, True)}, "it is charged to who handed it on"
    won = parts(two((1,)), made, {1: [3]}, {0: ANN, 1: CAT})
    assert told(won) == {(ANN, False, True), (CAT, True, True)}


@pytest.mark.parametrize("own", range(4))
def test_whoever_hands_a_losing_seat_on_answers_for_it(own: int) -> None:
    """Ben makes the first few of six moves, his second account the others: it is his loss (ruling 3)."""
    made = [
        move(1, 0, ANN),
        *(move(2 + k, 1, BEN) for k in range(own)),
        *(move(20 + k, 1, CAT) for k in range(6 - own)),
    ]
    lost = parts(two((0,)), made, {1: [10]}, {0: ANN, 1: CAT}, {1: BEN})
    assert told(lost) == {(ANN, True, True), (BEN, False, True)}
    won = parts(two((1,)), made, {1: [10]}, {0: ANN, 1: CAT}, {1: BEN})
    halves = {(BEN, True, True), (CAT, True, False)}
    assert told(won) == {(ANN, False, True)} | (halves if own == 3 else {(CAT, True, True)}), "what they win is theirs"


def test_a_seat_that_went_through_many_hands_is_charged_to_the_first() -> None:
    made = [*moves((0, ANN), (1, BEN)), *(move(k, 1, CAT) for k in (5, 6)), *(move(k, 1, DAN) for k in (9, 10))]
    lost = parts(two((0,)), made, {1: [4, 8]}, {0: ANN, 1: DAN}, {1: BEN})
    assert told(lost) == {(ANN, True, True), (BEN, False, True)}
    # If no hand-over is stored, and nobody moved before it, nobody can be charged.
    assert told(parts(two((0,)), [made[0], *made[2:]], {1: [2, 8]}, {0: ANN, 1: DAN})) == {(ANN, True, False)}


def test_partners_are_rated_though_one_of_them_left_at_once() -> None:
    whole = Outcome([4, 2, 4, 2], [0, 2], [0, 1, 0, 1], frozenset(range(4)))
    made = moves((0, ANN), (1, BEN), (2, CAT), (3, COMPUTER))
    found = parts(whole, made, {}, {0: ANN, 1: BEN, 2: CAT}, {3: DAN})
    assert {(p.person, p.won, p.side) for p in found} == {
        (ANN, True, 0),
        (BEN, False, 1),
        (CAT, True, 0),
        (DAN, False, 1),
    }


def test_a_substitute_who_finishes_anothers_game_wins_beside_them() -> None:
    made = [*moves((0, ANN), (1, BEN), (1, BEN)), move(5, 1, CAT)]
    won = parts(two((1,)), made, {1: [4]}, {0: ANN, 1: CAT})
    assert told(won) == {(ANN, False, True), (BEN, True, True), (CAT, True, False)}
    lost = parts(two((0,)), made, {1: [4]}, {0: ANN, 1: CAT})
    assert told(lost) == {(ANN, True, True), (BEN, False, True)}


def test_of_two_halves_the_first_counts() -> None:
    made = [*moves((0, ANN), (1, BEN)), move(5, 1, CAT)]
    assert told(parts(two(), made, {1: [4]}, {0: ANN, 1: CAT})) == {(ANN, True, True), (BEN, False, True)}


def test_people_are_rated_among_themselves_where_computers_play_too() -> None:
    outcome = Outcome([9, 5, 7], [0], [0, 1, 2], frozenset({1, 2}))
    found = parts(outcome, moves((0, COMPUTER), (1, ANN), (2, BEN)), {}, {1: ANN, 2: BEN})
    assert found == [Part(ANN, 1, 3, False, 1), Part(BEN, 2, 2, False, 2)]
    alone = parts(two(people=(0,)), moves((0, ANN), (1, COMPUTER)), {}, {0: ANN})
    assert told(alone) == {(ANN, True, False)}


def test_teams_share_their_place_and_are_rated_whole_or_not_at_all() -> None:
    whole = Outcome([4, 2, 4, 2], [0, 2], [0, 1, 0, 1], frozenset(range(4)))
    made = moves((0, ANN), (1, BEN), (2, CAT), (3, DAN))
    sat = dict(enumerate((ANN, BEN, CAT, DAN)))
    assert {(p.person, p.place, p.side) for p in parts(whole, made, {}, sat)} == {
        (ANN, 1, 0),
        (BEN, 2, 1),
        (CAT, 1, 0),
        (DAN, 2, 1),
    }
    with_computer = Outcome([4, 2, 4, 2], [0, 2], [0, 1, 0, 1], frozenset({0, 1, 2}))
    assert {p.side for p in parts(with_computer, made[:3], {}, {0: ANN, 1: BEN, 2: CAT})} == {None}
    left_at_once = parts(whole, [*made[:3], move(4, 3, COMPUTER)], {}, {0: ANN, 1: BEN, 2: CAT})
    assert {p.side for p in left_at_once} == {None}


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ([5, 9, 7], [1], [3, 1, 2]),
        ([5, 9, 7], [0], [1, 3, 2]),
        ([5, 9, 5], [0, 2], [1, 3, 1]),
        ([5, 5, 9], [2], [2, 2, 1]),
        ([1, 1, 1], [2], [2, 2, 1]),
        ([14, 14], [], [1, 1]),
        ([-2, 0, 0], [], [3, 1, 1]),
        ([4, 4, 4], [0, 1, 2], [1, 1, 1]),
        ([7, 9, 3], [0], [1, 2, 3]),
    ],
)
def test_places(scores: list[int], winners: list[int], places: list[int]) -> None:
    outcome = Outcome(scores, winners, range(len(scores)), frozenset(range(len(scores))))
    assert list(team_places(outcome).values()) == places


def test_who_has_lost_by_name_comes_last() -> None:
    """Whatever the scores: in Boonaken, plus 1 and minus 2 loses, and nothing and minus 1 does not (ruling 5)."""
    outcome = Outcome([-1, -1, 1], [], range(3), frozenset(range(3)), losers=[0])
    assert list(team_places(outcome).values()) == [3, 2, 1]
    records = (ROOT / "tests" / "games" / "boonaken" / "records").glob("ended-*.json")
    matches = [Match.replay(GAMES["boonaken"], json.loads(r.read_text(encoding="utf-8"))["match"]) for r in records]
    ends = [outcome_of(match) for match in matches]
    assert sum(bool(end.losers) for end in ends) >= 3
    for end in ends:
        places = list(team_places(end).values())
        others = [places[p] for p in end.teams if p not in end.losers]
        assert not end.losers or min(places[p] for p in end.losers) > max(others, default=0)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_end_of_every_game_can_be_counted(slug: str) -> None:
    """With the cube and in teams too, if the records have them."""
    seen = set()
    for record in sorted((OF_GAMES / slug / "records").glob("*.json"), key=lambda p: p.stat().st_size):
        kept = json.loads(record.read_text(encoding="utf-8"))["match"]
        options = kept["header"]["options"]
        kind = bool(options.get("cube")), str(options.get("teams", options.get("mode")))
        if not kept["ended"] or kind in seen:
            continue
        seen.add(kind)
        match = Match.replay(GAMES[slug], kept)
        sat = range(match.header.seats)
        outcome = replace(outcome_of(match), people=frozenset(sat))
        places = team_places(outcome)
        assert {p for p in sat if places[outcome.teams[p]] == 1} >= set(outcome.winners)
        found = parts(outcome, [move(p + 1, p, str(p)) for p in sat], {}, {p: str(p) for p in sat})
        assert [p.seat for p in found] == list(sat) and all(p.side is not None for p in found)
        assert [p.place for p in found] == [places[t] for t in outcome.teams]
    assert seen


@pytest.mark.parametrize("slug", SLUGS)
def test_the_scores_of_every_game_say_who_was_ahead(slug: str) -> None:
    """Ruling 5 holds for each recorded end: no winner's score is between those of two losers."""
    for record in sorted((ROOT / "tests" / "games" / slug / "records").glob("*.json")):
        match = json.loads(record.read_text(encoding="utf-8"))["match"]
        scores, winners = match["scores"], match["winners"]
        won, lost = [scores[p] for p in winners], [s for p, s in enumerate(scores) if p not in winners]
        if match["ended"] and won and lost:
            assert min(won) >= max(lost) or max(won) <= min(lost), (record.name, scores, winners)
