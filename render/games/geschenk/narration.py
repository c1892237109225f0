"""No Thanks! in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.action import Action
from engine.core.events import GameEvent
from engine.games.geschenk.events import EVENTS, GameOver, MatchOver, NoThanks, Taken
from engine.games.geschenk.state import GeschenkState, GeschenkView
from engine.games.geschenk.terms import added_cost, cost_of_runs, ranks, spans
from locales import Words
from render.kit.text import signed
from render.narration.cards import points_spoken
from render.narration.contract import Label, Narration
from render.narration.speaker import Speaker


def with_sign(number: int) -> str:
    """Return a change with its sign: +28, -1, +0."""
    return f"{number:+d}"


def change_spoken(number: int, words: Words) -> str:
    """Return a change as it is said: +28, minus 1."""
    return with_sign(number) if number >= 0 else points_spoken(number, words)


class GeschenkNarration(Narration[GeschenkState]):
    """The words of the game (see ``render.narration.contract``); every sentence names seats by number, as the pictures
    do."""

    slug = "geschenk"
    events = EVENTS

    def one_card(self, card: int, words: Words) -> str:
        """Return a card by its number."""
        return str(card)

    def event_cards(self, cards: Iterable[int], words: Words) -> str:
        """Return cards as runs."""
        return self.card_words(cards, words)

    def prompt(self, view: GeschenkView, names: Sequence[str], words: Words) -> str:
        """Return the question to take or not, with the possible gain."""
        key = "decide" if len(view.legal) > 1 else "must"
        return words(f"geschenk-prompt-{key}", card=view.s.offer, pot=view.s.pot)

    def tag_label(self, view: GeschenkView, tag: str, words: Words) -> Label:
        """Return the verb, with its present effect as the hint."""
        text = words(f"geschenk-tag-{tag}")
        if tag == "take":
            return Label(text, words("geschenk-hint-take", card=view.s.offer, pot=view.s.pot))
        if view.seat is None:
            return Label(text)
        return Label(text, words("geschenk-hint-no_thanks", left=view.s.chips[view.seat] - 1))

    def move(self, view: GeschenkView, action: Action, words: Words) -> str:
        """Return the whole move."""
        return words(f"geschenk-move-{action.tag}", card=view.s.offer, pot=view.s.pot)

    def tell(self, told: GameEvent, view: GeschenkView, say: Speaker) -> str | None:
        """Return one sentence per event; in a match of several games it names the game."""
        words = say.words
        match told:
            case GameOver(game, scores):
                shown = words("geschenk-comma").join(
                    words("geschenk-score-of", name=name, score=str(score))
                    for name, score in zip(say.names, scores, strict=False)
                )
                return words("geschenk-event-game_over", games=view.s.games, game=game, scores=shown)
            case MatchOver():
                return words("geschenk-event-match_over", count=len(told.winners), **say.event(told))
        return words(f"geschenk-event-{told.stored_as}", games=view.s.games, **say.event(told))

    def state_line(self, view: GeschenkView, names: Sequence[str], words: Words) -> str:
        """Return offer, pot and the number of cards to come."""
        if view.over:
            return words("geschenk-state-over")
        s = view.s
        return words("geschenk-state", games=s.games, game=s.game, card=s.offer, pot=s.pot, deck=len(s.deck))

    def card_words(self, cards: Iterable[int], words: Words) -> str:
        """Return cards as runs: 3〜5、8."""
        parts = [
            str(low) if low == high else words("geschenk-span", low=str(low), high=str(high))
            for low, high in spans(cards)
        ]
        return words("geschenk-comma").join(parts) or words("geschenk-none")

    def last_words(self, view: GeschenkView, names: Sequence[str], words: Words) -> str:
        """Return the last move as a sentence; "" before the first."""
        s = view.s
        if not s.last_kind:
            return ""
        told = Taken(s.last_seat, s.last_card, s.last_pot) if s.taken else NoThanks(s.last_seat, s.last_pot)
        return self.tell(told, view, self.speaker(names, words)) or ""

    def table_alt(self, view: GeschenkView, names: Sequence[str], words: Words) -> str:
        """Return everything public, by seat."""
        if view.over:
            return self.result_alt(view, names, words)
        s, seat = view.s, view.waiting[0]
        parts = [
            words("geschenk-alt-head", games=s.games, game=s.game, number=s.number, all=s.game_size),
            words("geschenk-alt-offer", card=s.offer, pot=s.pot),
            words("geschenk-alt-notes", seat=str(s.notes[0] + 1)) if s.notes else "",
            words("geschenk-alt-turn", seat=str(seat + 1), name=names[seat]),
            self.last_words(view, names, words),
            words("geschenk-alt-deck", deck=len(s.deck), removed=len(s.removed)),
            *(self._seat_words(view, p, names, words) for p in range(view.seats)),
            words("geschenk-alt-open" if s.open_chips else "geschenk-alt-secret"),
        ]
        return "\n".join(filter(None, parts))

    def _seat_words(self, view: GeschenkView, seat: int, names: Sequence[str], words: Words) -> str:
        held = view.s.cards[seat]
        shown = self.card_words(held, words)
        parts = [words("geschenk-alt-seat", seat=str(seat + 1), name=names[seat], cards=shown, cost=cost_of_runs(held))]
        if view.s.open_chips:
            parts.append(words("geschenk-alt-seat-chips", chips=view.s.open_chips[seat]))
        if view.s.columns:
            parts.append(words("geschenk-alt-seat-total", total=points_spoken(view.s.totals[seat], words)))
        return words("geschenk-comma").join(parts)

    def hand_alt(self, view: GeschenkView, names: Sequence[str], words: Words) -> str:
        """Return own chips and cards, the cost of taking, and the possible moves."""
        me = view.me
        held, chips = view.s.cards[me], view.s.chips[me]
        facts = {"seat": str(me + 1), "chips": chips, "cards": self.card_words(held, words), "cost": cost_of_runs(held)}
        score = points_spoken(cost_of_runs(held) - chips, words)
        told = words("geschenk-alt-hand", score=score, **facts)
        if view.over:
            return told
        offer, pot, added = view.s.offer, view.s.pot, added_cost(held, view.s.offer)
        change, net = (change_spoken(number, words) for number in (added, added - pot))
        taking = words("geschenk-alt-hand-offer", card=offer, pot=pot, added=change, net=net)
        key = "wait" if not view.legal else "either" if len(view.legal) > 1 else "must"
        seat = view.waiting[0]
        return "\n".join([told, taking, words(f"geschenk-alt-hand-{key}", seat=str(seat + 1), name=names[seat])])

    def result_alt(self, view: GeschenkView, names: Sequence[str], words: Words) -> str:
        """Return winners, then every player from first to last."""
        s = view.s
        single = len(s.columns) == 1
        parts = [self.tell(MatchOver(s.totals, s.winners, s.revealed), view, self.speaker(names, words)) or ""]
        places = ranks(s.totals)
        for p in sorted(range(view.seats), key=lambda p: (s.totals[p], p)):
            score = points_spoken(s.totals[p], words)
            line = words("geschenk-alt-result-seat", rank=places[p], name=names[p], score=score)
            if single:
                held, chips = s.final_cards[0][p], s.final_chips[0][p]
                shown, cost = self.card_words(held, words), cost_of_runs(held)
                line += words("geschenk-alt-result-cards", cards=shown, cost=cost, chips=chips)
            else:
                by_game = words("geschenk-comma").join(signed(column[p]) for column in s.columns)
                line += words("geschenk-alt-result-games", scores=by_game)
            parts.append(line)
        if s.revealed:
            key = "removed" if single else "removed-last"
            parts.append(words(f"geschenk-alt-result-{key}", cards=self.card_words(s.revealed, words)))
        return "\n".join(parts)


NARRATION = GeschenkNarration()
