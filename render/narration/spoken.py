"""A picture as it is heard: the values that the kit draws, read aloud in the order in which one looks at them.

A game gives the same value to both (``shown`` in its ``table``, ``hand`` and ``result``). Whatever is no value of the
kit, because the game draws it itself, is told by the ``remarks`` beside it. The words are in ``spoken.ftl``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.core.state import NO_SEAT
from locales import Words
from render.kit import layout
from render.kit.hand import Hand, HandCard
from render.kit.layout import Item
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result
from render.kit.table import Table
from render.kit.trick_table import TrickTable
from render.narration.cards import seat_number
from render.narration.lengths import first_fitting

_LEGS: Final = (99, 8, 4, 1)
"""The number of legs of a result, the latest ones, from all to what always has room."""


def held(number: int, words: Words) -> Item:
    """Return the number of cards in hand, for the status line of a plaque."""
    return layout.held(number, words("spoken-held", number=str(number)))


def stacked(number: int, words: Words) -> Item:
    """Return the number of tricks won, for the status line of a plaque."""
    return layout.stacked(number, words("spoken-won", number=str(number)))


def figure(text: str, words: Words) -> str:
    """Return a figure of a picture as it is said: −12 as minus 12."""
    return text.replace("−", words("spoken-minus"))


def player(plaque: Plaque, words: Words, *more: str) -> str:
    """Return a line with the seat, the name and every fact of a plaque, then ``more`` facts."""
    team = plaque.team.word if plaque.team else ""
    dealer = (plaque.dealer_told or words("spoken-dealer")) if plaque.dealer else ""
    facts = [team, *(item.told for item in plaque.items), _score(plaque, words), plaque.done, dealer, *plaque.remarks]
    told, number = words.listed([fact for fact in (*facts, *more) if fact]), str(plaque.seat + 1)
    key = "spoken-player" if told else "spoken-player-bare"
    return words(key, number=number, name=plaque.who.name, facts=told)


def _score(plaque: Plaque, words: Words) -> str:
    if isinstance(plaque.score, Item):
        return plaque.score.told
    if plaque.score and plaque.unit:
        return words("spoken-score-unit", number=figure(plaque.score, words), unit=plaque.unit)
    return words("spoken-score", number=figure(plaque.score, words)) if plaque.score else ""


def table_told(table: TrickTable | Table, words: Words) -> str:
    """Return a table: its state, the seats to move, the trick, the remarks, the players."""
    trick = [] if isinstance(table, Table) else _tricks(table, words)
    asked = [seat_number(plaque.seat, words) for plaque in table.seats if plaque.turn]
    lines = [
        words("spoken-title", title=table.title, right=table.right),
        words("spoken-turn", seats=words.join(asked)) if asked else "",
        *trick[:1],
        *table.remarks,
        *trick[1:],
        *(player(plaque, words) for plaque in table.seats),
    ]
    return "\n".join(filter(None, lines))


def _tricks(table: TrickTable, words: Words) -> list[str]:
    """Return the trick so far, and the trick before."""
    now = [(one.seat, one.told or one.mark) for one in table.played]
    before = [(one.seat, one.told or one.mark) for one in table.last]
    empty = words("spoken-no-trick") if table.to_play != NO_SEAT else ""
    return [
        _trick("spoken-trick", now, table.best, words) or empty,
        _trick("spoken-last", before, table.last_winner, words),
    ]


def _trick(key: str, played: Sequence[tuple[int, str]], winner: int, words: Words) -> str:
    if not played:
        return ""
    told = words(key, leader=seat_number(played[0][0], words), cards=words.listed([card for _, card in played]))
    gap = "" if words.lang == "ja" else " "
    return f"{told}{gap}{words(f'{key}-winner', seat=seat_number(winner, words))}" if winner != NO_SEAT else told


def hand_told(hand: Hand, words: Words, asked: str = "") -> str:
    """Return a hand: the trick, the remarks, the cards with their numbers, and what the viewer may do.

    ``asked`` is the question to the viewer; without one it is the task or the person waited for.
    """
    best = next((shown.seat for shown in hand.trick if shown.best), NO_SEAT)
    lines = [
        _trick("spoken-trick", [(shown.seat, shown.told) for shown in hand.trick], best, words),
        *hand.remarks,
        _cards(hand, words),
        " ".join(filter(None, (asked, _playable(hand, words)))) if asked else hand.task or hand.wait,
    ]
    return "\n".join(filter(None, lines))


def _cards(hand: Hand, words: Words) -> str:
    if not hand.cards:
        return "" if hand.own else hand.empty
    cards = words.listed([_card(card, hand, words) for card in hand.cards])
    return words("tricks-hand", seat=str(hand.seat + 1), cards=cards)


def _card(card: HandCard, hand: Hand, words: Words) -> str:
    numbered = hand.numbers and not hand.over and card.number
    told = words("tricks-numbered", number=str(card.number), card=card.told) if numbered else card.told
    return words("spoken-marked", card=told, mark=card.mark) if card.mark and not hand.over else told


def _playable(hand: Hand, words: Words) -> str:
    """Return the numbers of the cards that may be chosen; "" if all may, or none."""
    allowed = [str(card.number) for card in hand.cards if card.legal and card.number]
    if len(allowed) in (0, len(hand.cards)):
        return ""
    return words("tricks-playable", numbers=words.join(allowed))


def result_told(result: Result, words: Words) -> str:
    """Return a result: its state, the winners, the story, everybody's total and legs, the remarks."""
    return first_fitting(_result(result, legs, words) for legs in _LEGS)


def _result(result: Result, legs: int, words: Words) -> str:
    winners = [row.seat.who.name for row in result.rows[: result.winners]]
    lines: Iterable[str] = [
        words("spoken-title", title=result.title, right=result.right),
        words("spoken-winner", win=result.win, names=words.join(winners))
        if winners
        else words("spoken-sentence", text=result.win),
        *(words("spoken-sentence", text=figure(line, words)) for line in result.story),
        *(player(row.seat, words, *_row(row, result, legs, words)) for row in result.rows),
        *result.remarks,
    ]
    return "\n".join(filter(None, lines))


def _row(row: Rank, result: Result, most: int, words: Words) -> Iterator[str]:
    if row.total:
        yield words("spoken-total", number=figure(row.total, words))
    yield row.note
    yield row.detail.told if isinstance(row.detail, Item) else ""
    legs = [figure(str(leg).replace("-", "−"), words) for leg in row.legs]
    if result.kinds and not result.leg:
        yield words.listed([f"{head} {leg}" for head, leg in zip(result.heads, legs, strict=True)])
    elif len(legs) > 1:
        key = "spoken-legs" if most >= len(legs) else "spoken-last-legs"
        yield words(key, leg=result.leg or words("spoken-leg"), legs=words.listed(legs[-most:]))
    if row.extra:
        yield words("spoken-extra", number=str(row.extra))
