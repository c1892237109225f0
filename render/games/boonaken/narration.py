"""Boonaken in words. The table says names once, by seat; cards of a trick go clockwise from the seat that led."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import SUIT
from engine.core.events import GameEvent
from engine.core.options import OptionValue
from engine.families.auction import PASSED
from engine.families.tricks import NO_TRUMP, best
from engine.games.boonaken import state as events
from engine.games.boonaken import terms
from engine.games.boonaken.state import BoonakenState, BoonakenView
from locales import Words
from render.kit.drawing.text import signed
from render.narration.cards import (
    card_name,
    card_short,
    cards_spoken,
    seat_number,
    suit_mark,
    suit_name,
)
from render.narration.contract import Label, Narration
from render.narration.telling import Telling
from render.narration.tricks import play_label

RAISES = (0, terms.STEP, 2 * terms.STEP, 4 * terms.STEP)
"""How far the bids that have buttons are above the least possible one."""


def bid_name(bid: int, words: Words) -> str:
    """Return a bid, or a pass: 60, misère, zwabber, boonaak with 20 roem."""
    if bid == PASSED:
        return words("boonaken-bid-pass")
    if terms.is_number(bid):
        return words("boonaken-bid-number", points=str(bid))
    if bid > terms.BOONAAK:
        return words("boonaken-bid-roem", roem=str(bid - terms.BOONAAK))
    return words("boonaken-bid-" + {terms.MISERE: "misere", terms.ZWABBER: "zwabber"}.get(bid, "boonaak"))


def bid_short(bid: int, words: Words) -> str:
    """Return the same for pictures, shorter: boonaak 20."""
    if bid > terms.BOONAAK:
        return words("boonaken-picture-boonaak", roem=str(bid - terms.BOONAAK))
    return bid_name(bid, words)


def contract_name(bid: int, trump: int, words: Words) -> str:
    """Return a bid and its trumps."""
    if trump == NO_TRUMP:
        return bid_name(bid, words)
    return words("boonaken-contract", bid=bid_name(bid, words), trump=suit_name(trump, words))


def goal(s: BoonakenState) -> tuple[int, int]:
    """Return what of the contract is made, and the goal: points, or tricks; for a misère no tricks."""
    if terms.is_number(s.high):
        return s.score, s.high
    return s.won[s.declarers[0]], terms.TRICKS if s.high != terms.MISERE else 0


def missing(s: BoonakenState, words: Words) -> str:
    """Return what is still missing, in a few words."""
    made, needed = goal(s)
    if s.high == terms.MISERE:
        clean = [p for p in s.declarers if not s.won[p]]
        return words("boonaken-clean", count=len(clean), of=len(s.declarers))
    left = max(0, needed - made)
    if terms.is_number(s.high):
        return words("boonaken-missing-points", left=left)
    return words("boonaken-missing-tricks", left=left, lost=sum(s.won) - made)


def last_calls(s: BoonakenState) -> dict[int, int]:
    """Return by seat its last call in this auction."""
    return {call[0]: call[1] for call in s.calls}


def last_deal(s: BoonakenState) -> Sequence[Sequence[int]]:
    """Return the rows of the deal played last, one for each declarer."""
    return [row for row in s.history if row[0] == s.history[-1][0]]


def came_told(s: BoonakenState, words: Words) -> str:
    """Return the contracts of the last deal with their results."""
    came = [words("boonaken-alt-deal", seat=str(r[1] + 1), told=result_of(r, words)) for r in last_deal(s)]
    return words("boonaken-alt-before", deals=words.listed(came))


def result_of(row: Sequence[int], words: Words) -> str:
    """Return a contract and its result: 100 with hearts, made with 110."""
    _, _, bid, trump, points, made = row
    key = "boonaken-came" if terms.is_number(bid) else "boonaken-ended"
    told = words(f"{key}-{'made' if made else 'failed'}", points=str(points))
    return words("boonaken-result-of", contract=contract_name(bid, trump, words), told=told)


def taken_by(s: BoonakenState, trick: Sequence[int]) -> int:
    """Return the card of a trick that takes it so far."""
    return best(trick, s.trump, terms.STRENGTH[s.trump])


def table_cards(s: BoonakenState, words: Words) -> str:
    """Return the table cards in words: the open ones, and how many others there are."""
    told = words("boonaken-alt-table", cards=cards_spoken(s.open, words), blind=len(s.blind))
    return told + words("boonaken-alt-unused", count=len(s.unused)) if s.unused else told


def contract_told(s: BoonakenState, words: Words) -> str:
    """Return the contract and its declarers in words."""
    seats = words.join([seat_number(p, words) for p in s.declarers])
    contract = contract_name(s.high, s.trump, words)
    return words("boonaken-alt-contract", count=len(s.declarers), contract=contract, seats=seats)


def progress_told(s: BoonakenState, words: Words) -> str:
    """Return in words what of the contract is made and what is missing."""
    made, needed = goal(s)
    told = words("spoken-sentence", text=words.listed([missing(s, words), *points_told(s, words)]))
    return words("boonaken-alt-goal", needed=str(needed), made=str(made)) + told if needed else told


def points_told(s: BoonakenState, words: Words) -> list[str]:
    """Return the roem declared and the points of the others, while a contract of points is played."""
    if s.phase != "play" or not terms.is_number(s.high):
        return []
    others = sum(s.points) - s.points[s.declarers[0]]
    return [
        words("boonaken-picture-declared", points=str(s.roem)),
        words("boonaken-picture-others", points=str(others)),
    ]


def marks_told(s: BoonakenState, p: int, words: Words) -> str:
    """Return the marks of a seat in words."""
    return words("boonaken-alt-marks", plus=str(s.plus[p]), minus=str(s.minus[p]))


class BoonakenNarration(Narration[BoonakenState]):
    """The words of the game (see ``render.narration.contract``)."""

    slug = "boonaken"
    events = events.EVENTS
    from_hand: ClassVar[Mapping[str, int]] = {"exchange": 1, "open": 1, "play": 1}

    def prompt(self, telling: Telling[BoonakenState]) -> str:
        """Return the question: what to bid, how many cards to discard, how to open, which suit is led."""
        s, words = telling.s, telling.words
        if s.phase == "auction":
            key = "join" if s.joint else "bid" if s.holder < 0 else "misere" if s.joined else "over"
            return words(f"boonaken-prompt-{key}", bid=bid_name(s.high, words) if s.high else "")
        if s.phase == "exchange":
            return words("boonaken-prompt-exchange", count=len(s.picked[telling.view.me]))
        if s.phase == "open":
            return words("boonaken-prompt-open" if terms.is_number(s.high) else "boonaken-prompt-trump")
        return self.play_prompt(s, words)

    def play_prompt(self, s: BoonakenState, words: Words) -> str:
        """Return the suit that was led, and whether a trump is allowed; the hand marks the legal cards."""
        if not s.trick:
            return words("tricks-prompt-lead")
        led = s.trick[0] // 13
        facts = {"suit": suit_name(led, words), "trump": "" if s.trump == NO_TRUMP else suit_name(s.trump, words)}
        key = "plain" if s.trump == NO_TRUMP else "trump" if led == s.trump else "either"
        trumps = [c for c in s.trick if SUIT[c] == s.trump]
        if s.strict and key == "either" and trumps:
            key, facts["card"] = "under", card_name(max(trumps, key=terms.STRENGTH[s.trump].__getitem__), words)
        return words(f"boonaken-prompt-play-{key}", **facts)

    def tag_label(self, telling: Telling[BoonakenState], tag: str) -> Label:
        """Return the verb; to bid a misère over an existing one is to join it."""
        joins = tag == "misere" and telling.s.high == terms.MISERE
        return Label(telling("boonaken-tag-join")) if joins else super().tag_label(telling, tag)

    def usual(self, view: BoonakenView, tag: str, chosen: Sequence[Any]) -> Sequence[int] | None:
        """Return the next bid and some above it; a boonaak is rare."""
        s = view.s
        least = terms.next_number(s.high, s.least, s.strict)
        return {"bid": [least + more for more in RAISES], "boonaak": ()}.get(tag)

    def value_label(self, telling: Telling[BoonakenState], tag: str, chosen: Sequence[Any], value: Any) -> Label:
        """Return bids by name, cards, trumps, roem."""
        s, words = telling.s, telling.words
        if tag in ("bid", "boonaak"):
            bid = value if tag == "bid" else terms.BOONAAK + value
            brings = "-roem" if bid > terms.BOONAAK else ""
            return Label(bid_name(bid, words), words(f"boonaken-hint-bid-{tag}{brings}"))
        if tag in ("open", "trump") and not chosen:
            held = terms.roem(s.hands[telling.view.me], value, s.strict)
            name = words("boonaken-trump", mark=suit_mark(value, words), suit=suit_name(value, words))
            return Label(name, words("boonaken-hint-roem", roem=str(held)) if tag == "open" else "")
        if tag == "open" and len(chosen) == 1:
            return Label(words("boonaken-roem", roem=str(value)))
        if tag == "play" and s.phase == "play":
            return play_label(telling, value, lambda trick: taken_by(s, trick))
        return Label(card_short(value, words), card_name(value, words))

    def move(self, telling: Telling[BoonakenState], action: Action) -> str:
        """Return a whole move."""
        words = telling.words
        match action.wire():
            case ["bid", points]:
                return words("boonaken-move-bid", bid=bid_name(points, words))
            case ["boonaak", held]:
                return words("boonaken-move-bid", bid=bid_name(terms.BOONAAK + held, words))
            case ["exchange", cards]:
                return words("boonaken-move-exchange", cards=words.join([card_short(c, words) for c in cards]))
            case ["open", trump, declared, card]:
                facts = {"trump": suit_name(trump, words), "card": card_short(card, words)}
                return words("boonaken-move-open", roem=str(declared), **facts)
            case ["trump", trump, card]:
                return words("boonaken-move-trump", trump=suit_name(trump, words), card=card_short(card, words))
            case ["play", card]:
                key = "play" if telling.s.phase == "play" else "lead"
                return words(f"boonaken-move-{key}", card=card_short(card, words))
        return self.tag_label(telling, action.tag).text

    def tell(self, told: GameEvent, telling: Telling[BoonakenState]) -> str | None:
        """Return bids by name; an opening with or without roem; a contract with the declarers who made it."""
        words, facts = telling.words, self.event_facts(told, telling)
        match told:
            case events.Called(bid=bid):
                return words("boonaken-event-called", **{**facts, "bid": bid_name(bid, words)})
            case events.Took(cards=cards) if not cards:
                return words("boonaken-event-took-away", **facts)
            case events.Opened(roem=declared) if declared:
                return words("boonaken-event-opened-roem", **facts)
            case events.DealOver(_, bid, made, failed, points):
                outcome = [
                    words(f"boonaken-event-{key}", bid=bid_name(bid, words), who=telling.people(seats))
                    for key, seats in (("made", made), ("failed", failed))
                    if seats
                ]
                count = words("boonaken-event-points", points=str(points)) if terms.is_number(bid) else ""
                return words("boonaken-gap").join(filter(None, [*outcome, count]))
            case events.GameOver(points=of_game, totals=totals) if [*of_game] == [*totals]:
                return words("boonaken-event-game_over-first", **facts)
            case events.Ended(winners, losers):
                return self._ended(winners, losers, telling)
        return super().tell(told, telling)

    def _ended(self, winners: Sequence[int], losers: Sequence[int], telling: Telling[BoonakenState]) -> str:
        """Return the winners and losers; or none."""
        words = telling.words
        told = [words("boonaken-event-won", count=len(winners), who=telling.people(winners))] if winners else []
        if losers:
            told.append(words("boonaken-event-lost", count=len(losers), who=telling.people(losers)))
        return words("boonaken-gap").join(told) or words("boonaken-event-draw")

    def state_line(self, telling: Telling[BoonakenState]) -> str:
        """Return the deal and its phase, in several games also the game."""
        s = telling.s
        trick = str(min(sum(s.won) + 1, terms.TRICKS))
        line = telling(f"boonaken-state-{'over' if telling.view.over else s.phase}", deal=str(s.deal), trick=trick)
        if s.games == 1 or telling.view.over:
            return line
        return telling("boonaken-state-game", game=str(s.game), games=str(s.games), line=line)

    def amount(self, count: int, options: Mapping[str, OptionValue], words: Words) -> str:
        """Return points of a championship; when the loser is sought, places; otherwise pluses minus minuses."""
        if options["ending"] == terms.CHAMPIONSHIP:
            return super().amount(count, options, words)
        unit = "places" if options["ending"] == terms.FIND_LOSER else "marks"
        return words(f"boonaken-amount-{unit}", count=count, number=signed(count))

    def story(self, s: BoonakenState, called: Sequence[str], words: Words) -> str:
        """Return a true sentence about the end: the last contract and whose it was, or how often all have passed."""
        if s.ended == "redeals":
            return words("boonaken-story-redeals", count=s.redeals)
        rows = last_deal(s)  # of several declarers, one whose fate is that of those who are shown large
        large = s.winners or s.losers
        row = next((row for row in rows if row[1] in large), rows[-1])
        return words("boonaken-story-last", name=called[row[1]], told=result_of(row, words))


NARRATION = BoonakenNarration()
