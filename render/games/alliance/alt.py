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
    mark,
    marks,
    mates,
    plan,
    plan_words,
    plays,
    short,
    shorts,
    team_game,
)


def table(view: AllianceView, names: Sequence[str], state: str, words: Words) -> str:
    """Everything public; names once, then suits."""
    mode = words(f"alliance-option-mode-{view.s.mode}")
    parts = [words("alliance-alt-head", mode=mode, state=state), seats(view, names, words)]
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
        parts.append(words("alliance-alt-court", court=short(view.s.court, words), left=str(len(view.s.courts))))
        parts += trick(view, words)
    if view.s.last_trick:
        told = plays_words(view, words, last=True)
        how = how_words(view.s.last_how, view.s.last_made, team_game(view), words)
        court, winner = short(view.s.last_court, words), mark(view, view.s.last_winner, words)
        parts.append(words("alliance-alt-last", court=court, plays=told, suit=winner, how=how).rstrip())
    if view.phase != "distribute":
        parts.append(players(view, words))
    if view.s.removed:
        told = comma(words).join(removed_card(view, c, words) for c in view.s.removed)
        parts.append(words("alliance-alt-removed", cards=told))
    if any(view.s.battalions):
        black, red = (str(n) for n in view.s.battalions)
        parts.append(words("alliance-alt-battalions", black=black, red=red))
    return "\n".join(parts)


def seats(view: AllianceView, names: Sequence[str], words: Words) -> str:
    """Who plays which suit, clockwise, and the two teams."""
    seated = [words("alliance-alt-seat", suit=mark(view, p, words), name=names[p]) for p in view.s.order]
    told = words("alliance-alt-seats", seats=comma(words).join(seated))
    if not team_game(view):
        return told
    black, red = (marks(view, [p for p in view.s.order if colour(view, p) == t], words) for t in (0, 1))
    return told + "\n" + words("alliance-alt-teams", black=black, red=red)


def trick(view: AllianceView, words: Words) -> list[str]:
    """What lies in the trick, who is winning it, whose turn it is."""
    parts = []
    if view.s.trick:
        parts.append(words("alliance-alt-trick", plays=plays_words(view, words)))
    if view.s.best != NO_SEAT:
        parts.append(words("alliance-alt-best", suit=mark(view, view.s.best, words)))
        for team in view.s.made:
            parts.append(words("alliance-how-battalion", team=words(f"alliance-team-{team}")))
    turn = mark(view, view.waiting[0], words)
    lead = "-lead" if view.s.best == NO_SEAT else ""
    return [*parts, words(f"alliance-alt-turn{lead}", suit=turn)]


def plays_words(view: AllianceView, words: Words, *, last: bool = False) -> str:
    """Who has played what in this or the last trick."""
    out = []
    for p, card, top in plays(view, last=last):
        if card == FACE_DOWN:
            what = words("alliance-alt-down")
        elif card == PASSED:
            what = words("alliance-alt-passed")
        else:
            what = words("alliance-alt-top", card=short(card, words)) if top else short(card, words)
            if not is_special(card):
                # The suit of the card is the player's.
                out.append(what)
                continue
        out.append(words("alliance-alt-play", suit=mark(view, p, words), what=what))
    return comma(words).join(out)


def removed_card(view: AllianceView, card: int, words: Words) -> str:
    """A card that left the game face up; of a special card also who had played it."""
    if not is_special(card) or view.s.shown[card - FIRST_SPECIAL] == NO_SEAT:
        return short(card, words)
    suit = mark(view, view.s.shown[card - FIRST_SPECIAL], words)
    return words("alliance-alt-removed-of", card=short(card, words), suit=suit)


def players(view: AllianceView, words: Words) -> str:
    """Hand sizes, captured court cards, empty piles and markers."""
    out = [
        words(
            "alliance-alt-player",
            suit=mark(view, p, words),
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
    own = view.s.hands[me]
    if own:
        cards = [words("alliance-alt-hand-card", number=str(n), card=short(c, words)) for n, c in enumerate(own, 1)]
        parts.append(words("alliance-alt-hand", cards=comma(words).join(cards)))
    else:
        parts.append(words("alliance-alt-hand-empty"))
    if view.s.down[me]:
        parts.append(words("alliance-alt-own-down", card=short(view.s.down[me][0], words)))
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
    own = mark(view, me, words)
    if not team_game(view):
        return words("alliance-alt-you-alone", suit=own)
    others = marks(view, [p for p in mates(view, me) if p != me], words)
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
        agreed = marks(view, [p for p in mates(view, me) if view.s.agreed[p]], words)
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
        return [words("alliance-alt-wait", suit=mark(view, seat, words), name=names[seat])]
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
    parts = [ended, seats(view, names, words)]
    if view.s.mode != "individual":
        for team in sorted(set(view.s.teams)):
            own = [p for p in view.s.order if view.s.teams[p] == team]
            line = words(
                "alliance-alt-result-team",
                team=words(f"alliance-team-{team}"),
                suits=marks(view, own, words),
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
        parts.append(words("alliance-alt-result-player", suit=mark(view, p, words), points=total, parts=told))
    held = [
        words("alliance-alt-result-owner", suit=mark(view, p, words), card=short(c, words))
        for p in view.s.order
        for c in view.s.final_special[p]
    ]
    parts.append(words("alliance-alt-result-special", cards=comma(words).join(held)))
    return "\n".join(parts)
