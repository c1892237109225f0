"""Counts and fitted weights for Target by number of seats: chances of cards, and the worth of cards in hand.

Counted in 6,000 matches for each number of seats between the strong player with few simulations and the heuristic one,
with cards of all suits competing and the first to five targets; the weights are of a softmax over the seats, fitted to
the winner of the match. The shuffles differ from those by which players are measured.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.cards import PER_SUIT, RANK, SUIT

MIDDLE = PER_SUIT // 2

Table = dict[int, tuple[tuple[float, ...], ...]]
"""By seats, cards still to come (from one on) and steps or distance: a chance."""
CERTAIN = (1.0,) * PER_SUIT
NEVER = (0.0,) * PER_SUIT

FAR: Table = {
    2: ((1, 0.44, 0.293, 0.142, 0.116, 0.0594, 0.0396, 0.0094, 0, 0, 0, 0, 0),),
    3: (
        (1, 0.42, 0.222, 0.099, 0.0627, 0.026, 0.0142, 0.0176, 0.0051, 0, 0, 0, 0),
        (1, 0.196, 0.0642, 0.0194, 0.0057, 0, 0, 0, 0, 0, 0, 0, 0),
    ),
    4: (
        (1, 0.408, 0.239, 0.102, 0.0513, 0.0392, 0.0179, 0.0286, 0, 0, 0, 0, 0),
        (1, 0.166, 0.0535, 0.0164, 0.003, 0, 0, 0, 0, 0, 0, 0, 0),
        (1, 0.0901, 0.0118, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    ),
    5: (
        (1, 0.438, 0.165, 0.109, 0.0909, 0.0312, 0.04, 0, 0, 0, 0, 0, 0),
        (1, 0.154, 0.0388, 0.0085, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (1, 0.0688, 0.02, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (1, 0.0458, 0.0037, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    ),
    6: (
        (1, 0.4, 0.103, 0.0741, 0.0435, 0, 0, 0, 0, 0, 0, 0, 0),
        (1, 0.169, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (1, 0.0584, 0.0134, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (1, 0.0312, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (1, 0.0223, 0.0014, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    ),
}
"""By steps short of the greatest distance from the target: how often the farthest stays ahead."""
NEAR: Table = {
    2: ((0.343, 0.197, 0.104, 0.0615, 0.0239, 0.0157, 0.0063, 0, 0.0035, 0, 0.0064, 0, 0),),
    3: (
        (0.419, 0.251, 0.144, 0.0796, 0.0283, 0.0264, 0.0053, 0.0163, 0.0128, 0, 0, 0, 0),
        (0.246, 0.0944, 0.03, 0.0092, 0.0007, 0.0007, 0.0012, 0, 0, 0, 0, 0, 0),
    ),
    4: (
        (0.529, 0.293, 0.15, 0.0681, 0.0395, 0.0059, 0, 0, 0, 0, 0, 0, 0),
        (0.307, 0.101, 0.0343, 0.0073, 0.001, 0, 0, 0, 0, 0, 0, 0, 0),
        (0.17, 0.0452, 0.0099, 0.0015, 0.0006, 0, 0, 0, 0, 0, 0, 0, 0),
    ),
    5: (
        (0.604, 0.312, 0.148, 0.0254, 0.0292, 0, 0, 0, 0, 0, 0, 0, 0),
        (0.375, 0.116, 0.0298, 0.0026, 0.0015, 0, 0.0042, 0, 0, 0, 0, 0, 0),
        (0.245, 0.0483, 0.0085, 0.0008, 0.0005, 0.0006, 0, 0, 0, 0, 0, 0, 0),
        (0.123, 0.0216, 0.0028, 0.0016, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    ),
    6: (
        (0.631, 0.31, 0.158, 0.0807, 0.0417, 0, 0.0333, 0, 0, 0, 0, 0, 0),
        (0.393, 0.108, 0.0302, 0.0017, 0.0041, 0, 0, 0, 0, 0, 0, 0, 0),
        (0.259, 0.042, 0.0068, 0.0012, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0.174, 0.0226, 0.0019, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0.0812, 0.0103, 0.0007, 0.0014, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    ),
}
"""By distance: how often the nearest stays ahead."""
TURN: Table = {
    2: ((0, 0, 0.002, 0.0063, 0.0124, 0.014, 0.0113, 0.0055, 0.0057, 0.0049, 0.0021, 0.0008, 0),),
    3: (
        (0.163, 0.133, 0.123, 0.102, 0.0837, 0.0559, 0.0537, 0.0409, 0.035, 0.0263, 0.0609, 0, 0),
        (0.13, 0.057, 0.0448, 0.0323, 0.0214, 0.0184, 0.0065, 0.0038, 0.0043, 0.0016, 0.0021, 0, 0),
    ),
    4: (
        (0.184, 0.116, 0.107, 0.101, 0.103, 0.04, 0.0536, 0.0303, 0.0217, 0.0286, 0, 0, 0),
        (0.306, 0.107, 0.0699, 0.0377, 0.0239, 0.0125, 0.0156, 0, 0.0142, 0, 0.0179, 0, 0),
        (0.258, 0.0675, 0.0302, 0.0135, 0.0107, 0.0083, 0.0007, 0.0006, 0.0009, 0, 0, 0, 0),
    ),
    5: (
        (0.153, 0.142, 0.137, 0.0682, 0.087, 0.0385, 0.0294, 0, 0, 0, 0, 0, 0),
        (0.305, 0.112, 0.0668, 0.0283, 0.0136, 0.0127, 0.0392, 0, 0, 0, 0, 0, 0),
        (0.412, 0.0767, 0.0326, 0.0133, 0.0088, 0.0025, 0.0031, 0.0044, 0, 0, 0, 0, 0),
        (0.346, 0.0341, 0.0105, 0.0039, 0.0012, 0.0006, 0, 0, 0, 0, 0, 0, 0),
    ),
    6: (
        (0.168, 0.0873, 0.156, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0.31, 0.0789, 0.0458, 0.0244, 0.0417, 0, 0, 0, 0, 0, 0, 0, 0),
        (0.406, 0.0699, 0.0223, 0.0244, 0.0114, 0, 0, 0, 0, 0, 0, 0, 0),
        (0.509, 0.043, 0.0095, 0.0046, 0.0022, 0, 0, 0, 0, 0, 0, 0, 0),
        (0.426, 0.0138, 0.002, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    ),
}
"""By steps short of the greatest distance: how often near turns into far, and the farthest so far wins."""


def edge(card: int) -> int:
    """Return how far a card is from the middle of the numbers, 0 to 6."""
    return abs(RANK[card] - MIDDLE)


def chances(table: Table, seats: int, more: int) -> Sequence[float]:
    """Return the row for this many cards still to come; the last seat knows the result."""
    if more:
        return table[seats][more - 1]
    return NEVER if table is TURN else CERTAIN


@dataclass(frozen=True, slots=True)
class Worth:
    """Weights, as logarithms of chances.

    ``ends`` are by the number of aces and kings, ``next_to`` by that of the cards next to them, and ``others`` of each
    card by its distance from the middle.
    """

    lacking: tuple[float, ...]
    """By the targets that a seat lacks, from one to five."""
    leads: float
    """The worth of naming the next target."""
    ends: tuple[float, ...]
    next_to: tuple[float, ...]
    next_alone: float
    """A card next to the ends if there is none of these; ``next_beside``: each of them beside two of these."""
    next_beside: float
    others: tuple[float, ...]
    both: float
    """The worth of an ace and a king together."""
    suits: float
    """The worth of each suit held."""
    leads_with: tuple[float, ...]
    """By aces and kings (two or more alike), for the seat that names the next target."""
    last: float
    """Each of two aces and kings, if one target is lacking; ``last_leads``: to name it."""
    last_leads: float

    def of(self, lacking: int, hand: Sequence[int], leads: bool) -> float:
        """Return the strength of a seat that lacks this many targets, holds ``hand`` and does or does not lead."""
        count = [0] * (MIDDLE + 1)
        for c in hand:
            count[edge(c)] += 1
        ends, near, few = count[MIDDLE], count[MIDDLE - 1], min(count[MIDDLE], 2)
        known = len(self.lacking)
        z = self.lacking[lacking - 1] if lacking <= known else (known - lacking) * self.lacking[-2]
        z += self.ends[min(ends, 4)] + self.next_to[min(near, 3)]
        if near and not ends:
            z += self.next_alone
        if ends > 1:
            z += self.next_beside * near
        for away, weight in enumerate(self.others):
            z += weight * count[away]
        ranks = [RANK[c] for c in hand]
        if 0 in ranks and 2 * MIDDLE in ranks:
            z += self.both
        z += self.suits * len({SUIT[c] for c in hand})
        if lacking == 1:
            z += self.last * few
        if leads:
            z += self.leads + self.leads_with[few] + (self.last_leads if lacking == 1 else 0.0)
        return z


STANDS = {
    2: Worth(
        lacking=(3.512, 2.332, 1.475, 0.691, 0),
        leads=-0.177,
        ends=(0, 0.336, 0.372, 0.318, 0.036),
        next_to=(0, -0.137, -0.208, -0.239),
        next_alone=0.058,
        next_beside=0.074,
        others=(-0.017, -0.026, -0.017, -0.022, -0.002),
        both=0.021,
        suits=-0.002,
        leads_with=(0, 0.057, 0.204),
        last=0.009,
        last_leads=0.064,
    ),
    3: Worth(
        lacking=(2.838, 1.934, 1.186, 0.535, 0),
        leads=-0.104,
        ends=(0, 0.212, 0.389, 0.259, 0.087),
        next_to=(0, -0.107, -0.203, -0.339),
        next_alone=-0.043,
        next_beside=-0.033,
        others=(-0.111, -0.114, -0.096, -0.102, -0.121),
        both=0.036,
        suits=-0.016,
        leads_with=(0, 0.117, 0.293),
        last=-0.023,
        last_leads=0.246,
    ),
    4: Worth(
        lacking=(2.612, 1.891, 1.196, 0.539, 0),
        leads=-0.099,
        ends=(0, 0.187, 0.354, 0.235, 0.125),
        next_to=(0, -0.101, -0.243, -0.381),
        next_alone=-0.046,
        next_beside=0.011,
        others=(-0.105, -0.096, -0.09, -0.091, -0.106),
        both=0.015,
        suits=0.017,
        leads_with=(0, 0.148, 0.344),
        last=0.017,
        last_leads=0.394,
    ),
    5: Worth(
        lacking=(2.156, 1.637, 1.012, 0.459, 0),
        leads=-0.087,
        ends=(0, 0.216, 0.385, 0.345, -0.095),
        next_to=(0, -0.072, -0.154, -0.153),
        next_alone=-0.021,
        next_beside=0.005,
        others=(-0.034, -0.038, -0.041, -0.044, -0.055),
        both=0.053,
        suits=-0.004,
        leads_with=(0, 0.195, 0.407),
        last=0.015,
        last_leads=0.569,
    ),
    6: Worth(
        lacking=(2.157, 1.677, 1.027, 0.448, 0),
        leads=-0.131,
        ends=(0, 0.168, 0.328, 0.242, 0.136),
        next_to=(0, -0.093, -0.195, -0.232),
        next_alone=0.002,
        next_beside=0.001,
        others=(-0.08, -0.087, -0.077, -0.08, -0.094),
        both=0.037,
        suits=-0.001,
        leads_with=(0, 0.304, 0.58),
        last=0.032,
        last_leads=0.646,
    ),
}
"""The worth of a seat just after a target was taken."""
KEEPS = {
    2: Worth(
        lacking=(3.646, 2.577, 1.602, 0.793, 0),
        leads=-0.251,
        ends=(0, 0.183, 0.288, 0.53, 0.58),
        next_to=(0, -0.047, -0.152, -0.281),
        next_alone=0.031,
        next_beside=-0.054,
        others=(-0.052, -0.113, -0.089, -0.039, -0.095),
        both=0.081,
        suits=0.049,
        leads_with=(0, 0.1, 0.218),
        last=-0.007,
        last_leads=0.144,
    ),
    3: Worth(
        lacking=(3.03, 2.032, 1.223, 0.552, 0),
        leads=-0.103,
        ends=(0, 0.277, 0.417, 0.65, 0.7),
        next_to=(0, -0.019, -0.098, 0.029),
        next_alone=-0.015,
        next_beside=0.087,
        others=(-0.061, -0.064, -0.058, -0.061, -0.075),
        both=0.057,
        suits=-0.015,
        leads_with=(0, 0.101, 0.295),
        last=0.027,
        last_leads=0.131,
    ),
    4: Worth(
        lacking=(2.91, 2.009, 1.2, 0.534, 0),
        leads=-0.066,
        ends=(0, 0.332, 0.547, 0.699, 0.749),
        next_to=(0, -0.064, -0.089, -0.197),
        next_alone=0.034,
        next_beside=0.051,
        others=(-0.057, -0.013, -0.057, -0.04, -0.047),
        both=0.03,
        suits=0,
        leads_with=(0, 0.119, 0.314),
        last=0.095,
        last_leads=0.203,
    ),
    5: Worth(
        lacking=(2.516, 1.851, 1.135, 0.484, 0),
        leads=-0.072,
        ends=(0, 0.267, 0.478, 0.731, 0.781),
        next_to=(0, -0.084, -0.154, -0.312),
        next_alone=0.04,
        next_beside=0.093,
        others=(-0.059, -0.038, -0.043, -0.055, -0.059),
        both=-0.04,
        suits=0.004,
        leads_with=(0, 0.173, 0.41),
        last=0.099,
        last_leads=0.397,
    ),
    6: Worth(
        lacking=(2.401, 1.745, 1.061, 0.492, 0),
        leads=-0.053,
        ends=(0, 0.221, 0.406, 0.729, 0.779),
        next_to=(0, -0.088, -0.186, -0.202),
        next_alone=0.031,
        next_beside=0.062,
        others=(-0.052, -0.043, -0.052, -0.046, -0.059),
        both=-0.003,
        suits=0.012,
        leads_with=(0, 0.238, 0.493),
        last=0.09,
        last_leads=0.463,
    ),
}
"""The worth of the cards kept at a discard. Four aces and kings are too rare to be fitted: the fourth is set."""
