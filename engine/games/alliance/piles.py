"""The piles of Alliance: the deal, drawing, rebuilding."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.cards import SUITS
from engine.core.context import GameContext
from engine.games.alliance.events import Drew, PutBack, Rebuilt, Special, Started, Turned
from engine.games.alliance.state import HAND, AllianceState
from engine.games.alliance.terms import COURTS, NUMBERS, specials_of


def deal(s: AllianceState, ctx: GameContext) -> None:
    """Shuffle the piles and the court cards, draw three cards each; spades lead."""
    players = len(s.suits)
    s.agreed, s.proposals = [0] * players, [0] * players
    for seat, suit in enumerate(s.suits):
        special = specials_of(s.special[seat])
        s.pile[seat] = ctx.shuffled(f"pile {SUITS[suit]}", [*NUMBERS[suit], *special])[::-1]
        if special:
            ctx.tell_only(seat, Special, cards=special)
        draw(s, seat, ctx)
    s.leader = s.order[0]
    s.phase, s.waiting = "play", [s.leader]
    ctx.tell(Started, seat=s.leader)
    turn_up(s, ctx)


def turn_up(s: AllianceState, ctx: GameContext) -> None:
    """Put the next court card on offer."""
    s.court = s.courts.pop()
    ctx.tell(Turned, court=s.court, left=len(s.courts))


def draw_up(s: AllianceState, ctx: GameContext) -> None:
    """Each seat with fewer than three cards draws, as far as its pile lasts."""
    piles = s.pile
    for seat, hand in enumerate(s.hands):
        missing = HAND - len(hand)
        if missing and (pile := piles[seat]):
            if missing > 1:
                draw(s, seat, ctx)
                continue
            card = pile.pop()
            hand.append(card)
            ctx.tell_only(seat, Drew, cards=[card])
            if not pile:
                ran_out(s, seat)


def draw(s: AllianceState, seat: int, ctx: GameContext) -> int:
    """Fill the hand of ``seat`` up to three and return how many cards were drawn."""
    hand, pile = s.hands[seat], s.pile[seat]
    count = min(HAND - len(hand), len(pile))
    for _ in range(count):
        hand.append(pile.pop())
    if count:
        ctx.tell_only(seat, Drew, cards=hand[-count:])
    if not pile and not s.pile_empty[seat]:
        ran_out(s, seat)
    return count


def ran_out(s: AllianceState, seat: int) -> None:
    """Note that the pile of ``seat`` is visibly empty; before the first rebuild this reveals how many cards it had."""
    s.pile_empty[seat] = 1
    if not s.rebuilt[seat]:
        s.owned[seat] = s.special[seat].bit_count()


def rebuild(s: AllianceState, seat: int, back: Sequence[int], ctx: GameContext, *, forced: bool = False) -> None:
    """Make a new pile from the hand cards ``back``, the discard pile and the pile; draw up to three cards."""
    hand = s.hands[seat]
    for card in back:
        hand.remove(card)
    label = f"rebuild {SUITS[s.suits[seat]]} {len(COURTS) - len(s.courts)}"
    cards = sorted([*back, *s.discard[seat], *s.buried[seat], *s.pile[seat]])
    s.pile[seat] = ctx.shuffled(label, cards)[::-1]
    s.discard[seat], s.buried[seat] = [], []
    s.old_downs[seat] += s.downs[seat]
    s.downs[seat] = 0
    s.pile_empty[seat] = 0
    s.rebuilt[seat] = s.rebuilt_now[seat] = 1
    s.declined = [0] * len(s.after)
    if back:
        ctx.tell_only(seat, PutBack, cards=list(back))
    count = draw(s, seat, ctx)
    s.pile_empty[seat] = int(not s.pile[seat])
    ctx.tell(Rebuilt, seat=seat, back=len(back), drawn=count, hand=len(hand), forced=forced)
