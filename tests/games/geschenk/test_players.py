"""The computer players of No Thanks!: checks of the reasons for moves (``tests.engine.reasons``)."""

from __future__ import annotations

from engine.games.geschenk.terms import cost_of_runs
from tests.engine.reasons import Check


def growth(held: list[int], card: int) -> int:
    return cost_of_runs([*held, card]) - cost_of_runs(held)


CHECKS: dict[str, Check] = {
    "must": lambda s, p, a, f: s.chips[p] == 0 and a.tag == "take",
    "run": lambda s, p, a, f: a.tag == "take" and bool({s.offer - 1, s.offer + 1} & set(s.cards[p])),
    "purse": lambda s, p, a, f: a.tag == "take" and f["chips"] == s.chips[p] <= 2 and 0 < f["pot"] == s.pot,
    "gain": lambda s, p, a, f: a.tag == "take" and growth(s.cards[p], s.offer) <= s.pot,
    "cheap": lambda s, p, a, f: a.tag == "take" and 0 < growth(s.cards[p], s.offer) - s.pot == f["net"] <= 8,
    "round": lambda s, p, a, f: (
        a.tag != "take"
        and all(bool({s.offer - 1, s.offer + 1} & set(held)) == (q == p) for q, held in enumerate(s.cards))
    ),
    "other": lambda s, p, a, f: (
        a.tag != "take"
        and f["seat"] != p
        and growth(s.cards[f["seat"]], s.offer) <= 0 < f["net"] == growth(s.cards[p], s.offer) - s.pot
    ),
    "dear": lambda s, p, a, f: a.tag != "take" and 1 < f["net"] == growth(s.cards[p], s.offer) - s.pot,
}
