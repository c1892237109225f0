"""Alliance in pictures: up to six seats round the court card on offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.core.state import NO_SEAT
from engine.games.alliance.state import AllianceView
from engine.games.alliance.terms import FACE_DOWN, FIRST_SPECIAL, PASSED
from locales import Words
from render.games.alliance import LOOK, hand, result, rules_pages
from render.games.alliance.narration import SENTENCES
from render.games.alliance.parts import face, pile, small, suit_disc, team_pill
from render.games.alliance.unshown import HAND, TABLE
from render.games.alliance.words import (
    colour,
    plays,
    team_game,
    trick_number,
)
from render.games.contract import Painter
from render.kit import cards, text, theme
from render.kit.canvas import Canvas
from render.kit.person import Person, names

PANEL_WIDTH: Final = 344
CARD: Final = 124
"""Width of the cards in the trick."""
TOP, BOTTOM = 84, 752
ROWS: Final = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
"""Seats in the left column by number of players; the others sit on the right."""
MIDDLE: Final = theme.WIDTH // 2


class AlliancePainter(Painter):
    """See the contract."""

    slug = "alliance"
    look = LOOK
    rules_pages = len(SENTENCES)
    unshown = TABLE
    unshown_in_hand = HAND

    def table(self, view: AllianceView, people: Sequence[Person], words: Words) -> Image.Image:
        """The public table; a finished game shows its result."""
        if view.over:
            return self.result(view, people, words)
        canvas = Canvas()
        if view.phase == "distribute":
            right = words("alliance-bar-distribute")
        else:
            right = words("alliance-bar-trick", trick=str(trick_number(view)))
        mode = words(f"alliance-option-mode-{view.s.mode}")
        if any(view.s.battalions):
            black, red = (str(n) for n in view.s.battalions)
            mode = f"{words('alliance-battalion')} {words('alliance-battalions', black=black, red=red)}"
        canvas.top_bar(words("alliance-title"), words.other("alliance-title"), right=right, middle=mode)
        high = BOTTOM - TOP
        canvas.mat(20 + PANEL_WIDTH - 28, TOP, theme.WIDTH - 2 * (PANEL_WIDTH - 8), high, 56)
        for seat in view.s.order:
            panel(canvas, view, seat, names(people), words)
        if view.phase == "distribute":
            distribution(canvas, view, words)
            return canvas.image
        played(canvas, view, words)
        middle(canvas, view, words)
        return canvas.image

    def hand(self, view: AllianceView, people: Sequence[Person], words: Words) -> Image.Image:
        """The private hand."""
        return hand.paint(view, names(people), words).image

    def result(self, view: AllianceView, people: Sequence[Person], words: Words) -> Image.Image:
        """Court cards and points of everyone, totals of the teams."""
        return result.paint(view, names(people), words).image

    def rules(self, page: int, words: Words) -> Image.Image:
        """A rules page."""
        return rules_pages.paint(page, words).image

    def emblem(self, size: int) -> Image.Image:
        """A crown among the six suits."""
        return rules_pages.emblem(size)


def place(view: AllianceView, seat: int) -> tuple[bool, int, int]:
    """Whether a seat is on the left, and the middle and height of its row.

    Clockwise, as seen from above: up the left side, down the right one.
    """
    n, at = view.seats, list(view.s.order).index(seat)
    left = ROWS[n]
    rows = left if at < left else n - left
    row = left - 1 - at if at < left else at - left
    step = (BOTTOM - TOP) // max(rows, 1)
    return at < left, TOP + step * row + step // 2, min(step, 250)


def slot(view: AllianceView, seat: int) -> tuple[int, int]:
    """The corner of a seat's card in the trick."""
    left, y, _ = place(view, seat)
    wide = CARD
    x = 20 + PANEL_WIDTH + 14 if left else theme.WIDTH - 20 - PANEL_WIDTH - 14 - wide
    return x, y - cards.card_height(wide) // 2


def panel(canvas: Canvas, view: AllianceView, seat: int, names: Sequence[str], words: Words) -> None:
    """Suit, name, team, hand, pile, marker, court cards won, and the card of the last trick."""
    left, middle_y, high = place(view, seat)
    turn = view.phase == "play" and seat in view.waiting
    tall = min(204, high - 12)
    x, y = (20 if left else theme.WIDTH - 20 - PANEL_WIDTH), middle_y - tall // 2
    front, quiet = (theme.INK, theme.GOLD_TEXT) if turn else (theme.CREAM, theme.QUIET)
    canvas.box(x, y, PANEL_WIDTH, tall, 20, theme.GOLD if turn else theme.PANEL)
    if not turn:
        canvas.outline(x, y, PANEL_WIDTH, tall, 20, 2, theme.PANEL_LINE)
    suit_disc(canvas, x + 46, y + 44, 62, view.s.suits[seat])
    canvas.text(x + 88, y + 44, text.name(names[seat]), size=35, colour=front, room=PANEL_WIDTH - 104, least=28)
    line, at = y + 108, float(x + 16)
    if team_game(view):
        team = colour(view, seat)
        at += team_pill(canvas, at, line - 21, team, words(f"alliance-team-{team}")) + 14
    if view.phase != "distribute":
        canvas.sprite(cards.back(30, 42), at, line - 21)
        at += 38 + canvas.text(at + 38, line, str(len(view.s.hands[seat])), size=36, colour=front) + 16
        pile(canvas, at, line - 18, 30, not view.s.pile_empty[seat], quiet)
        at += 52
        if view.s.rebuilt[seat]:
            canvas.disc(at + 20, line, 42, theme.CREAM)
            canvas.text(at + 20, line, words("alliance-marker"), size=28, colour=theme.INK, align="m")
            at += 48
    if view.phase == "distribute":
        return
    line = y + 168
    won = str(len(view.s.won[seat]))
    canvas.shape("crown", x + 38, line, 42, theme.GOLD_TEXT if turn else theme.CREAM)
    at = x + 70 + canvas.text(x + 70, line, won, size=44, colour=front) + 10
    at += canvas.text(at, line + 2, words("alliance-won"), size=28, colour=quiet, room=90) + 12
    for k, shown in enumerate(view.s.shown):
        if shown == seat and FIRST_SPECIAL + k in view.s.removed:
            canvas.sprite(small(FIRST_SPECIAL + k, 38), at, line - 26)
            at += 42
    last_play(canvas, view, seat, x + PANEL_WIDTH - 16, y + tall - 8, quiet)


def last_play(canvas: Canvas, view: AllianceView, seat: int, right: int, foot: int, quiet: str) -> None:
    """What a seat played in the last trick, small; the winner's card is outlined."""
    found = [card for p, card, _ in plays(view, last=True) if p == seat]
    if not found or view.phase == "rebuild":
        return
    card = found[0]
    wide = 50
    high = cards.mini_height(wide)
    x, y = right - wide, foot - high
    if card == PASSED:
        canvas.text(x + wide / 2, y + high / 2, "–", size=34, colour=quiet, align="m")
        return
    canvas.sprite(cards.back(wide, high) if card == FACE_DOWN else small(card, wide), x, y)
    if seat == view.s.last_winner:
        canvas.glow(x, y, wide, high, theme.MINT, 4)


def played(canvas: Canvas, view: AllianceView, words: Words) -> None:
    """The cards of this trick before their players; while the table is cleaned up those of the last one."""
    last = view.phase == "rebuild"
    best = view.s.last_winner if last else view.s.best
    wide = CARD
    high = cards.card_height(wide)
    lead = NO_SEAT
    for seat, card, top in plays(view, last=last):
        x, y = slot(view, seat)
        if card == PASSED:
            canvas.sprite(cards.empty(wide), x, y)
            canvas.text(x + wide / 2, y + high / 2, words("alliance-pass"), size=34, align="m", room=wide - 16)
            continue
        lead = seat if lead == NO_SEAT else lead
        canvas.sprite(cards.back(wide) if card == FACE_DOWN else face(card, wide), x, y)
        if seat == best:
            canvas.glow(x, y, wide, high, theme.MINT, 6)
            canvas.badge(x + wide / 2, y + high - 44, words("alliance-best"), size=30, height=44)
        elif top:
            dark_pill(canvas, x + wide / 2, y + high - 42, words("alliance-top"))
    if last:
        return
    seat = view.waiting[0]
    x, y = slot(view, seat)
    canvas.turn_slot(x, y, wide, words("alliance-turn"), words.other("alliance-turn"))


def dark_pill(canvas: Canvas, x: float, y: float, word: str) -> None:
    """A quiet word on a card."""
    canvas.badge(x, y, word, size=26, height=38, fill=theme.PANEL, colour=theme.CREAM, line=theme.QUIET)


def middle(canvas: Canvas, view: AllianceView, words: Words) -> None:
    """The court card on offer with what is left, battalions, and what won the last trick."""
    cleaning = view.phase == "rebuild"
    court = view.s.last_court if cleaning else view.s.court
    wide = 168
    high = cards.card_height(wide)
    x, y = MIDDLE - wide // 2, 200
    label = "alliance-last" if cleaning else "alliance-offer"
    canvas.both(MIDDLE, 116, words(label), words.other(label), size=34, align="m", room=188)
    left = words("alliance-bar-left", left=str(len(view.s.courts)))
    canvas.text(MIDDLE, 162, left, size=32, colour=theme.QUIET, align="m", room=196)
    canvas.sprite(face(court, wide, cleaning), x, y)
    if not cleaning:
        canvas.glow(x, y, wide, high, theme.CREAM, 4)
        if view.s.made:
            canvas.badge(MIDDLE, y + high - 28, words("alliance-show-battalion"), size=32, height=48)
    line = y + high + 44
    if cleaning:
        suit_disc(canvas, MIDDLE, y + high / 2, 84, view.s.suits[view.s.last_winner], theme.MINT)
        canvas.text(MIDDLE, line, words("alliance-cleanup"), size=34, align="m", room=186, least=26)
        line += 62
    how = view.s.last_how
    if view.s.last_trick:
        line = last_line(canvas, view, line, how, words)
    if team_game(view) and view.seats == 6:
        canvas.text(MIDDLE, 676, words("alliance-battalion"), size=30, colour=theme.QUIET, align="m", room=200)
        black, red = (str(n) for n in view.s.battalions)
        canvas.text(MIDDLE, 718, words("alliance-battalions", black=black, red=red), size=32, align="m", room=188)


def last_line(canvas: Canvas, view: AllianceView, y: int, how: str, words: Words) -> int:
    """Who took the last court card, and by what."""
    if view.phase != "rebuild":
        canvas.text(MIDDLE, y, words("alliance-last"), size=30, colour=theme.QUIET, align="m", room=200)
        canvas.sprite(small(view.s.last_court, 60), MIDDLE - 78, y + 24)
        canvas.shape("right", MIDDLE + 2, y + 62, 22, theme.QUIET)
        suit_disc(canvas, MIDDLE + 52, y + 62, 60, view.s.suits[view.s.last_winner])
        y += 128
    if how in ("same_two", "punisher", "battalion"):
        word = words(f"alliance-show-{how}")
        canvas.paragraph(MIDDLE, y - 8, word, 204, size=30, colour=theme.MINT, align="m", most=2)
    return y


def distribution(canvas: Canvas, view: AllianceView, words: Words) -> None:
    """The special cards of both teams, and which team is ready."""
    canvas.text(MIDDLE, 116, words("alliance-bar-distribute"), size=36, align="m", room=440)
    canvas.text(MIDDLE, 162, words("alliance-distributing"), size=32, colour=theme.QUIET, align="m", room=440)
    wide = 112
    for team, y in ((0, 206), (1, 480)):
        ready = view.s.ready[team]
        for k in range(3):
            x = MIDDLE - wide // 2 + (k - 1) * (wide + 16)
            canvas.sprite(face(FIRST_SPECIAL + 3 * team + k, wide), x, y)
        used = team_pill(canvas, MIDDLE - 188, y + 180, team, words(f"alliance-team-{team}"), 52)
        word = words("alliance-ready" if ready else "alliance-deciding")
        colours = (theme.MINT, theme.INK, "") if ready else (theme.PANEL, theme.CREAM, theme.QUIET)
        canvas.pill(
            MIDDLE - 176 + used,
            y + 180,
            364 - used,
            52,
            word,
            size=34,
            fill=colours[0],
            colour=colours[1],
            line=colours[2],
        )


PAINTER = AlliancePainter()
