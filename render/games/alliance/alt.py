"""The table, the hand and the outcome of Alliance in words that are enough to play from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.core.state import NO_SEAT
from engine.games.alliance.state import AllianceView
from engine.games.alliance.terms import FACE_DOWN, FIRST_SPECIAL, PARTS, PASSED, is_special, specials_of
from locales import Words
from render.games.alliance.words import (
    colour,
    comma,
    how_words,
    mates,
    named,
    plan,
    plan_words,
    plays,
    shorts,
    suit_word,
    suit_words,
    team_game,
    team_word,
    trick_number,
)
from render.narration.cards import card_spoken
from render.narration.halt import halted, numbers_cards, whose_turn


@dataclass(frozen=True, slots=True)
class Alt:
    """A view in words for a player; players are named once, by the suit they play."""

    view: AllianceView
    names: Sequence[str]
    words: Words

    def say(self, key: str, **facts: object) -> str:
        """Return the message ``alliance-alt-<key>``."""
        return self.words(f"alliance-alt-{key}", **facts)

    def listed(self, items: Sequence[str]) -> str:
        """Return a bare list."""
        return comma(self.words).join(items)

    def card(self, card: int) -> str:
        """Return a card as a screen reader says it."""
        return named(card, self.words, card_spoken)

    def suit(self, seat: int) -> str:
        """Return the player of a suit."""
        return suit_word(self.view, seat, self.words)

    def table(self) -> str:
        """Return everything public; once who plays which suit, then names in the tricks and suits in the lists."""
        view, s, words = self.view, self.view.s, self.words
        trick = words("alliance-alt-trick-of", trick=str(trick_number(view)))
        parts = [self.head(trick if view.phase != "distribute" else words("alliance-state-distribute")), *self.seats()]
        if view.phase == "distribute":
            parts.append(self.say("distributing"))
            parts += [self.say("ready", team=team_word(t, words)) for t, ready in enumerate(s.ready) if ready]
        elif view.phase == "rebuild":
            parts.append(self.say("cleanup"))
        else:
            parts += [self.court(), *self.trick()]
            lead = "-lead" if s.best == NO_SEAT else ""
            parts += [self.say(f"turn{lead}", name=self.names[p]) for p in view.waiting[:1]]
        if s.last_trick:
            facts = {"court": self.card(s.last_court), "name": self.names[s.last_winner]}
            how = how_words(s.last_how, s.last_made, team_game(view), words)
            parts.append(self.say("last", plays=self.plays(last=True), how=how, **facts).rstrip())
        if view.phase != "distribute":
            parts.append(self.say("players", players=self.say("semicolon").join(map(self.player, s.order))))
        if s.removed:
            parts.append(self.say("removed", cards=self.listed([self.removed(c) for c in s.removed])))
        if any(s.battalions):
            black, red = map(str, s.battalions)
            parts.append(self.say("battalions", black=black, red=red))
        return "\n".join(parts)

    def head(self, state: str) -> str:
        """Return the game, its mode, and its state."""
        return self.say("head", mode=self.words(f"alliance-option-mode-{self.view.s.mode}"), state=state)

    def seats(self) -> Iterator[str]:
        """Return the player of each suit, clockwise, and the two teams."""
        view, order = self.view, self.view.s.order
        seated = [self.say("seat", suit=self.suit(p), name=self.names[p]) for p in order]
        yield self.say("seats", seats=self.listed(seated))
        if team_game(view):
            teams = ([p for p in order if colour(view, p) == t] for t in (0, 1))
            black, red = (suit_words(view, own, self.words) for own in teams)
            yield self.say("teams", black=black, red=red)

    def court(self) -> str:
        """Return the court card on offer, and the number left."""
        s = self.view.s
        return self.say("court", court=self.card(s.court), left=str(len(s.courts)))

    def trick(self, *, brief: bool = False) -> Iterator[str]:
        """Return the cards of the trick and its leader so far; unless ``brief`` also the battalions in it."""
        s = self.view.s
        if s.trick:
            yield self.say("trick", plays=self.plays())
        if s.best != NO_SEAT:
            yield self.say("best", name=self.names[s.best])
            for team in () if brief else s.made:
                yield self.words("alliance-how-battalion", team=team_word(team, self.words))

    def plays(self, *, last: bool = False) -> str:
        """Return the plays of this trick by player; of the last one shorter: a card's suit identifies its player."""
        out = []
        for p, card, top in plays(self.view, last=last):
            hidden = {FACE_DOWN: "down", PASSED: "passed"}.get(card)
            what = self.say(hidden) if hidden else self.card(card)
            what = self.say("top", card=what) if top and not hidden else what
            if last and not hidden and not is_special(card):
                out.append(what)
            else:
                out.append(self.say("play", name=self.suit(p) if last else self.names[p], what=what))
        return self.listed(out)

    def removed(self, card: int) -> str:
        """Return a card that left the game face up; for a special card also its player."""
        told, shown = self.card(card), self.view.s.shown
        if not is_special(card) or shown[card - FIRST_SPECIAL] == NO_SEAT:
            return told
        return self.say("removed-of", card=told, suit=self.suit(shown[card - FIRST_SPECIAL]))

    def player(self, p: int) -> str:
        """Return hand size, captured court cards, whether the pile is empty, the marker."""
        s = self.view.s
        facts = {"suit": self.suit(p), "hand": str(len(s.hands[p])), "won": str(len(s.won[p]))}
        facts["empty"] = self.say("empty") if s.pile_empty[p] else ""
        facts["marker"] = self.say("marker") if s.rebuilt[p] else ""
        return self.say("player", **facts)

    # The hand

    def hand(self) -> str:
        """Return the own cards by number, the possible moves, and the facts only the owner knows."""
        view, s, me, words = self.view, self.view.s, self.view.me, self.words
        parts = [self.who()]
        if view.over:
            parts += [self.say("hand", cards=self.listed([self.card(c) for c in s.hands[me]]))] if s.hands[me] else []
            return "\n".join([*parts, self.say("over")])
        if view.phase == "distribute":
            return "\n".join([*parts, *self.distribution(), self.asking()])
        if view.phase == "play":
            parts += [self.court(), *self.trick(brief=True)]
        own = [self.card(c) for c in s.hands[me]]
        if numbers_cards(view):
            own = [self.say("hand-card", number=str(n), card=card) for n, card in enumerate(own, 1)]
        parts.append(self.say("hand", cards=self.listed(own)) if own else self.say("hand-empty"))
        if s.down[me]:
            parts.append(self.say("own-down", card=self.card(s.down[me][0])))
        discard = len(s.discard[me]) + len(s.buried[me])
        parts += [*self.task(), self.say("pile", count=str(len(s.pile[me])), discard=str(discard))]
        if held := specials_of(s.special[me]):
            parts.append(self.say("special", cards=shorts(held, words)))
        if team_game(view):
            parts.append(self.say("plan-ready", plan=plan_words(view, plan(view), words)))
        return "\n".join([*parts, self.asking()])

    def who(self) -> str:
        """Return the own suit, and the partners."""
        view, me = self.view, self.view.me
        if not team_game(view):
            return self.say("you-alone", suit=self.suit(me))
        others = suit_words(view, [p for p in mates(view, me) if p != me], self.words)
        team = self.say("your-team", team=team_word(colour(view, me), self.words), mates=others)
        return self.say("you", suit=self.suit(me), team=team)

    def distribution(self) -> Iterator[str]:
        """Return the team's proposal and its acceptances; the other team's are secret."""
        view, s, words, holders = self.view, self.view.s, self.words, plan(self.view)
        ready = holders and s.ready[colour(view, view.me)]
        if not holders:
            yield self.say("plan-none")
        elif ready:
            yield self.say("plan-ready", plan=plan_words(view, holders, words))
        else:
            agreed = suit_words(view, [p for p in mates(view, view.me) if s.agreed[p]], words)
            yield self.say("plan", plan=plan_words(view, holders, words), agreed=agreed)
        if not ready:
            yield self.say("left", left=s.proposals_left(view.me))
        tags = dict.fromkeys(a.tag for a in view.legal)
        yield from [words(f"alliance-tag-{tag}") for tag in tags] or [self.say("wait-all")]

    def task(self) -> Iterator[str]:
        """Return the possible plays, by the numbers of the cards."""
        view, s, own = self.view, self.view.s, self.view.s.hands[self.view.me]
        if halted(view):
            yield from filter(None, [whose_turn(view, self.names, self.words)])
            return
        if not view.legal or view.phase == "rebuild":
            seat = view.waiting[0]
            if view.legal:
                yield self.say("rebuildable", count=str(len(own)))
            elif view.phase == "rebuild":
                yield self.say("wait-all")
            else:
                yield self.say("wait", suit=self.suit(seat), name=self.names[seat])
            return
        legal = [a.wire() for a in view.legal]
        winning = s.winning(view.me) if s.best != NO_SEAT else []
        up, down = ([wire[1] for wire in legal if wire[0] == tag] for tag in ("play", "down"))
        for key, cards in (("up", up), ("downable", down), ("winning", winning)):
            if numbers := [str(n) for n, c in enumerate(own, 1) if c in cards]:
                yield self.say(key, numbers=self.listed(numbers))
        if ["top"] in legal:
            yield self.say("topable")
        if ["pass"] in legal:
            yield self.words("alliance-prompt-pass")

    def asking(self) -> str:
        """Return when the player is asked about a rebuild."""
        return self.say("asking", when=self.words(f"alliance-asking-{self.view.s.ask[self.view.me]}"))

    # The end

    def result(self, ended: str) -> str:
        """Return winners and the reason, teams with totals, every player's points by kind, the holders of special
        cards."""
        s, words = self.view.s, self.words
        parts = [self.head(words("alliance-state-over")), ended, *self.seats()]
        for team in sorted(set(s.teams)) if s.mode != "individual" else ():
            own = [p for p in s.order if s.teams[p] == team]
            facts = {"team": team_word(team, words), "suits": suit_words(self.view, own, words)}
            made = s.battalions[team] if team_game(self.view) else 0
            bonus = self.say("result-bonus", count=str(made)) if made else ""
            parts.append(self.say("result-team", total=str(s.scores[own[0]]), **facts) + bonus)
        for p in s.order:
            kinds = [
                self.say("result-part", kind=words(f"alliance-part-{kind}"), points=str(n))
                for kind, n in zip(PARTS, s.points[p], strict=True)
                if n
            ]
            told = {"points": str(sum(s.points[p])), "parts": self.listed(kinds) or words("cards-none")}
            parts.append(self.say("result-player", suit=self.suit(p), **told))
        held = [(p, self.card(c)) for p in s.order for c in s.final_special[p]]
        owners = [self.say("result-owner", suit=self.suit(p), card=card) for p, card in held]
        return "\n".join([*parts, self.say("result-special", cards=self.listed(owners))])
