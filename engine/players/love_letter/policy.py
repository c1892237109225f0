"""Computer players of Love Letter: one counts unseen cards and attacks on good odds, the other searches.

The first keeps the higher card. For the search a round is the horizon, and a guard names likely cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.facts import Card, Message, Seat
from engine.core.game import Game, Rnd
from engine.games.love_letter.rules import Aimed, Guard, Play, card_of
from engine.games.love_letter.state import LoveLetterState
from engine.games.love_letter.terms import BARON, HANDMAID, KING, NUMBERS, PRIEST, PRINCE, PRINCESS, face
from engine.players.policy import DealPolicy, SearchResult, relative

LOOK, HIDE, WASTE = 0.12, 0.1, -0.05
"""The worth of a priest, a handmaid and a card without effect, in rounds won."""
KEEP = 0.05
"""The worth of each higher number in hand when the deck is empty; less before."""
RARELY = 0.2
"""How likely a card below the one played was kept, compared with any other."""
SEEN_BY = 0.25
"""The cost of keeping a card that a player has seen."""
NAMED = 3
"""How many numbers a search considers for one guard."""


def played(s: LoveLetterState, seat: int) -> int:
    """Return the card that ``seat`` played last, instead of its kept card; 0 if it holds another since."""
    for mover, card, target, _, _ in reversed(s.plays):
        if target == seat and card in (PRINCE, KING):
            return 0
        if mover == seat:
            return 0 if card == KING else card
    return 0


def copies(s: LoveLetterState, seat: int, target: int) -> list[int]:
    """Return by number how many copies ``target`` may have kept, as far as ``seat`` knows."""
    if known := s.knows[seat][target]:
        return [int(number == known) for number in range(PRINCESS + 1)]
    left = s.unseen(seat)
    for p, card in enumerate(s.knows[seat]):
        left[card] -= p != target
    left[0] = 0
    return [0 if number in s.cannot[target] else n for number, n in enumerate(left)]


def odds(s: LoveLetterState, seat: int, target: int) -> list[float]:
    """Return by number how likely ``target`` has kept it: by the copies, and by the card it played."""
    floor = played(s, target)
    weights = [n * (RARELY if number < floor else 1.0) for number, n in enumerate(copies(s, seat, target))]
    total = sum(weights) or 1.0
    return [weight / total for weight in weights]


def worth(s: LoveLetterState, seat: int, move: Play, chances: Sequence[Sequence[float]]) -> float:
    """Return roughly how much likelier ``move`` makes it to win the round; ``chances``: ``odds`` by seat."""
    card = card_of(move)
    kept = sum(s.hands[seat]) - card
    late = 1.0 / (1.0 + 0.3 * len(s.deck))
    keeping = KEEP * kept * (0.4 + late) - SEEN_BY * (kept == s.hands[seat][0]) * _exposed(s, seat)
    if card == PRINCESS:
        return -2.0
    if not isinstance(move, Aimed):
        return keeping + (HIDE * (kept / 4) if card == HANDMAID else WASTE)
    chance = chances[move.target]
    if isinstance(move, Guard):
        return keeping + chance[move.named]
    if card == PRIEST:
        return keeping + LOOK * (1.0 - max(chance))
    if card == BARON:
        return keeping + sum(chance[:kept]) - 1.3 * sum(chance[kept + 1 :])
    if card == PRINCE:
        if move.target == seat:
            return -2.0 if kept == PRINCESS else WASTE - keeping / 2
        return keeping + chance[PRINCESS] + KEEP * late * (_mean(chance) - 4)
    gain = _mean(chance) - kept
    return keeping + KEEP * gain * (0.4 + late) - (SEEN_BY / 2 if s.deck else 0.0)


def _mean(chance: Sequence[float]) -> float:
    return sum(number * p for number, p in enumerate(chance))


def _exposed(s: LoveLetterState, seat: int) -> int:
    """Return how many active other seats know the card that ``seat`` has kept."""
    return sum(bool(s.hands[p] and known[seat]) for p, known in enumerate(s.knows) if p != seat)


def choose(game: Game[LoveLetterState], s: LoveLetterState, seat: int, rnd: Rnd) -> Action:
    """Return the move that is worth most; of equal ones, and when ahead in tokens, a random one."""
    legal: Sequence[Play] = game.phases[s.phase].legal(s, seat)
    if len(legal) == 1:
        return legal[0]
    chances = [odds(s, seat, p) if hand and p != seat else [] for p, hand in enumerate(s.hands)]
    leader = max(s.tokens)

    def key(move: Play) -> float:
        ahead = isinstance(move, Aimed) and move.target != seat and s.tokens[move.target] == leader
        return worth(s, seat, move, chances) + 0.02 * ahead + 0.01 * rnd()

    return max(legal, key=key)


class LoveLetterPolicy(DealPolicy[LoveLetterState]):
    """Looks ahead to the end of the round."""

    rollout_share: ClassVar[float] = 1.0
    reads_list: ClassVar[bool] = False
    ripe: ClassVar[int] = 1_000_000

    def values(self, s: LoveLetterState, before: LoveLetterState) -> Sequence[float]:
        """Return the token."""
        return relative(s.columns[-1], 2.0)

    def suppose(self, s: LoveLetterState, seat: int, rnd: Rnd) -> None:
        """Fit the cards: a player who played a card has rarely kept a lower one."""
        for p, hand in enumerate(s.hands):
            if p != seat and hand and hand[0] < (floor := played(s, p)) and rnd() > RARELY:
                at = int(rnd() * len(s.deck)) if s.deck else 0
                if s.deck and s.deck[at] >= floor and s.may_have_kept(seat, p, s.deck[at]):
                    hand[0], s.deck[at] = s.deck[at], hand[0]

    def candidates(self, game: Game[LoveLetterState], s: LoveLetterState, seat: int, rnd: Rnd) -> Sequence[Action]:
        """Return all moves, but for a guard only the likeliest numbers."""
        legal: Sequence[Action] = game.phases[s.phase].legal(s, seat)
        if len(legal) <= len(NUMBERS):
            return legal
        likely: dict[int, list[int]] = {}
        out: list[Action] = []
        for move in legal:
            if isinstance(move, Guard):
                if move.target not in likely:
                    chance = odds(s, seat, move.target)
                    likely[move.target] = sorted(NUMBERS, key=chance.__getitem__, reverse=True)[:NAMED]
                if move.named not in likely[move.target]:
                    continue
            out.append(move)
        return out

    def rollout(
        self, game: Game[LoveLetterState], s: LoveLetterState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """Return the heuristic player's move, which attacks on good odds: against random guards any card seems safe."""
        return choose(game, s, seat, rnd)

    def reason(self, s: LoveLetterState, seat: int, action: Action, result: SearchResult) -> Message | None:
        """Return the reason: what the seat knows, or what the card does for it; always true of the move."""
        why, facts = "", dict[str, Any]()
        play: Any = action
        card = card_of(play)
        kept = sum(s.hands[seat]) - card
        if isinstance(action, Aimed) and action.target != seat:
            facts["seat"] = Seat(action.target)
            count = copies(s, seat, action.target)
            known = s.knows[seat][action.target]
            if isinstance(action, Guard):
                why = (
                    "known"
                    if known == action.named
                    else "likely"
                    if 0 < count[action.named] == max(count[NUMBERS[0] :])
                    else ""
                )
                facts["card"] = action.named
            elif card == BARON:
                why = "lower" if not sum(count[kept:]) else "odds" if 2 * sum(count[:kept]) > sum(count) else ""
                facts["card"] = kept
            elif card == PRINCE:
                why = "princess" if known == PRINCESS else ""
        elif card == HANDMAID:
            why, facts["card"] = "protect", kept
        if not why and kept > card:
            why, facts = "keep", {"card": kept}
        if "card" in facts:
            facts["card"] = Card(face(facts["card"], s.minister))
        return Message(f"love_letter-hint-why-{why}", facts) if why else None


POLICY = LoveLetterPolicy()
