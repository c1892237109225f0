"""No Thanks! in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.action import Action
from engine.core.context import Event
from engine.games.geschenk.state import GeschenkView
from engine.games.geschenk.terms import added_cost, cost_of_runs, ranks, spans
from locales import Words
from render.narration.cards import seat_list
from render.narration.contract import Label, Narration

SENTENCES = (4, 6, 5, 4, 4)
"""How many sentences each rules page has."""


def signed(number: int) -> str:
    """A change with its sign: +28, -1, +0."""
    return f"{number:+d}"


class GeschenkNarration(Narration):
    """See the contract; every sentence names seats by their number, as the pictures do."""

    slug = "geschenk"

    def one_card(self, card: int, words: Words) -> str:
        """Cards are their numbers."""
        return str(card)

    def prompt(self, view: GeschenkView, names: Sequence[str], words: Words) -> str:
        """Take or not, with what there is to gain."""
        key = "decide" if len(view.legal) > 1 else "must"
        return words(f"geschenk-prompt-{key}", card=view.s.offer, pot=view.s.pot)

    def tag_label(self, view: GeschenkView, tag: str, words: Words) -> Label:
        """The verb, and what it means now as its hint."""
        text = words(f"geschenk-tag-{tag}")
        if tag == "take":
            return Label(text, words("geschenk-hint-take", card=view.s.offer, pot=view.s.pot))
        if view.seat is None:
            return Label(text)
        return Label(text, words("geschenk-hint-no_thanks", left=view.s.chips[view.seat] - 1))

    def value_label(self, view: GeschenkView, tag: str, chosen: Sequence[Any], value: Any, words: Words) -> Label:
        """Moves of this game have no fields."""
        raise ValueError(f"{tag} has no field")

    def move(self, view: GeschenkView, action: Action, words: Words) -> str:
        """The whole move."""
        return words(f"geschenk-move-{action.tag}", card=view.s.offer, pot=view.s.pot)

    def happened(self, event: Event, view: GeschenkView, names: Sequence[str], words: Words) -> str | None:
        """One sentence per event."""
        facts = dict(event.facts)
        games = view.s.games
        if event.kind == "game_over":
            scores = self._scores(facts["scores"], names, words)
            return words("geschenk-happened-game_over", games=games, game=facts["game"], scores=scores)
        if event.kind == "match_over":
            winners = facts["winners"]
            people = seat_list(winners, names, words)
            return words("geschenk-happened-match_over", names=people, count=len(winners))
        if "seat" in facts:
            facts["name"] = names[facts["seat"]]
        return words(f"geschenk-happened-{event.kind}", games=games, **facts)

    def _scores(self, scores: Sequence[int], names: Sequence[str], words: Words) -> str:
        return words("geschenk-comma").join(
            words("geschenk-score-of", name=names[p], score=str(score)) for p, score in enumerate(scores)
        )

    def state_line(self, view: GeschenkView, names: Sequence[str], words: Words) -> str:
        """Offer, pot and what is to come."""
        if view.over:
            return words("geschenk-state-over")
        return words(
            "geschenk-state",
            games=view.s.games,
            game=view.s.game,
            card=view.s.offer,
            pot=view.s.pot,
            deck=len(view.s.deck),
        )

    def card_words(self, cards: Iterable[int], words: Words) -> str:
        """Cards as runs: 3〜5、8."""
        parts = [
            str(low) if low == high else words("geschenk-span", low=str(low), high=str(high))
            for low, high in spans(cards)
        ]
        return words("geschenk-comma").join(parts) or words("geschenk-none")

    def last_words(self, view: GeschenkView, names: Sequence[str], words: Words) -> str:
        """The last move as a sentence; empty before the first."""
        kind = view.s.last_kind
        if not kind:
            return ""
        key = "taken" if kind == "take" else kind
        name = names[view.s.last_seat]
        return words(f"geschenk-happened-{key}", name=name, card=view.s.last_card, pot=view.s.last_pot, games=1)

    def table_alt(self, view: GeschenkView, names: Sequence[str], words: Words) -> str:
        """Everything public, by seat."""
        if view.over:
            return self.result_alt(view, names, words)
        game, games = view.s.game, view.s.games
        seat = view.waiting[0]
        parts = [
            words("geschenk-alt-head", games=games, game=game, number=view.s.number, all=view.s.game_size),
            words("geschenk-alt-offer", card=view.s.offer, pot=view.s.pot),
        ]
        if view.s.notes:
            parts.append(words("geschenk-alt-notes", seat=str(view.s.notes[0] + 1)))
        parts.append(words("geschenk-alt-turn", seat=str(seat + 1), name=names[seat]))
        parts.append(self.last_words(view, names, words))
        parts.append(words("geschenk-alt-deck", deck=len(view.s.deck), removed=len(view.s.removed)))
        parts += [self._seat_words(view, p, names, words) for p in range(view.seats)]
        parts.append(words("geschenk-alt-open" if view.s.open_chips else "geschenk-alt-secret"))
        return "\n".join(p for p in parts if p)

    def _seat_words(self, view: GeschenkView, seat: int, names: Sequence[str], words: Words) -> str:
        held = view.s.cards[seat]
        shown = self.card_words(held, words)
        parts = [words("geschenk-alt-seat", seat=str(seat + 1), name=names[seat], cards=shown, cost=cost_of_runs(held))]
        if view.s.open_chips:
            parts.append(words("geschenk-alt-seat-chips", chips=view.s.open_chips[seat]))
        if view.s.columns:
            parts.append(words("geschenk-alt-seat-total", total=str(view.s.totals[seat])))
        return words("geschenk-comma").join(parts)

    def hand_alt(self, view: GeschenkView, names: Sequence[str], words: Words) -> str:
        """Own chips and cards, what taking would cost, and what can be done."""
        me = view.me
        held, chips = view.s.cards[me], view.s.chips[me]
        now = cost_of_runs(held)
        parts = [
            words(
                "geschenk-alt-hand",
                seat=str(me + 1),
                chips=chips,
                cards=self.card_words(held, words),
                cost=now,
                score=str(now - chips),
            )
        ]
        if not view.over:
            added = added_cost(held, view.s.offer)
            parts.append(
                words(
                    "geschenk-alt-hand-offer",
                    card=view.s.offer,
                    pot=view.s.pot,
                    added=signed(added),
                    net=signed(added - view.s.pot),
                )
            )
            if view.legal:
                parts.append(words(f"geschenk-alt-hand-{'either' if len(view.legal) > 1 else 'must'}"))
            else:
                seat = view.waiting[0]
                parts.append(words("geschenk-alt-hand-wait", seat=str(seat + 1), name=names[seat]))
        return "\n".join(parts)

    def result_alt(self, view: GeschenkView, names: Sequence[str], words: Words) -> str:
        """Winners, then everybody from first to last."""
        totals, columns = view.s.totals, view.s.columns
        winners = view.s.winners
        people = seat_list(winners, names, words)
        parts = [words("geschenk-happened-match_over", names=people, count=len(winners))]
        places = ranks(totals)
        for p in sorted(range(view.seats), key=lambda p: (totals[p], p)):
            line = words("geschenk-alt-result-seat", rank=places[p], name=names[p], score=str(totals[p]))
            if len(columns) == 1:
                held = view.s.final_cards[0][p]
                shown = self.card_words(held, words)
                line += words(
                    "geschenk-alt-result-cards", cards=shown, cost=cost_of_runs(held), chips=view.s.final_chips[0][p]
                )
            else:
                by_game = words("geschenk-comma").join(str(column[p]) for column in columns)
                line += words("geschenk-alt-result-games", scores=by_game)
            parts.append(line)
        if view.s.revealed:
            key = "removed" if len(columns) == 1 else "removed-last"
            parts.append(words(f"geschenk-alt-result-{key}", cards=self.card_words(view.s.revealed, words)))
        return "\n".join(parts)

    def rules_text(self, page: int, words: Words) -> str:
        """Title and sentences of a rules page."""
        lines = [words(f"geschenk-rules-{page}-title")]
        lines += [words(f"geschenk-rules-{page}-{k}") for k in range(1, SENTENCES[page] + 1)]
        return "\n".join(lines)


NARRATION = GeschenkNarration()
