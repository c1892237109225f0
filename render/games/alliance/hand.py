"""The private picture of Alliance: the hand, the own pile, the prize and the trick; or the team's distribution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.state import NO_SEAT
from engine.games.alliance.state import AllianceView
from engine.games.alliance.terms import FACE_DOWN, FIRST_SPECIAL, PASSED
from locales import Words
from render.games.alliance.parts import face, small, suit_disc, team_pill
from render.games.alliance.words import (
    colour,
    mates,
    plan,
    plays,
    seats_from,
    team_game,
)
from render.kit import cards, text, theme
from render.kit.canvas import Canvas

WIDE: Final = 196
LIFT: Final = 16
STRIP: Final = 508


def paint(view: AllianceView, names: Sequence[str], words: Words) -> Canvas:
    """The hand of ``view.seat``, 1200 x 640."""
    me = view.seat
    if me is None:
        raise ValueError("an onlooker has no hand")
    canvas = Canvas(theme.HAND_HEIGHT)
    canvas.top_bar(words("alliance-hand-title"), words.other("alliance-hand-title"))
    bar(canvas, view, me, names, words)
    if view.phase == "distribute":
        distribution(canvas, view, me, names, words)
        return canvas
    own_cards(canvas, view, me, words)
    prize(canvas, view, me, words)
    own_pile(canvas, view, me, words)
    trick(canvas, view, names, words)
    return canvas


def bar(canvas: Canvas, view: AllianceView, me: int, names: Sequence[str], words: Words) -> None:
    """What to do now, in gold, or whom the table waits for."""
    edge = theme.WIDTH - theme.TEXT_SAFE
    if view.legal:
        if view.phase == "distribute":
            key = "answer" if plan(view) else "distribute"
        elif view.phase == "rebuild":
            key = "rebuild"
        else:
            key = "lead" if view.s.best == NO_SEAT else "play"
        canvas.badge(edge, 8, words(f"alliance-task-{key}"), size=36, height=56, fill=theme.GOLD, align="r")
        return
    if view.over:
        line = words("alliance-hand-over")
    elif view.phase == "play":
        line = words("alliance-hand-wait", name=text.name(names[view.waiting[0]]))
    else:
        line = words("alliance-hand-waiting")
    canvas.text(edge, 36, line, size=34, colour=theme.QUIET, align="r", room=640)


def own_cards(canvas: Canvas, view: AllianceView, me: int, words: Words) -> None:
    """The hand cards, numbered; gold if they may be played, marked if they would win now."""
    own = view.s.hands[me]
    if not own:
        canvas.text(560, 290, words("alliance-hand-empty"), size=40, colour=theme.QUIET, align="m", room=600)
    asked = bool(view.legal) and view.phase == "play"
    lead = view.s.best == NO_SEAT
    high = cards.card_height(WIDE)
    for n, card in enumerate(own):
        x = 560 - (len(own) * (WIDE + 28) - 28) // 2 + n * (WIDE + 28)
        y = 150 - (LIFT if asked else 0)
        canvas.sprite(face(card, WIDE), x, y)
        if asked:
            canvas.glow(x, y, WIDE, high, theme.GOLD, 6)
            if card in view.s.winning(view.me) and not lead:
                canvas.badge(x + WIDE / 2, y + high - 62, words("alliance-mark-win"), size=32, height=46)
        fill, colour_, line = (theme.GOLD, theme.INK, "") if asked else (theme.PANEL, theme.CREAM, theme.MAT_LINE)
        canvas.pill(
            x + (WIDE - 80) // 2, y + high - 12, 80, 52, str(n + 1), size=40, fill=fill, colour=colour_, line=line
        )


def prize(canvas: Canvas, view: AllianceView, me: int, words: Words) -> None:
    """The court card on offer (in the cleanup the last one), and who plays for it."""
    last = view.phase == "rebuild"
    court = view.s.last_court if last else view.s.court
    if court >= 0:
        label = words("alliance-last" if last else "alliance-hand-court")
        canvas.text(118, 104, label, size=34, colour=theme.QUIET, align="m", room=196, least=26)
        canvas.sprite(face(court, 150, last), 43, 138)
        left = words("alliance-bar-left", left=str(len(view.s.courts)))
        canvas.text(118, 382, left, size=32, colour=theme.QUIET, align="m", room=196)
    team = team_game(view)
    suit_disc(canvas, 74 if team else 118, 452, 66, view.s.suits[me])
    if team:
        team_pill(canvas, 120, 430, colour(view, me), words(f"alliance-team-{colour(view, me)}"), 46)


def own_pile(canvas: Canvas, view: AllianceView, me: int, words: Words) -> None:
    """How many cards lie in the own pile, which may be played from, and in the own discard pile."""
    x = 1010
    canvas.text(x + 66, 104, words("alliance-hand-pile"), size=34, colour=theme.QUIET, align="m", room=220)
    canvas.stock(len(view.s.pile[me]), x, 140, 132)
    if any(a.tag == "top" for a in view.legal):
        canvas.glow(x - 2, 134, 142, cards.card_height(132) + 8, theme.GOLD, 6)
        canvas.pill(
            x + 29, 140 + cards.card_height(132) - 18, 80, 44, str(len(view.s.pile[me])), size=30, line=theme.GOLD
        )
    discard = len(view.s.discard[me]) + len(view.s.buried[me])
    canvas.text(x + 66, 384, words("alliance-hand-discard"), size=34, colour=theme.QUIET, align="m", room=220)
    canvas.text(x + 66, 436, str(discard), size=48, align="m")


def trick(canvas: Canvas, view: AllianceView, names: Sequence[str], words: Words) -> None:
    """This trick in order of play; while the table is cleaned up, the last one."""
    last = view.phase == "rebuild"
    done = {p: card for p, card, _ in plays(view, last=last)}
    best = view.s.last_winner if last else view.s.best
    leader = view.s.last_leader if last else view.s.leader
    canvas.panel(20, STRIP, theme.WIDTH - 40, 120)
    step = (theme.WIDTH - 56) // view.seats
    wide = 72
    for n, p in enumerate(seats_from(view, leader)):
        middle = 28 + n * step + step // 2
        suit_disc(canvas, middle - 46, STRIP + 60, 66, view.s.suits[p], theme.GOLD if p == view.seat else "")
        x, y = middle + 6, STRIP + 13
        high = cards.mini_height(wide)
        card = done.get(p)
        if card is None:
            turn = not last and not view.over and p in view.waiting
            canvas.sprite(cards.empty(wide, high, theme.GOLD if turn else theme.MAT_LINE), x, y)
        elif card == PASSED:
            canvas.text(x + wide / 2, STRIP + 60, "–", size=40, colour=theme.QUIET, align="m")
        else:
            if card != FACE_DOWN:
                sprite = small(card, wide)
            elif view.s.down[p] and p == view.seat:
                sprite = small(view.s.down[p][0], wide, True)
            else:
                sprite = cards.back(wide, high)
            canvas.sprite(sprite, x, y)
            if p == best:
                canvas.glow(x, y, wide, high, theme.MINT, 6)


def distribution(canvas: Canvas, view: AllianceView, me: int, names: Sequence[str], words: Words) -> None:
    """The team's three special cards with who is to get them, and who has agreed."""
    own, holders, team = mates(view, me), plan(view), colour(view, me)
    decided = bool(view.s.ready[team])
    wide = 176
    for k in range(3):
        x = 600 - wide // 2 + (k - 1) * 390
        canvas.sprite(face(FIRST_SPECIAL + 3 * team + k, wide), x, 92)
        if k < 2:
            canvas.disc(x + wide - 44, 136, 64, theme.PANEL)
            canvas.text(x + wide - 44, 136, str(k + 1), size=44, align="m")
        if holders:
            p = holders[k]
            suit_disc(canvas, x - 54, 388, 72, view.s.suits[p], theme.GOLD if p == me else "")
            canvas.text(x - 8, 388, text.name(names[p]), size=36, room=264, least=28)
    key = "decided" if decided else "proposal" if holders else "no-proposal"
    fill = theme.MINT if decided else theme.PANEL
    canvas.pill(
        300,
        436,
        600,
        56,
        words(f"alliance-hand-{key}", left=view.s.proposals_left(view.me)),
        size=36,
        fill=fill,
        colour=theme.INK if decided else theme.CREAM,
    )
    canvas.panel(20, STRIP, theme.WIDTH - 40, 120)
    step = (theme.WIDTH - 56) // len(own)
    for n, p in enumerate(own):
        x, y = 28 + n * step, STRIP + 60
        suit_disc(canvas, x + 50, y, 66, view.s.suits[p], theme.GOLD if p == me else "")
        agreed = bool(view.s.agreed[p])
        canvas.text(x + 98, y - 22, text.name(names[p]), size=34, room=step - 110, least=28)
        if agreed:
            canvas.shape("check", x + 114, y + 28, 34, theme.MINT)
            canvas.text(x + 142, y + 28, words("alliance-hand-agreed"), size=32, colour=theme.MINT, room=step - 150)
        else:
            canvas.text(x + 98, y + 28, "…", size=36, colour=theme.QUIET)
