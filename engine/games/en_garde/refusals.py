"""En Garde: why a move is refused."""

from __future__ import annotations

from engine.core.action import Action
from engine.core.facts import Card, Message, Number
from engine.families.hands import about_card
from engine.games.en_garde.moves import Attack, Concede, Lunge, Parry, Step
from engine.games.en_garde.state import EnGardeState
from engine.games.en_garde.terms import ADVANCED, BASIC, HIGHEST, PARRY, RETREAT, behind


def refusal(s: EnGardeState, seat: int, action: Action) -> Message:
    """Return reasons ``en_garde-no-...``: the wrong moment, a card not held, no room, out of reach, no such parry."""
    if isinstance(action, Concede):
        return Message("en_garde-no-concede")
    if not isinstance(action, Step | Attack | Lunge | Parry):
        return Message("illegal-now")
    if (action.tag in (PARRY, RETREAT)) != (s.phase == "answer"):
        return Message("en_garde-no-act" if s.phase == "answer" else "en_garde-no-attack")
    if isinstance(action, Parry):
        return Message(f"en_garde-no-parry-{s.parry}", {"card": Card(s.attack[0]), "count": s.attack[1]})
    if action.tag == RETREAT and not s.indirect:
        return Message("en_garde-no-retreat")
    if isinstance(action, Attack):
        return _no_thrust(s, s.hands[seat].count(s.distance), s.distance, action.count)
    return _no_step(s, seat, action)


def _no_step(s: EnGardeState, seat: int, action: Step | Lunge) -> Message:
    """Return why a step, or the thrust after it, is not possible."""
    if isinstance(action, Lunge) and s.level != ADVANCED:
        return Message("en_garde-no-lunge")
    card, hand = action.card, s.hands[seat]
    if card not in hand:
        return about_card("en_garde-no-card", card, range(1, HIGHEST + 1))
    if action.tag not in ("forward", "lunge"):
        return Message("en_garde-no-room", {"card": Card(card), "room": behind(s.at, seat)})
    reach = s.distance - card
    if reach < 1 or isinstance(action, Step):
        return Message("en_garde-no-way", {"card": Card(card), "distance": Number(s.distance)})
    return _no_thrust(s, hand.count(reach) - (reach == card), reach, action.count)


def _no_thrust(s: EnGardeState, held: int, reach: int, count: int) -> Message:
    """Return why a thrust is refused: no card of the distance, too few of them, or more than the basic game allows."""
    if count < 1:
        return Message("illegal-now")
    if not held:
        return Message("en_garde-no-reach", {"distance": Number(reach)})
    if s.level == BASIC:
        return Message("en_garde-no-more")
    return Message("en_garde-no-many", {"card": Card(reach), "held": held, "count": count})
