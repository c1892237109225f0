"""Alliance in words. Players are named by the suit they play; who that is is told once."""

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
from engine.games.alliance.terms import AROUND, FACE_DOWN, PASSED
from locales import Words
from render.games.alliance import alt
from render.games.alliance.words import (
    battalions_made,
    comma,
    full,
    how_words,
    plan,
    plan_words,
    plays,
    short,
    shorts,
    suit,
    suit_words,
    team_game,
    trick_number,
)
from render.narration.cards import seat_list, suit_name
from render.narration.contract import Label, Narration
from render.narration.speaker import Speaker


class AllianceNarration(Narration):
    """See the contract."""

    slug = "alliance"
    events = EVENTS
    from_hand: ClassVar[Mapping[str, int]] = {"play": 1, "down": 1, "put_back": 1}

    def prompt(self, view: AllianceView, names: Sequence[str], words: Words) -> str:
        """Distribute, play for a court card, or rebuild."""
        if view.phase == "distribute":
            holders = plan(view)
            if not holders:
                return words("alliance-prompt-distribute-first", left=view.s.proposals_left(view.me))
            key = (
                "answer" if view.s.proposals_left(view.me) else "last" if holders == view.s.usual(view.me) else "usual"
            )
            ways = {"plan": plan_words(view, holders, words), "usual": plan_words(view, view.s.usual(view.me), words)}
            return words(f"alliance-prompt-distribute-{key}", left=view.s.proposals_left(view.me), **ways)
        if view.phase == "rebuild":
            return words("alliance-prompt-rebuild")
        if any(a.tag == "pass" for a in view.legal):
            return words("alliance-prompt-pass")
        lead = "-lead" if view.s.best == NO_SEAT else ""
        return words(f"alliance-prompt-play{lead}", court=full(view.s.court, words))

    def recommended(self, view: AllianceView) -> Sequence[Field]:
        """What a computer would propose, the usual distribution; to accept a proposal that is there."""
        if view.phase != "distribute" or not view.asked:
            return ()
        return ["accept"] if plan(view) else ["propose", *view.s.usual(view.me)]

    def value_label(self, view: AllianceView, tag: str, chosen: Sequence[Any], value: Any, words: Words) -> Label:
        """A member of the team, or a card with what it would do."""
        if tag == "propose":
            return Label(self._member(view, value, words))
        if tag == "ask_rebuild":
            return Label(words(f"alliance-asking-{value}"))
        key = {"down": "down", "put_back": "back"}.get(tag, "")
        if not key:
            lead = view.s.best == NO_SEAT
            key = "lead" if lead else "win" if value in view.s.winning(view.me) else "lose"
        return Label(short(value, words), words(f"alliance-hint-{key}", name=full(value, words)))

    def _member(self, view: AllianceView, seat: int, words: Words) -> str:
        """A member of the team by suit, and by name where that is known."""
        if seat == view.seat or not view.people:
            return suit(view, seat, words)
        return words("alliance-suit-of", suit=suit(view, seat, words), name=view.people[seat])

    def move(self, view: AllianceView, action: Action, words: Words) -> str:
        """The whole move."""
        tag, *values = action.wire()
        if tag == "propose":
            return words("alliance-move-propose", plan=plan_words(view, values, words))
        if tag == "usual":
            return words("alliance-move-usual", plan=plan_words(view, view.s.usual(view.me), words))
        if tag in ("play", "down"):
            return words(f"alliance-move-{tag}", card=short(values[0], words))
        if tag == "put_back":
            return words("alliance-move-put_back", cards=shorts(values[0], words))
        if tag == "ask_rebuild":
            return words("alliance-move-ask_rebuild", when=words(f"alliance-asking-{values[0]}"))
        return words(f"alliance-move-{tag}")

    def anytime_prompt(self, view: AllianceView, words: Words) -> str:
        """When to be asked about a rebuild, and how it stands now."""
        return words("alliance-asking", when=words(f"alliance-asking-{view.s.ask[view.me]}"))

    def anytime_label(self, view: AllianceView, action: Action, words: Words) -> Label:
        """One way of being asked."""
        if action.tag == "ask_rebuild":
            return Label(words(f"alliance-asking-{action.wire()[1]}"))
        return super().anytime_label(view, action, words)

    def event_card(self, card: int, words: Words) -> str:
        """A card in a sentence, the special ones too."""
        return full(card, words)

    def event_cards(self, cards: Iterable[int], words: Words) -> str:
        """Cards in a sentence."""
        return words.join([full(c, words) for c in cards])

    def tell(self, told: GameEvent, view: AllianceView, say: Speaker) -> str | None:
        """A sentence per event."""
        words, kind = say.words, told.stored_as
        if isinstance(told, Ended):
            return self._ended(told.winners, told.by, told.totals, say.names, words)
        if isinstance(told, Trick):
            return self._trick(told, view, say)
        facts = say.event(told)
        match told:
            case Aces(suits):
                order = [suits.index(s) for s in AROUND if s in suits]
                seated = [words("alliance-alt-seat", suit=suit_name(suits[p], words), name=say.name(p)) for p in order]
                facts["seats"] = comma(words).join(seated)
            case Proposed():
                facts["plan"] = plan_words(view, told.holders, words)
            case Ready():
                facts["team"] = words(f"alliance-team-{told.team}")
            case Played(top=1):
                kind = "topped"
            case Rebuilt(forced=True):
                kind = "rebuilt-forced"
        return words(f"alliance-event-{kind}", **facts)

    @staticmethod
    def _trick(told: Trick, view: AllianceView, say: Speaker) -> str:
        """Who won it and why; once its cards lie face down again (Game.open_until), only what they made."""
        words, winner = say.words, say.name(told.winner)
        if told.court == NO_CARD:
            how = battalions_made(told.made, words)
            return words("alliance-event-trick-closed", winner=winner, how=how).rstrip()
        how = how_words(told.how, told.made, team_game(view), words)
        court, card = full(told.court, words), full(told.card, words)
        return words("alliance-event-trick", winner=winner, court=court, card=card, how=how).rstrip()

    def _ended(self, winners: Sequence[int], by: str, totals: Sequence[int], names: Sequence[str], words: Words) -> str:
        why = words(f"alliance-by-{by}", score=totals[winners[0]])
        return words("alliance-event-ended", winners=seat_list(winners, names, words), why=why)

    def last_move(self, view: AllianceView, names: Sequence[str], words: Words) -> str:
        """The last play or who took the last trick, in few words; "" before there is one, and at the end."""
        told = last_event(view)
        return "" if told is None else self.tell(told, view, self.speaker(names, words)) or ""

    def state_line(self, view: AllianceView, names: Sequence[str], words: Words) -> str:
        """Trick and court card."""
        if view.over:
            return words("alliance-state-over")
        court = short(view.s.court, words) if view.s.court >= 0 else ""
        return words(f"alliance-state-{view.phase}", trick=str(trick_number(view)), court=court)

    def table_alt(self, view: AllianceView, names: Sequence[str], words: Words) -> str:
        """Everything public."""
        if view.over:
            return self.result_alt(view, names, words)
        return alt.table(view, names, words)

    def hand_alt(self, view: AllianceView, names: Sequence[str], words: Words) -> str:
        """The numbered hand and what may be done with it."""
        return alt.hand(view, names, words)

    def result_alt(self, view: AllianceView, names: Sequence[str], words: Words) -> str:
        """Winners, teams, points."""
        ended = self._ended(view.s.winners, view.s.by, view.s.scores, names, words)
        return alt.result(view, names, ended, words)

    def refusal(self, reason: str, facts: Mapping[str, Any], view: AllianceView, words: Words) -> str:
        """Of a team its members' suits are told, and no names."""
        if "seats" in facts:
            return words(reason, suits=suit_words(view, facts["seats"], words))
        return super().refusal(reason, facts, view, words)


def last_event(view: AllianceView) -> GameEvent | None:
    """What was played last, or who won the last trick; None where nothing has been played, and at the end."""
    s = view.s
    if view.over or s.phase == "distribute":
        return None
    if s.trick and s.phase == "play":
        seat, card, _ = plays(view)[-1]
        return Laid(seat) if card == FACE_DOWN else Passed(seat) if card == PASSED else Played(seat, card, 0)
    return Trick(s.last_winner) if s.last_trick else Started(s.order[0])


NARRATION = AllianceNarration()
