"""Alliance in words. Players are named by the suit they play; the names of the suits' players appear once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.events import GameEvent
from engine.core.offers import Field
from engine.core.state import NO_CARD, NO_SEAT
from engine.games.alliance import state as events
from engine.games.alliance import terms
from engine.games.alliance.state import AllianceState, AllianceView
from engine.games.alliance.terms import BATTALION, FACE_DOWN, PASSED, is_special, is_white, special_colour
from locales import Words
from render.kit.layout import Told
from render.narration.cards import card_name, card_short, card_spoken, seat_number, suit_name
from render.narration.contract import Label, Narration
from render.narration.telling import Telling


def named(card: int, words: Words, usual: Any = card_name) -> str:
    """Return a card by ``usual``, one of ``render.narration.cards``; jokers and white cards have names of their own."""
    if not is_special(card):
        return str(usual(card, words))
    if is_white(card):
        return words(f"alliance-white-{special_colour(card)}")
    return words(f"cards-joker-{card - terms.FIRST_SPECIAL - special_colour(card)}")


def spoken(cards: Sequence[int], words: Words) -> str:
    """Return cards as a screen reader says them."""
    return words.listed([named(c, words, card_spoken) for c in cards])


def suit_word(view: AllianceView, seat: int, words: Words) -> str:
    """Return the suit that identifies a player."""
    return suit_name(view.s.suits[seat], words)


def suit(view: AllianceView, seat: int, words: Words) -> str:
    """Return a player's suit as a word, with a note if it is the own one."""
    known = suit_word(view, seat, words)
    return words("alliance-suit-you", suit=known) if seat == view.seat else known


def team_word(team: int, words: Words) -> str:
    """Return the name of a team by its colour."""
    return words(f"alliance-team-{team}")


def trick_number(view: AllianceView) -> int:
    """Return the number of the present or last trick, from 1."""
    return terms.TRICKS - len(view.s.courts)


def plays(view: AllianceView, *, last: bool = False) -> list[tuple[int, int, bool]]:
    """Return seat, card (or FACE_DOWN, PASSED) and whether it came from the pile, of this trick or the last one."""
    s = view.s
    leader, trick, tops = (s.last_leader, s.last_trick, s.last_tops) if last else (s.leader, s.trick, s.tops)
    start = s.order.index(leader) if trick else 0
    return [(p, c, bool(t)) for p, c, t in zip(s.order[start:] + s.order[:start], trick, tops, strict=False)]


def play_tag(card: int, top: bool, words: Words) -> str:
    """Return the word below a card of a trick: that it came from the pile; for a missing card: passed."""
    return words("alliance-tag-pass") if card == PASSED else words("alliance-top") if top else ""


def play_told(view: AllianceView, seat: int, card: int, top: bool, words: Words) -> Told:
    """Return a play in words, with its player, in full and brief; the viewer knows the own card face down."""
    own = view.s.down[seat] if card == FACE_DOWN and seat == view.seat else []
    if card == PASSED:
        what = words("alliance-alt-passed")
    elif card == FACE_DOWN:
        what = words("alliance-alt-own-down", card=spoken(own, words)) if own else words("alliance-alt-down")
    else:
        what = words("alliance-alt-top", card=spoken([card], words)) if top else spoken([card], words)
    brief = words("spoken-marked", card=what, mark=str(seat + 1))
    return words("alliance-alt-play", name=seat_number(seat, words), what=what), brief


def plan(view: AllianceView) -> list[int]:
    """Return the seats of joker 1, joker 2 and the white card in the own team's proposal; [] without a proposal."""
    return [] if view.seat is None else view.s.proposed(view.seat)


def plan_words(view: AllianceView, holders: Sequence[int], words: Words) -> str:
    """Return a distribution in words, players by suit."""
    joker1, joker2, white = (suit(view, p, words) for p in holders)
    return words("alliance-plan", joker1=joker1, joker2=joker2, white=white)


def how_words(how: str, made: Sequence[int], teams: bool, words: Words) -> str:
    """Return why a trick was won, "" for plain strength."""
    if how == BATTALION:
        return words(f"alliance-how-battalion{'s' if len(made) > 1 else ''}", team=team_word(made[0], words))
    alone = "-alone" if how == terms.JOKER and not teams else ""
    return words(f"alliance-how-{how}{alone}") if how else ""


class AllianceNarration(Narration):
    """The words of the game (see ``render.narration.contract``)."""

    slug = "alliance"
    events = events.EVENTS
    from_hand: ClassVar[Mapping[str, int]] = {"play": 1, "down": 1, "put_back": 1}

    def prompt(self, telling: Telling[AllianceState]) -> str:
        """Return the question: distribute, play for a court card, or rebuild."""
        view, words = telling.view, telling.words
        if view.phase == "distribute":
            holders, usual, left = plan(view), view.s.usual(view.me), view.s.proposals_left(view.me)
            if not holders:
                return words("alliance-prompt-distribute-first", left=left)
            key = "answer" if left else "last" if holders == usual else "usual"
            ways = {"plan": plan_words(view, holders, words), "usual": plan_words(view, usual, words)}
            return words(f"alliance-prompt-distribute-{key}", left=left, **ways)
        if view.phase == "rebuild":
            return words("alliance-prompt-rebuild")
        if any(a.tag == "pass" for a in view.legal):
            return words("alliance-prompt-pass")
        lead = "-lead" if view.s.best == NO_SEAT else ""
        return words(f"alliance-prompt-play{lead}", court=named(view.s.court, words))

    def recommended(self, view: AllianceView) -> Sequence[Field]:
        """Return the move a computer would make: the usual distribution, or accepting an existing proposal."""
        if view.phase != "distribute" or not view.asked:
            return ()
        return ["accept"] if plan(view) else ["propose", *view.s.usual(view.me)]

    def value_label(self, telling: Telling[AllianceState], tag: str, chosen: Sequence[Any], value: Any) -> Label:
        """Return a member of the team, by suit, and by name if that is known; or a card with its effect."""
        view, words = telling.view, telling.words
        if tag == "propose":
            member = suit(view, value, words)
            known = value != view.seat and view.people
            return Label(words("alliance-suit-of", suit=member, name=view.people[value]) if known else member)
        if tag == "ask_rebuild":
            return Label(words(f"alliance-asking-{value}"))
        key = {"down": "down", "put_back": "back"}.get(tag, "")
        if not key:
            wins = value in view.s.winning(view.me)
            key = "lead" if view.s.best == NO_SEAT else "win" if wins else "lose"
        return Label(named(value, words, card_short), words(f"alliance-hint-{key}", name=named(value, words)))

    def move(self, telling: Telling[AllianceState], action: Action) -> str:
        """Return the whole move."""
        view, words = telling.view, telling.words
        facts: dict[str, str] = {}
        match action.wire():
            case ["propose", *holders]:
                facts["plan"] = plan_words(view, holders, words)
            case ["usual"]:
                facts["plan"] = plan_words(view, view.s.usual(view.me), words)
            case ["play" | "down", card]:
                facts["card"] = named(card, words, card_short)
            case ["put_back", cards]:
                facts["cards"] = words.listed([named(c, words, card_short) for c in cards])
            case ["ask_rebuild", when]:
                return words("alliance-asking", when=words(f"alliance-asking-{when}"))
            case ["reconsider" | "no" as tag]:
                return self.tag_label(telling, tag).text
        return words(f"alliance-move-{action.tag}", **facts)

    def anytime_prompt(self, telling: Telling[AllianceState]) -> str:
        """Return when the player is asked about a rebuild, with the present setting."""
        return telling("alliance-asking", when=telling(f"alliance-asking-{telling.s.ask[telling.view.me]}"))

    def anytime_label(self, telling: Telling[AllianceState], action: Action) -> Label:
        """Return one setting."""
        if action.tag == "ask_rebuild":
            return self.value_label(telling, action.tag, (), action.wire()[1])
        return super().anytime_label(telling, action)

    def event_card(self, card: int, words: Words) -> str:
        """Return a card in a sentence, the special ones too."""
        return named(card, words)

    def event_cards(self, cards: Iterable[int], words: Words) -> str:
        """Return cards in a sentence."""
        return words.join([named(c, words) for c in cards])

    def tell(self, told: GameEvent, telling: Telling[AllianceState]) -> str | None:
        """Return a sentence per event."""
        words, kind = telling.words, told.stored_as
        match told:
            case events.Ended(winners, by, totals):
                why = words(f"alliance-by-{by}", score=totals[winners[0]])
                return words("alliance-event-ended", winners=telling.people(winners), why=why)
            case events.Trick(winner, court, card, how, made):
                facts = {"winner": telling.name(winner)}
                if court == NO_CARD:  # the cards are face down again (Game.open_until): only the battalions are listed
                    kind, how = "trick-closed", BATTALION if made else terms.PLAIN
                else:
                    facts |= {"court": named(court, words), "card": named(card, words)}
                facts["how"] = how_words(how, made, telling.s.team_game, words)
                return words(f"alliance-event-{kind}", **facts).rstrip()
        facts = self.event_facts(told, telling)
        match told:
            case events.Aces(suits):
                order = [suits.index(s) for s in terms.AROUND if s in suits]
                seated = [
                    words("alliance-alt-seat", suit=suit_name(suits[p], words), name=telling.name(p)) for p in order
                ]
                facts["seats"] = words.listed(seated)
            case events.Proposed(holders=holders):
                facts["plan"] = plan_words(telling.view, holders, words)
            case events.Ready(team):
                facts["team"] = team_word(team, words)
            case events.Played(top=1):
                kind = "topped"
            case events.Rebuilt(forced=True):
                kind = "rebuilt-forced"
        return words(f"alliance-event-{kind}", **facts)

    @staticmethod
    def mover(view: AllianceView) -> int:
        """Return the seat of the last play, the winner of the last trick, or who begins."""
        s = view.s
        if s.trick and view.phase == "play":
            return plays(view)[-1][0]
        return s.last_winner if s.last_trick else s.order[0] if s.order and view.phase != "distribute" else NO_SEAT

    def last_move(self, telling: Telling[AllianceState]) -> str:
        """Return the last play or the winner of the last trick, in few words; "" before the first and at the end."""
        s = telling.s
        if telling.view.over or s.phase == "distribute":
            return ""
        told: GameEvent = events.Trick(s.last_winner) if s.last_trick else events.Started(s.order[0])
        if s.trick and s.phase == "play":
            seat, card, _ = plays(telling.view)[-1]
            away = {FACE_DOWN: events.Laid, PASSED: events.Passed}
            told = away[card](seat) if card in away else events.Played(seat, card, 0)
        return self.tell(told, telling) or ""

    def state_line(self, telling: Telling[AllianceState]) -> str:
        """Return trick and court card."""
        view = telling.view
        if view.over:
            return telling("alliance-state-over")
        court = named(view.s.court, telling.words, card_short) if view.s.court >= 0 else ""
        return telling(f"alliance-state-{view.phase}", trick=str(trick_number(view)), court=court)

    def refusal(self, reason: str, facts: Mapping[str, Any], telling: Telling[AllianceState]) -> str:
        """Return a refusal; members of a team are named by suit, not by name."""
        if "seats" in facts:
            return telling(
                reason, suits=telling.words.join([suit_word(telling.view, p, telling.words) for p in facts["seats"]])
            )
        return super().refusal(reason, facts, telling)


NARRATION = AllianceNarration()
