"""Alliance in words. Players are named by the suit they play; who that is is told once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.action import Action
from engine.core.context import Event
from engine.core.state import NO_SEAT
from engine.games.alliance.state import AllianceView
from engine.games.alliance.terms import AROUND
from locales import Words
from render.games.alliance import alt
from render.games.alliance.words import (
    battalions_made,
    comma,
    full,
    how_words,
    marks,
    plan,
    plan_words,
    short,
    shorts,
    suit,
    team_game,
    trick_number,
)
from render.narration.cards import seat_list, suit_mark, suit_name
from render.narration.contract import Label, Narration

SENTENCES = (4, 5, 5, 4, 5, 6)
"""How many sentences each rules page has."""


class AllianceNarration(Narration):
    """See the contract."""

    slug = "alliance"

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

    def value_label(self, view: AllianceView, tag: str, chosen: Sequence[Any], value: Any, words: Words) -> Label:
        """A member of the team, or a card with what it would do."""
        if tag == "propose":
            return Label(suit(view, value, words))
        if tag == "ask_rebuild":
            return Label(words(f"alliance-asking-{value}"))
        key = {"down": "down", "put_back": "back"}.get(tag, "")
        if not key:
            lead = view.s.best == NO_SEAT
            key = "lead" if lead else "win" if value in view.s.winning(view.me) else "lose"
        return Label(short(value, words), words(f"alliance-hint-{key}", name=full(value, words)))

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
        return words("alliance-asking", when=words(f"alliance-asking-{view['ask']}"))

    def anytime_label(self, view: AllianceView, action: Action, words: Words) -> Label:
        """One way of being asked."""
        if action.tag == "ask_rebuild":
            return Label(words(f"alliance-asking-{action.wire()[1]}"))
        return super().anytime_label(view, action, words)

    def happened(self, event: Event, view: AllianceView, names: Sequence[str], words: Words) -> str | None:
        """A sentence per event."""
        facts = event.facts
        values: dict[str, Any] = {}
        kind = event.kind
        if "seat" in facts:
            values["name"] = names[facts["seat"]]
        match kind:
            case "aces":
                order = [facts["suits"].index(s) for s in AROUND if s in facts["suits"]]
                seated = [
                    words("alliance-alt-seat", suit=suit_mark(facts["suits"][p], words), name=names[p]) for p in order
                ]
                values["seats"] = comma(words).join(seated)
            case "proposed":
                values["plan"] = plan_words(view, facts["holders"], words)
            case "ready":
                values["team"] = words(f"alliance-team-{facts['team']}")
            case "special" | "drew" | "put_back":
                values["cards"] = words.join([full(c, words) for c in facts["cards"]])
            case "turned":
                values |= {"court": full(facts["court"], words), "left": facts["left"]}
            case "played":
                kind = "topped" if facts["top"] else "played"
                values["card"] = full(facts["card"], words)
            case "laid" | "accepted" | "reconsidered" | "started" | "passed":
                pass
            case "laid_own":
                values["card"] = full(facts["card"], words)
            case "trick" if "court" not in facts:
                # The cards lie face down again (Game.open_until).
                kind, values["name"] = "trick-closed", names[facts["winner"]]
                values["how"] = battalions_made(facts["made"], words)
            case "trick":
                values["name"] = names[facts["winner"]]
                values["court"], values["card"] = full(facts["court"], words), full(facts["card"], words)
                values["how"] = how_words(facts["how"], facts["made"], team_game(view), words)
            case "rebuilt":
                kind = "rebuilt-forced" if facts["forced"] else "rebuilt"
                values |= {"back": facts["back"], "hand": facts["hand"]}
            case "exhausted":
                values["names"] = seat_list(facts["seats"], names, words)
            case "ended":
                return self._ended(facts["winners"], facts["by"], facts["totals"], names, words)
            case _:
                return None
        return words(f"alliance-happened-{kind}", **values).rstrip()

    def _ended(self, winners: Sequence[int], by: str, totals: Sequence[int], names: Sequence[str], words: Words) -> str:
        why = words(f"alliance-by-{by}", score=totals[winners[0]])
        return words("alliance-happened-ended", names=seat_list(winners, names, words), why=why)

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
        return alt.table(view, names, self.state_line(view, names, words), words)

    def hand_alt(self, view: AllianceView, names: Sequence[str], words: Words) -> str:
        """The numbered hand and what may be done with it."""
        return alt.hand(view, names, words)

    def result_alt(self, view: AllianceView, names: Sequence[str], words: Words) -> str:
        """Winners, teams, points."""
        ended = self._ended(view.s.winners, view.s.by, view.s.scores, names, words)
        return alt.result(view, names, ended, words)

    def rules_text(self, page: int, words: Words) -> str:
        """Title and sentences of a rules page."""
        lines = [words(f"alliance-rules-{page}-title")]
        lines += [words(f"alliance-rules-{page}-{k}") for k in range(1, SENTENCES[page] + 1)]
        return "\n".join(lines)

    def refusal(self, reason: str, facts: Mapping[str, Any], view: AllianceView, words: Words) -> str:
        """The reason with suits in words."""
        values: dict[str, Any] = dict(facts)
        if "seats" in facts:
            values = {"suits": marks(view, facts["seats"], words)}
        if "suit" in facts:
            values["suit"] = suit_name(facts["suit"], words)
        return words(reason, **values)


NARRATION = AllianceNarration()
