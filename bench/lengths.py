"""The lengths of matches by the rules' own figures (each spec's "Asynchronous play"), for comparison with ours.

A figure of random play comes from a player that chooses among all moves, as ours does, unless ``apart`` says how it
differs. Figures of "sensible" play come from other players than our house player, so they are only approximate.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from engine.core.options import OptionValue

RANDOM, HOUSE = "random", "house"
CLOSE, ROUGH = 0.06, 0.35
"""The share by which an average may differ: for equal players, and for players that only resemble ours."""


@dataclass(frozen=True, slots=True)
class Figure:
    """An average of the rules: ``kinds`` of moves ("": all) in a match, divided by ``per``."""

    slug: str
    seats: int
    play: str
    what: str
    average: float
    kinds: str = ""
    per: float = 1.0
    most: int | None = None
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    apart: str = ""
    """Why our players differ from the figure's; the figure is then compared roughly."""

    def __str__(self) -> str:
        options = ", ".join(f"{k} {v}" for k, v in self.options.items())
        most = "" if self.most is None else self.most
        return f"{self.slug} | {self.seats} | {options} | {self.play} | {self.what} | {self.average} | {most}"

    def judged(self, ours: float, longest: int) -> str:
        """Return "within", or the deviation."""
        room = ROUGH if self.apart or self.play == HOUSE else CLOSE
        if abs(ours - self.average) > room * self.average:
            return f"**{100 * (ours / self.average - 1):+.0f} %**" + (f": {self.apart}" if self.apart else "")
        if self.most is not None and not self.kinds and longest > self.most:
            return "**longer than the rules' longest**"
        return "within" + (f" (roughly: {self.apart})" if self.apart else "")


def by_seats(slug: str, play: str, what: str, averages: Mapping[int, float], **more: object) -> Iterator[Figure]:
    """Yield a figure for every number of seats; ``per_seat`` figures are divided by the seats."""
    each = bool(more.pop("per_seat", False))
    for seats, average in averages.items():
        figure: dict[str, object] = {"per": float(seats) if each else 1.0, **more}
        yield Figure(slug, seats, play, what, average, **figure)  # type: ignore[arg-type]  # a table of keywords


def _across(first: int, *averages: float) -> dict[int, float]:
    return dict(enumerate(averages, first))


FIGURES: tuple[Figure, ...] = (
    # Choices, plays of the only card and cards shown, by the table of a round, times the rounds (one per player).
    *by_seats("all_aboard", RANDOM, "moves", _across(2, 84.8, 119.4, 146.8, 167.5, 181.2)),
    *by_seats(
        "alliance",
        RANDOM,
        "plays",
        _across(2, 36, 54, 72, 90, 108),
        kinds="play down top",
        options={"mode": "individual"},
    ),
    # The rules say "about" 68 and 103, but also that it is always 18 tricks of one play each: that is 72 and 108.
    Figure("alliance", 4, HOUSE, "plays", 72, "play down top"),
    Figure("alliance", 6, HOUSE, "plays", 108, "play down top"),
    Figure("arsene", 4, HOUSE, "deals", 5.7, "flip", apart="of other players", most=None),
    Figure("arsene", 4, HOUSE, "moves", 278),
    *by_seats("boonaken", HOUSE, "moves", _across(2, 39, 64, 88, 136)),
    *by_seats("boonaken", HOUSE, "moves", _across(2, 39, 89, 148, 237), options={"ending": "find_loser"}),
    *by_seats("counting_cribbage", RANDOM, "moves", _across(2, 122, 193, 261)),
    *by_seats("counting_cribbage", HOUSE, "moves", _across(2, 86, 151, 202)),
    *by_seats("dominuxen", HOUSE, "moves", _across(3, 28, 41, 56), apart="medians"),
    *by_seats("dominuxen", RANDOM, "moves", _across(3, 96, 165, 115), apart="medians"),
    Figure("en_garde", 2, HOUSE, "moves", 92),
    # The rules' 78 come from a player who takes three times in ten; with 24 cards taken every second time it is 48.
    *by_seats("geschenk", RANDOM, "moves", _across(3, 48, 48, 48, 48, 48)),
    *by_seats(
        "geschenk", HOUSE, "moves", _across(3, 108, 112, 115, 109, 100), apart="ours says no thanks more patiently"
    ),
    *by_seats("grazia", RANDOM, "turns", _across(3, 51.5, 48.1, 47.0, 48.5, 47.8), most=84),
    *by_seats("grazia", HOUSE, "turns", _across(3, 44, 44, 44, 44, 44), most=84),
    *by_seats("hex_jinchi", RANDOM, "turns", _across(2, 6.5, 12.5), kinds="turn discard"),
    *by_seats("love_letter", HOUSE, "turns", _across(2, 49, 80, 84)),
    *by_seats("rummy_fifty", HOUSE, "turns", _across(2, 80, 58, 52), kinds="draw", apart="of another player than ours"),
    *by_seats(
        "six_suit_fort",
        RANDOM,
        "turns",
        _across(3, 71, 84, 86),
        kinds="play",
        apart="drawn among all ways to build; who never builds comes to 77, 83, 86",
    ),
    *by_seats("six_suit_fort", HOUSE, "turns", _across(3, 26.5, 26.4, 27.0), kinds="play"),
    *by_seats("stendhal", RANDOM, "deals", _across(5, 6.4, 6.7, 7.2), kinds="choose", per_seat=True),
    *by_seats(
        "stendhal", RANDOM, "deals", _across(5, 2.9, 2.9, 2.9), kinds="choose", per_seat=True, options={"limit": 30}
    ),
    *by_seats("target", RANDOM, "rounds", _across(2, 7.6, 9.8, 11.8, 13.4, 15.1), kinds="choose_target"),
    Figure("tennos_square", 3, RANDOM, "placements", 59, "place"),
    Figure("tennos_square", 4, RANDOM, "placements", 118, "place"),
    Figure("tricky_express", 4, RANDOM, "moves", 240, most=240),
    Figure("ttp", 2, RANDOM, "moves", 80, most=80),
    Figure("ttp", 3, RANDOM, "moves", 90, most=90),
    Figure("ttp", 4, RANDOM, "moves", 160, most=160),
)
