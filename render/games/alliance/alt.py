"""The table, the hand and the outcome of Alliance told in words, enough to play from."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.state import NO_SEAT
from engine.games.alliance.state import AllianceView
from engine.games.alliance.terms import FACE_DOWN, FIRST_SPECIAL, PARTS, PASSED, is_special, specials_of
from locales import Words
from render.games.alliance.words import (
    colour,
    comma,
    how_words,
    mates,
    plan,
    plan_words,
    plays,
    shorts,
    spoken,
    suit_word,
    suit_words,
    team_game,
    trick_number,
)
from render.narration.contract import with_names_cut


def table(view: AllianceView, names: Sequence[str], words: Words) -> str:
    """Everything public; who plays which suit once, then names in the tricks and suits in the lists."""
    return with_names_cut(lambda cut: _table(view, cut, words), names)


def _table(view: AllianceView, names: Sequence[str], words: Words) -> str:
    state = words(f"alliance-spoken-{view.phase}", trick=str(trick_number(view)))
    parts = [head(view, state, words), seats(view, names, words)]
    if view.phase == "distribute":
        parts.append(words("alliance-alt-distributing"))
        parts += [
            words("alliance-alt-ready", team=words(f"alliance-team-{team}"))
            for team, ready in enumerate(view.s.ready)
            if ready
        ]
    elif view.phase == "rebuild":
        parts.append(words("alliance-alt-cleanup"))
    else:
        parts.append(words("alliance-alt-court", court=spoken(view.s.court, words), left=str(len(view.s.courts))))
        parts += trick(view, names, words)
    if view.s.last_trick:
        told = plays_words(view, names, words, last=True)
        how = how_words(view.s.last_how, view.s.last_made, team_game(view), words)
        court, winner = spoken(view.s.last_court, words), names[view.s.last_winner]
        parts.append(words("alliance-alt-last", court=court, plays=told, name=winner, how=how).rstrip())
    if view.phase != "distribute":
        parts.append(players(view, words))
    if view.s.removed:
        told = comma(words).join(removed_card(view, c, words) for c in view.s.removed)
        parts.append(words("alliance-alt-removed", cards=told))
    if any(view.s.battalions):
        black, red = (str(n) for n in view.s.battalions)
        parts.append(words("alliance-alt-battalions", black=black, red=red))
    return "\n".join(parts)


def head(view: AllianceView, state: str, words: Words) -> str:
    """The game, its mode, and where it stands."""
    return words("alliance-alt-head", mode=words(f"alliance-option-mode-{view.s.mode}"), state=state)


def seats(view: AllianceView, names: Sequence[str], words: Words) -> str:
    """Who plays which suit, clockwise, and the two teams."""
    seated = [words("alliance-alt-seat", suit=suit_word(view, p, words), name=names[p]) for p in view.s.order]
    told = words("alliance-alt-seats", seats=comma(words).join(seated))
    if not team_game(view):
        return told
    black, red = (suit_words(view, [p for p in view.s.order if colour(view, p) == t], words) for t in (0, 1))
    return told + "\n" + words("alliance-alt-teams", black=black, red=red)


def trick(view: AllianceView, names: Sequence[str], words: Words) -> list[str]:
    """What lies in the trick, who is winning it, whose turn it is."""
    parts = []
    if view.s.trick:
        parts.append(words("alliance-alt-trick", plays=plays_words(view, names, words)))
    if view.s.best != NO_SEAT:
        parts.append(words("alliance-alt-best", name=names[view.s.best]))
        for team in view.s.made:
            parts.append(words("alliance-how-battalion", team=words(f"alliance-team-{team}")))
    lead = "-lead" if view.s.best == NO_SEAT else ""
    return [*parts, words(f"alliance-alt-turn{lead}", name=names[view.waiting[0]])]


def plays_words(view: AllianceView, names: Sequence[str], words: Words, *, last: bool = False) -> str:
    """Who has played what in this trick; of the last one shorter: the suit of a card is its player's."""
    out = []
    for p, card, top in plays(view, last=last):
        if card in (FACE_DOWN, PASSED):
            what = words("alliance-alt-down" if card == FACE_DOWN else "alliance-alt-passed")
        else:
            what = words("alliance-alt-top", card=spoken(card, words)) if top else spoken(card, words)
            if last and not is_special(card):
                out.append(what)
                continue
        who = suit_word(view, p, words) if last else names[p]
        out.append(words("alliance-alt-play", name=who, what=what))
    return comma(words).join(out)


def removed_card(view: AllianceView, card: int, words: Words) -> str:
    """A card that left the game face up; of a special card also who had played it."""
    if not is_special(card) or view.s.shown[card - FIRST_SPECIAL] == NO_SEAT:
        return spoken(card, words)
    suit = suit_word(view, view.s.shown[card - FIRST_SPECIAL], words)
    return words("alliance-alt-removed-of", card=spoken(card, words), suit=suit)


def players(view: AllianceView, words: Words) -> str:
    """Hand sizes, captured court cards, empty piles and markers."""
    out = [
        words(
            "alliance-alt-player",
            suit=suit_word(view, p, words),
            hand=str(len(view.s.hands[p])),
            won=str(len(view.s.won[p])),
            empty=words("alliance-alt-empty") if view.s.pile_empty[p] else "",
            marker=words("alliance-alt-marker") if view.s.rebuilt[p] else "",
        )
        for p in view.s.order
    ]
    return words("alliance-alt-players", players=words("alliance-alt-semicolon").join(out))


def hand(view: AllianceView, names: Sequence[str], words: Words) -> str:
    """The own cards by number, what may be done with them, and what only the owner knows."""
    me = view.seat
    if me is None:
        raise ValueError("an onlooker has no hand")
    parts = [who(view, me, words)]
    if view.over:
        return "\n".join([*parts, words("alliance-alt-over")])
    if view.phase == "distribute":
        return "\n".join([*parts, *distribution(view, me, words)])
    if view.phase == "play":
        parts.append(words("alliance-alt-court", court=spoken(view.s.court, words), left=str(len(view.s.courts))))
        if view.s.trick:
            parts.append(words("alliance-alt-trick", plays=plays_words(view, names, words)))
            best = view.s.best
            parts += [words("alliance-alt-best", name=names[best])] if best != NO_SEAT else []
    own = view.s.hands[me]
    if own:
        cards = [words("alliance-alt-hand-card", number=str(n), card=spoken(c, words)) for n, c in enumerate(own, 1)]
        parts.append(words("alliance-alt-hand", cards=comma(words).join(cards)))
    else:
        parts.append(words("alliance-alt-hand-empty"))
    if view.s.down[me]:
        parts.append(words("alliance-alt-own-down", card=spoken(view.s.down[me][0], words)))
    parts += task(view, own, names, words)
    discard = len(view.s.discard[me]) + len(view.s.buried[me])
    parts.append(words("alliance-alt-pile", count=str(len(view.s.pile[me])), discard=str(discard)))
    held = specials_of(view.s.special[me])
    if held:
        parts.append(words("alliance-alt-special", cards=shorts(held, words)))
    if team_game(view):
        parts.append(words("alliance-alt-plan-ready", plan=plan_words(view, plan(view), words)))
    parts.append(asking(view, words))
    return "\n".join(parts)


def who(view: AllianceView, me: int, words: Words) -> str:
    """The own suit, and with whom one plays."""
    own = suit_word(view, me, words)
    if not team_game(view):
        return words("alliance-alt-you-alone", suit=own)
    others = suit_words(view, [p for p in mates(view, me) if p != me], words)
    team = words(f"alliance-team-{colour(view, me)}")
    return words("alliance-alt-you", suit=own, team=words("alliance-alt-your-team", team=team, mates=others))


def distribution(view: AllianceView, me: int, words: Words) -> list[str]:
    """What the team has proposed and who agrees; the others' plans are their own."""
    holders = plan(view)
    if not holders:
        parts = [words("alliance-alt-plan-none"), words("alliance-alt-left", left=view.s.proposals_left(view.me))]
    elif view.s.ready[colour(view, me)]:
        parts = [words("alliance-alt-plan-ready", plan=plan_words(view, holders, words))]
    else:
        agreed = suit_words(view, [p for p in mates(view, me) if view.s.agreed[p]], words)
        parts = [words("alliance-alt-plan", plan=plan_words(view, holders, words), agreed=agreed)]
        parts.append(words("alliance-alt-left", left=view.s.proposals_left(view.me)))
    if view.legal:
        parts += [words(f"alliance-tag-{tag}") for tag in dict.fromkeys(a.tag for a in view.legal)]
    else:
        parts.append(words("alliance-alt-wait-all"))
    return [*parts, asking(view, words)]


def task(view: AllianceView, own: Sequence[int], names: Sequence[str], words: Words) -> list[str]:
    """What may be played, by the numbers of the cards."""
    if not view.legal:
        if view.phase == "rebuild":
            return [words("alliance-alt-wait-all")]
        seat = view.waiting[0]
        return [words("alliance-alt-wait", suit=suit_word(view, seat, words), name=names[seat])]
    if view.phase == "rebuild":
        return [words("alliance-alt-rebuildable", count=str(len(own)))]
    tags: dict[str, list[int]] = {}
    for a in view.legal:
        tag, *cards = a.wire()
        tags.setdefault(tag, []).extend(cards)
    parts = []
    for tag, key in (("play", "up"), ("down", "downable")):
        numbers = [str(n) for n, c in enumerate(own, 1) if c in tags.get(tag, ())]
        if numbers:
            parts.append(words(f"alliance-alt-{key}", numbers=comma(words).join(numbers)))
    winning = [str(n) for n, c in enumerate(own, 1) if c in view.s.winning(view.me)]
    if winning and view.s.best != NO_SEAT:
        parts.append(words("alliance-alt-winning", numbers=comma(words).join(winning)))
    if "top" in tags:
        parts.append(words("alliance-alt-topable"))
    if "pass" in tags:
        parts.append(words("alliance-prompt-pass"))
    return parts


def asking(view: AllianceView, words: Words) -> str:
    """When one is asked about a rebuild."""
    return words("alliance-alt-asking", when=words(f"alliance-asking-{view.s.ask[view.me]}"))


def result(view: AllianceView, names: Sequence[str], ended: str, words: Words) -> str:
    """Winners and why, teams with totals, everybody's points by kind, who held which special card."""
    parts = [head(view, words("alliance-state-over"), words), ended, seats(view, names, words)]
    if view.s.mode != "individual":
        for team in sorted(set(view.s.teams)):
            own = [p for p in view.s.order if view.s.teams[p] == team]
            line = words(
                "alliance-alt-result-team",
                team=words(f"alliance-team-{team}"),
                suits=suit_words(view, own, words),
                total=str(view.s.scores[own[0]]),
            )
            if team_game(view) and view.s.battalions[team]:
                line += words("alliance-alt-result-bonus", count=str(view.s.battalions[team]))
            parts.append(line)
    for p in view.s.order:
        kinds = [
            words("alliance-alt-result-part", kind=words(f"alliance-part-{kind}"), points=str(n))
            for kind, n in zip(PARTS, view.s.points[p], strict=True)
            if n
        ]
        total = str(sum(view.s.points[p]))
        told = comma(words).join(kinds) or words("cards-none")
        parts.append(words("alliance-alt-result-player", suit=suit_word(view, p, words), points=total, parts=told))
    held = [
        words("alliance-alt-result-owner", suit=suit_word(view, p, words), card=spoken(c, words))
        for p in view.s.order
        for c in view.s.final_special[p]
    ]
    parts.append(words("alliance-alt-result-special", cards=comma(words).join(held)))
    return "\n".join(parts)
