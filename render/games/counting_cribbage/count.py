"""What a view of Counting Cribbage says about the show and the used cards; for words and pictures alike."""

from __future__ import annotations

from engine.core.view import View
from engine.games.counting_cribbage.terms import by_rank, items_of_others, rank_counts, show_order


def item_cards(view: View, item: int) -> list[int]:
    """The four cards of an item of the present show."""
    owner = show_order(view["dealer"], view.seats)[item]
    cards: list[int] = view["crib"] if item == view.seats else view["laid"][owner]
    return by_rank(cards)


def asked_item(view: View) -> int:
    """Which item the seat of this view is asked about now, in the claims or the show."""
    me, given = view.seat or 0, len(view["choice"])
    if view.phase == "show":
        return items_of_others(me, view["dealer"], view.seats)[given]
    return view.seats if given else show_order(view["dealer"], view.seats).index(me)


def held(view: View, seat: int) -> int:
    """How many cards ``seat`` holds, whoever looks."""
    hand = view["hands"][seat]
    return hand if isinstance(hand, int) else len(hand)


def shown_now(view: View) -> bool:
    """Whether the last show belongs to the round just over, so that it is still news."""
    if view.over:
        return bool(view["shown_deal"] == view["deal"])
    return view.phase == "lay_away" and view["shown_deal"] == view["deal"] - 1 and view["shown_deal"] > 0


def used_counts(view: View) -> list[int]:
    """How many cards of each rank are used up since the last reshuffle."""
    return rank_counts(view["used"])
