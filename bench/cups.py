"""Compares the order that a Swiss cup finds with that of a league, at equal numbers of games, with the true strength.

Entrants have a known strength. Each plays so many rounds at tables of ``SIZE``: in the league with shuffles of its own
at each table and pairings of ``engine.host.community.pairing``, in the cup with the same shuffles at all tables of a
round and pairings of ``engine.host.community.cups``. Reported is Kendall's tau of the order to the true strength, the
mean over ``CUPS`` cups; entrants in a tie count as a half.

- **model**: the score of a seat is strength + the luck of the seat's cards + the luck of the play. The luck of the
  cards is that of the round and the seat if the cards are the same.
- **geschenk**: real games of No Thanks! between computer players that move at random with a probability of their own.

``python -m bench.cups [CUPS] [geschenk]``
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from statistics import mean, stdev

from bench.measure import Row, table
from bench.strength.matches import Shuffles, at_random, heuristic
from engine.core.game import TABLE_ACTOR
from engine.games.registry import GAMES
from engine.host.community.cups import bye_points, field_points, same_cards, swiss
from engine.host.community.pairing import Table, circle, groups
from engine.host.people.standings import Played, points, standings

ENTRANTS, ROUNDS, CUPS = 12, 5, 400
SIZES = (2, 4)
CARDS, PLAY = 1.0, 1.0
"""Deviation of the luck of the cards and of the play in the model, where that of strength is 1."""

Scores = Callable[[Table, str, random.Random], list[float]]
"""Plays a table with the shuffles of a seed; the scores by seat, more is better."""


def tau(order: Mapping[str, float], truth: Mapping[str, float]) -> float:
    """Return Kendall's tau-a: 1 for the same order, -1 for the reverse; a tie in ``order`` counts as neither."""
    pairs = list(combinations(truth, 2))
    agreed = [(order[a] - order[b]) * (truth[a] - truth[b]) for a, b in pairs]
    return sum((x > 0) - (x < 0) for x in agreed) / len(pairs)


def model(truth: Mapping[str, float]) -> Scores:
    """Return scores of strength, cards and play."""

    def scores(seats: Table, seed: str, rnd: random.Random) -> list[float]:
        cards = random.Random(seed)
        return [truth[one] + cards.gauss(0, CARDS) + rnd.gauss(0, PLAY) for one in seats]

    return scores


def geschenk(truth: Mapping[str, float]) -> Scores:
    """Return scores of No Thanks! between players who think at a move with the probability that ``truth`` gives."""
    game = GAMES["geschenk"]

    def scores(seats: Table, seed: str, rnd: random.Random) -> list[float]:
        context = Shuffles(int.from_bytes(random.Random(seed).randbytes(6)), rnd.random)
        s = game.start(len(seats), game.check(len(seats), {}), context)
        while s.waiting:
            seat = s.waiting[0]
            forced = game.automatic(s)
            if seat == TABLE_ACTOR:
                move = game.legal(s, seat)[0]
            elif forced is not None and forced[0] == seat:
                move = forced[1]
            else:
                thinks = rnd.random() < truth[seats[seat]]
                move = (heuristic if thinks else at_random)(game, s, seat, rnd.random)
            game.apply(s, seat, move, context)
        return [-float(score) for score in s.scores]

    return scores


def ended(seats: Table, scores: Sequence[float]) -> Played:
    """Return a finished table as the standings read it."""
    whole = [round(score * 1000) for score in scores]
    best = max(whole)
    winners = [seat for seat, score in enumerate(whole) if score == best]
    everybody = range(len(seats))
    return Played(seats, [True for _ in everybody], True, whole, winners, list(everybody))


def league(people: Sequence[str], size: int, rounds: int, play: Scores, rnd: random.Random) -> dict[str, float]:
    """Return the merit of each person in a league's order: points, then games won."""
    past, tables = list[Table](), list[Played]()
    for number in range(rounds):
        now = circle(people, number) if size == 2 else groups(people, size, (size,), past, (), f"{number}")
        past += now
        tables += [ended(seats, play(seats, f"{rnd.random()}", rnd)) for seats in now]
    return {row.person: -row.place for row in standings(people, tables)}


def cup(
    people: Sequence[str], size: int, rounds: int, play: Scores, rnd: random.Random, *, shared: bool = True
) -> dict[str, float]:
    """Return the merit of each person in a Swiss cup: points, then the share of those with the same hand who did
    worse; ``shared`` False: each table has its own shuffles, and there is no same hand.
    """
    past, total = list[list[Table]](), dict.fromkeys(people, 0)
    hand = {one: [0.0, 0.0] for one in people}
    for _ in range(rounds):
        ranked = sorted(people, key=lambda one: -worth(total, hand, one))
        heats = swiss(ranked, total, past, size, (size,))
        seed, now = f"{rnd.random()}", [heat for heat in heats if len(heat) > 1]
        results = [play(seats, seed if shared else f"{rnd.random()}", rnd) for seats in now]
        for at, (seats, scores) in enumerate(zip(now, results, strict=True)):
            for seat, (one, won) in enumerate(zip(seats, points(ended(seats, scores)), strict=True)):
                beaten, others = same_cards(results, seat, at) if shared else (0.0, 0)
                total[one] += won + field_points(beaten, others)
                hand[one][0] += beaten
                hand[one][1] += others
        for heat in heats:
            total[heat[0]] += bye_points(size) * (len(heat) == 1)
        past.append(heats)
    return {one: worth(total, hand, one) for one in people}


def worth(total: Mapping[str, int], hand: Mapping[str, Sequence[float]], one: str) -> float:
    """Return points, then the share of the same hands."""
    beaten, others = hand[one]
    return total[one] + 0.999 * beaten / max(1.0, others)


def rows(cups: int, kinds: Sequence[str] = ("model", "geschenk")) -> list[Row]:
    """Return a row for each kind of game and size of a table."""
    found = []
    for kind in kinds:
        for size in SIZES if kind == "model" else (4,):
            taus: dict[str, list[float]] = {"league": [], "Swiss, own shuffles": [], "Swiss cup": []}
            for number in range(cups):
                rnd = random.Random(f"{kind} {size} {number}")
                people = [f"{at:02}" for at in range(ENTRANTS)]
                truth = {
                    one: rnd.gauss(0, 1) if kind == "model" else (at + 0.5) / ENTRANTS
                    for at, one in enumerate(rnd.sample(people, ENTRANTS))
                }
                play = (model if kind == "model" else geschenk)(truth)
                taus["league"].append(tau(league(people, size, ROUNDS, play, rnd), truth))
                taus["Swiss, own shuffles"].append(tau(cup(people, size, ROUNDS, play, rnd, shared=False), truth))
                taus["Swiss cup"].append(tau(cup(people, size, ROUNDS, play, rnd), truth))
            told = "; ".join(f"{what} {mean(of):.3f} ± {_error(of):.3f}" for what, of in taus.items())
            what = f"{kind}, tables of {size}, {ENTRANTS} entrants, {ROUNDS} games each"
            found.append(Row("cups", what, f"tau of {cups}: {told}"))
    return found


def _error(of: Sequence[float]) -> float:
    return stdev(of) / len(of) ** 0.5 if len(of) > 1 else 0.0


if __name__ == "__main__":
    print(table(rows(int(sys.argv[1]) if len(sys.argv) > 1 else CUPS, sys.argv[2:] or ("model", "geschenk"))))
