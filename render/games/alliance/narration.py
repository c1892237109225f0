"""Alliance in words. Players are named by the suit they play; the names of the suits' players appear once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.events import GameEvent
from engine.core.offers import Field
from engine.core.state import NO_CARD, NO_SEAT
from engine.games.alliance.events import (
    EVENTS,
    Aces,
    Ended,
    Laid,
    Passed,
    Played,
    Proposed,
    Ready,
    Rebuilt,
    Started,
    Trick,
)
from engine.games.alliance.state import AllianceView
from engine.games.alliance.terms import AROUND, BATTALION, FACE_DOWN, PASSED, PLAIN
from locales import Words
from render.games.alliance.words import (
    how_words,
    named,
    plan,
    plan_words,
    plays,
    shorts,
    suit,
    suit_words,
    team_game,
    team_word,
    trick_number,
)
from render.narration.cards import card_short, seat_list, suit_name
from render.narration.contract import Label, Narration
from render.narration.speaker import Speaker


class AllianceNarration(Narration):
    """The words of the game (see ``render.narration.contract``)."""

    slug = "alliance"
    events = EVENTS
    from_hand: ClassVar[Mapping[str, int]] = {"play": 1, "down": 1, "put_back": 1}

    def prompt(self, view: AllianceView, names: Sequence[str], words: Words) -> str:
        """Return the question: distribute, play for a court card, or rebuild."""
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

    def value_label(self, view: AllianceView, tag: str, chosen: Sequence[Any], value: Any, words: Words) -> Label:
        """Return a member of the team, by suit, and by name if that is known; or a card with its effect."""
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

    def move(self, view: AllianceView, action: Action, words: Words) -> str:
        """Return the whole move."""
        facts: dict[str, str] = {}
        match action.wire():
            case ["propose", *holders]:
                facts["plan"] = plan_words(view, holders, words)
            case ["usual"]:
                facts["plan"] = plan_words(view, view.s.usual(view.me), words)
            case ["play" | "down", card]:
                facts["card"] = named(card, words, card_short)
            case ["put_back", cards]:
                facts["cards"] = shorts(cards, words)
            case ["ask_rebuild", when]:
                return words("alliance-asking", when=words(f"alliance-asking-{when}"))
            case ["reconsider" | "no" as tag]:
                return self.tag_label(view, tag, words).text
        return words(f"alliance-move-{action.tag}", **facts)

    def anytime_prompt(self, view: AllianceView, words: Words) -> str:
        """Return when the player is asked about a rebuild, with the present setting."""
        return words("alliance-asking", when=words(f"alliance-asking-{view.s.ask[view.me]}"))

    def anytime_label(self, view: AllianceView, action: Action, words: Words) -> Label:
        """Return one setting."""
        if action.tag == "ask_rebuild":
            return self.value_label(view, action.tag, (), action.wire()[1], words)
        return super().anytime_label(view, action, words)

    def event_card(self, card: int, words: Words) -> str:
        """Return a card in a sentence, the special ones too."""
        return named(card, words)

    def event_cards(self, cards: Iterable[int], words: Words) -> str:
        """Return cards in a sentence."""
        return words.join([named(c, words) for c in cards])

    def tell(self, told: GameEvent, view: AllianceView, say: Speaker) -> str | None:
        """Return a sentence per event."""
        words, kind = say.words, told.stored_as
        match told:
            case Ended(winners, by, totals):
                return self._ended(winners, by, totals, say.names, words)
            case Trick(winner, court, card, how, made):
                facts = {"winner": say.name(winner)}
                if court == NO_CARD:  # the cards are face down again (Game.open_until): only the battalions are listed
                    kind, how = "trick-closed", BATTALION if made else PLAIN
                else:
                    facts |= {"court": named(court, words), "card": named(card, words)}
                facts["how"] = how_words(how, made, team_game(view), words)
                return words(f"alliance-event-{kind}", **facts).rstrip()
        facts = say.event(told)
        match told:
            case Aces(suits):
                order = [suits.index(s) for s in AROUND if s in suits]
                seated = [words("alliance-alt-seat", suit=suit_name(suits[p], words), name=say.name(p)) for p in order]
                facts["seats"] = words.listed(seated)
            case Proposed(holders=holders):
                facts["plan"] = plan_words(view, holders, words)
            case Ready(team):
                facts["team"] = team_word(team, words)
            case Played(top=1):
                kind = "topped"
            case Rebuilt(forced=True):
                kind = "rebuilt-forced"
        return words(f"alliance-event-{kind}", **facts)

    def _ended(self, winners: Sequence[int], by: str, totals: Sequence[int], names: Sequence[str], words: Words) -> str:
        why = words(f"alliance-by-{by}", score=totals[winners[0]])
        return words("alliance-event-ended", winners=seat_list(winners, names, words), why=why)

    def last_move(self, view: AllianceView, names: Sequence[str], words: Words) -> str:
        """Return the last play or the winner of the last trick, in few words; "" before the first and at the end."""
        s = view.s
        if view.over or s.phase == "distribute":
            return ""
        told: GameEvent = Trick(s.last_winner) if s.last_trick else Started(s.order[0])
        if s.trick and s.phase == "play":
            seat, card, _ = plays(view)[-1]
            told = Laid(seat) if card == FACE_DOWN else Passed(seat) if card == PASSED else Played(seat, card, 0)
        return self.tell(told, view, self.speaker(names, words)) or ""

    def state_line(self, view: AllianceView, names: Sequence[str], words: Words) -> str:
        """Return trick and court card."""
        if view.over:
            return words("alliance-state-over")
        court = named(view.s.court, words, card_short) if view.s.court >= 0 else ""
        return words(f"alliance-state-{view.phase}", trick=str(trick_number(view)), court=court)

    def refusal(self, reason: str, facts: Mapping[str, Any], view: AllianceView, words: Words) -> str:
        """Return a refusal; members of a team are named by suit, not by name."""
        if "seats" in facts:
            return words(reason, suits=suit_words(view, facts["seats"], words))
        return super().refusal(reason, facts, view, words)


NARRATION = AllianceNarration()
