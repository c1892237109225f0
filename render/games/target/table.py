"""The table of Target: rings round the target, on which a card's distance from the middle is its distance in number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.core.cards import RANKS
from engine.core.state import NO_CARD, NO_SEAT
from engine.games.target.state import TargetState, TargetView
from engine.games.target.terms import ALL, distance, taken_by
from engine.games.target.terms import by_suit as cards_by_suit
from locales import Words
from render.games.target import LOOK
from render.games.target.drawings import bank, by_suit, radius, rings, spot, targets
from render.games.target.narration import NARRATION, away, card_away, mode
from render.kit import plaque
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box, ring
from render.kit.drawing.ink import lay_opaque
from render.kit.layout import Column, Item, Node, Picture, Row, Text, Told
from render.kit.pages.table import Table, strip
from render.kit.pages.trick_table import BAND, TrickTable, card_face, last_trick, small_face, two_lines
from render.kit.pieces import cards
from render.kit.pieces.person import Person, names
from render.kit.plaque import TAB, Plaque, tabs
from render.large.parts import Flow, Lines, laid, lit, sign
from render.narration.cards import card_short, card_spoken, cards_spoken, seat_number, suit_name, turn_word
from render.narration.spoken import held, trick_told
from render.narration.telling import Telling
from render.narration.tricks import in_turn, nth, trick_labels
from render.unshown import Unshown

UNSHOWN: Final = (
    Unshown("reshuffles", "told when it happens, and seen by the pile"),
    Unshown("pile", "its order means nothing", partly=True),
    Unshown("thrown", "told when it happens; the discard pile shows them", phases="choose_target play"),
    Unshown("target", "there is none just now", phases="choose_target discard", partly=True),
    Unshown("hands deck pile leader target", "the outcome is told", phases="over"),
    Unshown("last_trick", "of the last round only the card that took the target is told", phases="over", partly=True),
    Unshown("far_pool", "agreed in the lobby", phases="over"),
    Unshown("goal", "the winner's targets", phases="over"),
    Unshown("winners", "the first of the rows has won", phases="over"),
    Unshown("scores", "the targets won tell them", phases="over", partly=True),
)

_MIDDLE: Final = theme.WIDTH / 2
_TOP: Final = theme.BAR_HEIGHT + 2
_BOTTOM: Final = theme.TABLE_HEIGHT - BAND
_HEART: Final = (_TOP + _BOTTOM) / 2
"""The middle of the target, px."""
_PLAQUE: Final = 286
_TABLE: Final = Box(16, _TOP, theme.WIDTH - 32, _BOTTOM - _TOP)
_BAND_ROOM, _BAND_GAP = theme.WIDTH - 52, 22
_BAND_SIZES: Final = ((52, 30), (46, 28), (46, 26), (40, 26), (40, 24), (36, 24), (36, 22), (32, 20))
"""Widths of the cards of the last round with the minimum size of the numbers in the pile, from the largest on, px."""
_CARD: Final = 66
"""Width of the cards on the rings, px; up to ``_FEW`` and up to four are larger."""
_FEW: Final = 3
_DUEL, _LANTERNS = 2, (13.75, 86.25)
"""With so many seats lanterns hang over the plaques: their middles in hundredths of the width."""
_MANY: Final = 5
"""With more seats than this the deck is beside the rings: the strip has no room for its word."""
_FREE: Final = 9
"""The distance of the place for the player who is to play."""
_FAN: Final = {1: (0,), 2: (-36, 36), 3: (-62, 0, 62)}
"""By seats at one side: the directions of their cards, degrees from the level."""


def shown(view: TargetView, people: Sequence[Person], words: Words) -> Table:
    """Return the content of the table: the cards to name one of, or the round on the rings; while all discard, the
    round just played."""
    return Table(
        LOOK,
        *words.both("target-title"),
        NARRATION.state_line(Telling(view, names(people), words)),
        tuple(_plaque(view, p, who, words) for p, who in enumerate(people)),
        lambda canvas, seats: _draw(canvas, view, seats, words),
        tuple(_remarks(view, words)),
        _last_move(view.s, people, words),
        mover=_mover(view.s, view.seats),
        large=lambda width: _large(view, people, words, width),
    )


def _large(view: TargetView, people: Sequence[Person], words: Words, width: float) -> list[Node]:
    """Return in large print the target and the round with the distances, or the candidates; then deck and goal."""
    s = view.s
    if s.phase == "choose_target":
        parts: list[Node] = [laid(width, [card_face(c)(130) for c in s.revealed])]
    else:
        past = s.phase == "discard"
        target, trick = (s.last_target, s.last_trick) if past else (s.target, s.trick)
        leader = s.last_leader if past else s.leader
        best = taken_by(target, trick, s.far_pool) if trick else NO_CARD
        shown = [Row(Text(words("target-title"), 36, quiet=True), lit(card_face(target)(110)), gap=12)]
        for k, c in enumerate(trick):
            seat, glow = (leader + k) % view.seats, k == best
            face = small_face(c)(84)
            away_ = Text(away(target, c, words), 38, theme.MINT if glow else "")
            shown.append(Row(sign(people[seat], seat), lit(face) if glow else Picture(face), away_, gap=10))
        parts = [Flow(width, shown, gap=30)]
    goal = words(f"target-alt-goal{'' if s.far_pool == ALL else '-same_suit'}", goal=str(s.goal))
    pile = words("target-alt-pile-short", deck=str(len(s.deck)), count=len(s.pile))
    return [*parts, Lines(width, pile, 36, quiet=True), Lines(width, goal, 36, quiet=True)]


def _remarks(view: TargetView, words: Words) -> Iterator[Told]:
    """Yield the candidates or the round, the round before, the deck and the discard pile, the goal."""
    s = view.s
    if s.phase == "choose_target":
        yield words("target-alt-candidates", cards=cards_spoken(s.revealed, words))
    elif s.phase == "play":
        at = (s.leader + taken_by(s.target, s.trick, s.far_pool)) % view.seats if s.trick else NO_SEAT
        yield words("target-alt-target", target=card_spoken(s.target, words))
        yield trick_told("spoken-trick", _lying(s.target, s.trick, s.leader, view.seats, words), at, words)
        if not s.trick and view.waiting:
            yield words("spoken-no-trick")
    if s.last_trick:
        taken = {"target": card_spoken(s.last_target, words), "seat": seat_number(s.last_winner, words)}
        yield words(f"target-alt-last-{mode(s.last_target, s.last_trick)}", **taken)
        rings = s.last_target if s.phase == "discard" else NO_CARD
        played = _lying(rings, s.last_trick, s.last_leader, view.seats, words)
        yield trick_told("target-alt-played", played, NO_SEAT, words)
    deck = {"deck": str(len(s.deck)), "count": len(s.pile)}
    yield words("target-alt-pile", cards=_by_suit(s.pile, words), **deck), words("target-alt-pile-short", **deck)
    yield words(f"target-alt-goal{'' if s.far_pool == ALL else '-same_suit'}", goal=str(s.goal))


def _lying(target: int, trick: Sequence[int], leader: int, seats: int, words: Words) -> list[tuple[int, str]]:
    """Return the cards of a round with their seats and their distances from the target; NO_CARD: without these."""
    cards = [card_spoken(c, words) if target == NO_CARD else card_away(target, c, words) for c in trick]
    return [((leader + k) % seats, card) for k, card in enumerate(cards)]


def won_told(won: Sequence[int], words: Words) -> str:
    """Return targets won."""
    return words("target-alt-won", count=len(won), cards=_by_suit(won, words))


def _by_suit(cards: Sequence[int], words: Words) -> str:
    """Return cards suit by suit: spades A 3, hearts Q."""
    return words.listed(
        [
            words("target-alt-suit", suit=suit_name(suit, words), ranks=" ".join(RANKS[r] for r in ranks))
            for suit, ranks in cards_by_suit(cards).items()
        ]
    )


def _draw(canvas: Canvas, view: TargetView, seats: Sequence[Plaque], words: Words) -> None:
    s = view.s
    if s.phase == "discard":
        _round(canvas, view, s.last_target, s.last_trick, s.last_leader, words)
    else:
        _round(canvas, view, s.target, s.trick, s.leader, words)
    for seat, (box, _) in zip(seats, places(view.seats), strict=True):
        plaque.draw(canvas, *box, seat)
    if view.seats > _MANY:
        _deck(canvas, s)
    strip(canvas, BAND, lambda sizes: _band(view, seats, words, sizes), _BAND_SIZES)


def _deck(canvas: Canvas, s: TargetState) -> None:
    """Draw the deck beside the foot of the rings, where no card lies."""
    deck = Row(Picture(cards.back(34, 48)), Text(str(len(s.deck)), 38), gap=10)
    deck.place(canvas, _PLAQUE + 30, _BOTTOM - 34 - deck.height / 2, deck.want)


def places(seats: int) -> list[tuple[Box, float]]:
    """Return by seat the box of its plaque and the direction of its card, degrees; clockwise from the lower left."""
    left, out = seats // 2, list[tuple[Box, float]]()
    for p, box in enumerate(ring(seats, _TABLE, _PLAQUE).seats):
        count, row = (left, left - 1 - p) if p < left else (seats - left, p - left)
        high = min(168.0, box.height - TAB - 14)
        plate = box.below((box.height - high + TAB - 8) / 2).head(high)
        degrees = float(_FAN[count][row])
        out.append((plate, 180 - degrees if p < left else degrees))
    return out


def _round(canvas: Canvas, view: TargetView, target: int, trick: Sequence[int], leader: int, words: Words) -> None:
    """Draw the rings with everything on them."""
    s, n, at = view.s, view.seats, taken_by(target, trick, view.s.far_pool) if trick else NO_SEAT
    if not canvas.look.plain:
        lanterns = _LANTERNS if n == _DUEL else ()
        lay_opaque(canvas.image, bank(theme.WIDTH, round(_BOTTOM - _TOP), 3.4, 5.4, lanterns), 0, round(_TOP))
    rings(canvas, _MIDDLE, _HEART, marked=distance(target, trick[at]) if trick else -1)
    if target == NO_CARD:
        _choice(canvas, s.revealed, theme.GOLD if view.waiting else "")
        return
    canvas.card(card_face(target)(116 if n <= _FEW else 92 if n < 5 else 78), _MIDDLE, _HEART)
    ways, wide = [way for _, way in places(n)], 84 if n <= _FEW else 72 if n < 5 else _CARD
    high = cards.card_height(wide)
    lying = [
        (c, *spot(_MIDDLE, _HEART, ways[(leader + k) % n], radius(distance(target, c)))) for k, c in enumerate(trick)
    ]
    for k, (c, x, y) in enumerate(lying):
        canvas.card(card_face(c)(wide), x, y, 0, theme.MINT if k == at else "")
    for k, (c, x, y) in enumerate(lying):
        fill, colour = (theme.MINT, theme.INK) if k == at else (canvas.look.panel, theme.CREAM)
        told = away(target, c, words)
        canvas.badge(x, y + high / 2 - 17, told, size=26, height=30, fill=fill, colour=colour, most=wide + 18)
    if s.phase == "play" and view.waiting:
        x, y = spot(_MIDDLE, _HEART, ways[view.waiting[0]], radius(_FREE))
        canvas.place(x, y, wide, high, theme.GOLD)
        canvas.text(x, y, nth(len(trick) + 1, words), size=26, colour=theme.GOLD, align="m", room=wide - 18, least=20)


def _choice(canvas: Canvas, revealed: Sequence[int], edge: str) -> None:
    """Draw the three cards of which one becomes the target, in gold while a player is to name it."""
    for k, c in enumerate(revealed):
        canvas.card(card_face(c)(116), _MIDDLE + (k - 1) * 134, _HEART, (4, 0, -4)[k], edge, 4)


def _plaque(view: TargetView, p: int, who: Person, words: Words) -> Plaque:
    s = view.s
    choosing, turn = s.phase == "discard", (p - s.leader) % view.seats
    word, won = words("target-choosing") if choosing else turn_word(words), s.won[p]
    return Plaque(
        who,
        p,
        (held(len(s.hands[p]), words), Item(lambda k: targets(won, round(36 * k), 134 * k))),
        Item(lambda k: Text(str(len(won)), round(44 * k)), won_told(won, words)),
        **tabs(view, p, word, words("target-chosen") if choosing else ""),
        seal=str(turn + 1) if turn < len(s.trick) or choosing else "",
        dealer="*dealer" if p == s.leader else "",
        dealer_told=words("spoken-started"),
    )


def _band(view: TargetView, seats: Sequence[Plaque], words: Words, sizes: tuple[int, int]) -> Node:
    """Return the round before, the number of cards left, the goal of the game, and the discard pile."""
    size, least = sizes
    parts = _band_parts(view, seats, words, size)
    pile = by_suit(view.s.pile, _BAND_ROOM - sum(part.want + _BAND_GAP for part in parts), least)
    return Row(*parts, pile, gap=_BAND_GAP)


def _band_parts(view: TargetView, seats: Sequence[Plaque], words: Words, size: int) -> list[Node]:
    s, parts = view.s, list[Node]()
    if s.last_trick:
        shown = TrickTable(
            LOOK,
            *("", "", ""),
            tuple(replace(seat, seal="") for seat in seats),  # of the round in play
            trick_labels(words),
            last=tuple(in_turn(s.last_trick, s.last_leader, view.seats, words, small_face)),
            last_winner=s.last_winner,
            last_prize=small_face(s.last_target),
        )
        parts.append(Row(two_lines(words("target-last")), last_trick(shown, size), gap=14))
    pile, goal = words("target-pile", count=str(len(s.pile))), words("target-goal", goal=str(s.goal))
    lines = [goal] + [words("target-same-suit")] * (s.far_pool != ALL)
    if view.seats > _MANY:
        return [*parts, Column(two_lines(pile), *(Text(line, 26, quiet=True) for line in lines), gap=0)]
    lines = [words("target-deck", count=str(len(s.deck))), pile, *lines]
    return [*parts, Column(*(Text(line, 23 if len(lines) > 3 else 26, quiet=True) for line in lines), gap=0)]


def _mover(s: TargetState, seats: int) -> int:
    """Return the seat of the last move: it played, named the target, or took the one before."""
    if s.trick:
        return (s.leader + len(s.trick) - 1) % seats
    return s.leader if s.target != NO_CARD else s.last_winner if s.last_trick else NO_SEAT


def _last_move(s: TargetState, people: Sequence[Person], words: Words) -> str:
    """Return the card played last, the target as it was named, or the taker of the one before; "" before the first."""
    seat = _mover(s, len(people))
    if seat == NO_SEAT:
        return ""
    name = people[seat].name
    if s.trick:
        return words("tricks-played", card=card_short(s.trick[-1], words), name=name)
    if s.target != NO_CARD:
        return words("target-named", name=name, card=card_short(s.target, words))
    key = f"target-took-{mode(s.last_target, s.last_trick)}"
    return words(key, name=name, card=card_short(s.last_target, words))
