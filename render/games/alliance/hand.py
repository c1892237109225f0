"""The hand of Alliance: the prize and the trick, the hand, the own pile; or the team's distribution."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from engine.core.cards import SUITS
from engine.core.state import NO_CARD, NO_SEAT
from engine.games.alliance.state import AllianceView
from engine.games.alliance.terms import FACE_DOWN, FIRST_SPECIAL, specials_of
from locales import Words
from render.games.alliance import LOOK, narration
from render.games.alliance.drawings import face, lying, seal_of, team_pill
from render.games.alliance.narration import NARRATION, plan, plan_words, plays, spoken, suit_word
from render.games.alliance.table import NOTHING, OUTCOME
from render.kit.canvas import Canvas
from render.kit.drawing import text, theme
from render.kit.drawing.lines import balanced
from render.kit.layout import Column, Icon, Name, Node, Paint, Picture, Row, Suit, Text, ink_of
from render.kit.pages.hand import Hand, HandCard, Shown
from render.kit.pages.trick_table import Face
from render.kit.pieces import cards
from render.kit.pieces.person import Person, names
from render.kit.piles import Pile
from render.kit.plaque import Plaque, disc
from render.narration.halt import halt_task, numbers_cards
from render.narration.hands import own_cards
from render.narration.telling import Telling
from render.narration.tricks import own_place, trick_labels, waits_for
from render.unshown import Unshown

UNSHOWN: Final = (
    Unshown("declined gone", "what the rules need to ask at the right time"),
    Unshown("agreed proposals", "the distribution is over", "play rebuild over"),
    Unshown("ask", "a wish, which the menu below the picture tells"),
    Unshown("special", "a card that two would get, or nobody, is no plan", "distribute"),
    Unshown("hands", "two jokers of a colour look alike", "rebuild", "picture", partly=True),
    Unshown("pile discard buried", NOTHING, "distribute"),
    Unshown("special", "the cards at the start are told in words", "play rebuild", "picture"),
    Unshown("special", OUTCOME, "over"),
)

WIDE: Final = theme.WIDTH - 40
PILE: Final = 108
"""Width of the own pile, px."""
PRIZE: Final = 106
DEAL, MEMBERS = 250, 104
"""Heights of the strips of a distribution, px."""


def shown(view: AllianceView, people: Sequence[Person], words: Words) -> Hand:
    """Return the content of the hand of ``view.seat``."""
    distributing = view.phase == "distribute" and not view.over
    playing = not distributing and not view.over
    return Hand(
        LOOK,
        *words.both("tricks-hand-title"),
        () if distributing else _cards(view, words),
        words(f"alliance-task-{_task(view)}") if view.legal else halt_task(view, words),
        wait=waits_for(Telling(view, [text.name(name) for name in names(people)], words)),
        trick=_trick(view, people, words) if playing else (),
        about=_about(view, words) if playing else ("", "", ""),
        you=own_place(view, words),
        above=_deal(view, people, words) if distributing else None,
        below=_members(view, people, words) if distributing else None,
        beside=None if distributing else _piles(view, words),
        empty=_status(view, words) if distributing else words("alliance-hand-empty"),
        last_move=NARRATION.last_move(Telling(view, names(people), words)),
        mover=NARRATION.mover(view),
        people=people,
        seat=view.me,
        remarks=tuple(_remarks(view, people, words)),
        playable=(words("alliance-alt-topable"),) if _topable(view) else (),
        numbers=numbers_cards(view),
        over=view.over,
    )


def _remarks(view: AllianceView, people: Sequence[Person], words: Words) -> Iterator[str]:
    """Yield the own suit and team, the court card, the piles; and the special cards at the start."""
    s, me = view.s, view.me
    if view.phase == "distribute" and not view.over:
        yield from _deal_told(view, people, words)
        return
    team = narration.team_word(view.s.team(me), words) if view.s.team_game else ""
    yield words(f"alliance-alt-you{'' if team else '-alone'}", suit=suit_word(view, me, words), team=team)
    if not view.over:
        if view.phase == "rebuild":
            yield words("alliance-alt-last", court=spoken([s.last_court], words))
        elif not any(a.tag == "play" for a in view.legal):  # else the question tells it
            yield words("alliance-alt-court", court=spoken([s.court], words))
        yield words("alliance-alt-courts-left", left=str(len(s.courts)))
    yield words("alliance-alt-pile", count=str(len(s.pile[me])), discard=str(_discards(view)))
    if not view.over and (held := specials_of(s.special[me])):
        yield words("alliance-alt-special", cards=spoken(held, words))
    if not view.over and view.s.team_game:
        yield words("alliance-alt-plan", plan=plan_words(view, plan(view), words))


def _deal_told(view: AllianceView, people: Sequence[Person], words: Words) -> Iterator[str]:
    """Yield the members of the team, with those that have agreed, and the plan if no question tells it."""
    members = []
    for p in view.s.members(view.me):
        member = words("alliance-alt-seat", suit=suit_word(view, p, words), name=people[p].name)
        agreed = words("spoken-marked", card=member, mark=words("alliance-hand-agreed"))
        members.append(agreed if view.s.agreed[p] else member)
    yield words("alliance-alt-members", members=words.listed(members))
    if plan(view) and not view.asked:
        yield words("alliance-alt-plan", plan=plan_words(view, plan(view), words))


def _task(view: AllianceView) -> str:
    """Return the task of the player."""
    if view.phase == "distribute":
        return "answer" if plan(view) else "distribute"
    if view.phase == "rebuild":
        return "rebuild"
    return "lead" if view.s.best == NO_SEAT else "play"


def _cards(view: AllianceView, words: Words) -> tuple[HandCard, ...]:
    """Return the cards numbered; gold if they may be played, marked if they would win now."""
    asked = bool(view.legal) and view.phase == "play"
    winning = view.s.winning(view.me) if asked and view.s.best != NO_SEAT else []
    return own_cards(
        view,
        words,
        winning,
        words("alliance-mark-win"),
        asked=asked,
        legal=view.s.hands[view.me],
        face=lambda card: partial(face, card),
        told=lambda card, words: spoken([card], words),
    )


def _trick(view: AllianceView, people: Sequence[Person], words: Words) -> tuple[Shown, ...]:
    """Return this trick in order of play; during the cleanup, the last one."""
    s, last = view.s, view.phase == "rebuild"
    best, shown = s.last_winner if last else s.best, []
    for p, c, top in plays(view, last=last):
        tag = trick_labels(words).best if p == best else narration.play_tag(c, top, words)
        told = narration.play_told(view, p, c, top, words)
        shown.append(Shown(people[p], p, _lying(view, p, c), tag, p == best, told))
    return tuple(shown)


def _lying(view: AllianceView, seat: int, card: int) -> Face:
    """Return a card of the trick; the own face-down card is known, and is drawn dim."""
    if card == FACE_DOWN and seat == view.seat and view.s.down[seat]:
        own = view.s.down[seat][0]
        return lambda width: cards.dimmed(face(own, width), 0.5, LOOK.base)
    return lying(card) or (lambda width: cards.empty(width, cards.card_height(width), LOOK.quiet))


def _about(view: AllianceView, words: Words) -> Node:
    """Return the court card on offer (in the cleanup the last one), and the number left."""
    s, last = view.s, view.phase == "rebuild"
    court = s.last_court if last else s.court
    offer = words("cards-last-trick" if last else "alliance-hand-court")
    label = Column(*(Text(line, 25) for line in balanced(offer, text.BOLD, 25, 104)), gap=0)
    told = Column(label, Text(words("alliance-bar-left", left=str(len(s.courts))), 25, quiet=True), gap=12)
    return Row(Picture(face(court, PRIZE, last)), told, gap=14) if court != NO_CARD else told


def _piles(view: AllianceView, words: Words) -> Node:
    """Return the own suit and team, the size of the own pile, which may be played from, and the discards."""
    s, me = view.s, view.me
    pile, discard, open_now = len(s.pile[me]), _discards(view), _topable(view)
    high = cards.card_height(PILE)
    pills = [team_pill(view.s.team(me), words)] if view.s.team_game else []
    top = Row(Suit(SUITS[s.suits[me]], 44), *pills, gap=12)

    def draw(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
        middle = x + w / 2
        top.place(canvas, middle - top.want / 2, y, top.want)
        y += 52
        canvas.text(middle, y + 16, words("alliance-hand-pile"), size=28, colour=canvas.look.quiet, align="m", room=w)
        if open_now:  # below the pile, to keep clear of its number
            canvas.glow(middle - PILE / 2 - 2, y + 40, PILE + 10, high + 6, theme.GOLD, 5)
        Pile(PILE, pile).standing(canvas, middle, y + 44 + high)
        row = Row(Text(words("alliance-hand-discard"), 28, quiet=True), Text(str(discard), 40), gap=14)
        row.place(canvas, middle - row.want / 2, y + high + 72, row.want, ink_of(canvas))

    return Paint(220, high + 176, draw)


def _discards(view: AllianceView) -> int:
    """Return the number of the viewer's discards."""
    return len(view.s.discard[view.me]) + len(view.s.buried[view.me])


def _topable(view: AllianceView) -> bool:
    """True if the viewer may play from the pile now."""
    return any(a.tag == "top" for a in view.legal)


def _status(view: AllianceView, words: Words) -> str:
    """Return the progress of the team."""
    key = "decided" if view.s.ready[view.s.team(view.me)] else "proposal" if plan(view) else "no-proposal"
    return words(f"alliance-hand-{key}", left=view.s.proposals_left(view.me))


def _deal(view: AllianceView, people: Sequence[Person], words: Words) -> Node:
    """Return the team's three special cards, and their proposed holders."""
    holders, number, wide = plan(view), view.s.team(view.me), 160
    high = cards.card_height(wide)

    def draw(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
        third = w / 3
        for k in range(3):
            left = x + k * third
            canvas.slab(left + 6, y, third - 12, h)
            canvas.card(face(FIRST_SPECIAL + 3 * number + k, wide), left + 24 + wide / 2, y + h / 2)
            corner = left + 20 + wide, y + h / 2 - high / 2 + 6
            if k < 2:
                canvas.seal(*corner, 52, str(k + 1), theme.CREAM, theme.INK, canvas.look.panel)
            middle, room = left + 30 + wide + (third - wide - 48) / 2, third - wide - 64
            if holders:
                _face(canvas, view, holders[k], people, middle, y + 92, 104)
                name = Name(people[holders[k]].name, 30, align="m")
                name.place(canvas, middle - room / 2, y + 176, room)
            else:
                canvas.text(middle, y + h / 2, "?", size=80, colour=canvas.look.quiet, align="m")

    return Paint(WIDE, DEAL, draw)


def _face(canvas: Canvas, view: AllianceView, seat: int, people: Sequence[Person], *at: float) -> None:
    """Draw a player's portrait with their suit: middle and size, px."""
    x, y, size = at
    disc(canvas, x, y, round(size), Plaque(people[seat], seat, seal=seal_of(view, seat)), ink_of(canvas))


def _members(view: AllianceView, people: Sequence[Person], words: Words) -> Node:
    """Return the members of the team that have accepted."""
    own = view.s.members(view.me)

    def member(p: int) -> Node:
        agreed: Node = Text("…", 30, quiet=True)
        if view.s.agreed[p]:
            agreed = Row(Icon("check", 28, theme.MINT), Text(words("alliance-hand-agreed"), 26, theme.MINT), gap=8)
        portrait = Paint(76, 76, lambda c, x, y, w, h: _face(c, view, p, people, x + 38, y + 38, 76))
        inner = Row(portrait, Column(Name(people[p].name, 28), agreed, gap=0, grow=1), gap=18)

        def draw(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
            canvas.slab(x, y, w, h, line=theme.CREAM if p == view.seat else "")
            inner.place(canvas, x + 18, y + (h - inner.height) / 2, w - 36, ink_of(canvas))

        return Paint((WIDE - 12 * (len(own) - 1)) / len(own), MEMBERS, draw)

    return Row(*(member(p) for p in own), gap=12)
