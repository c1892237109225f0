"""A picture as it is heard: the values that the kit draws, read aloud in the order in which one looks at them.

A game gives the same value to both (``shown`` in its ``table``, ``hand`` and ``result``). Whatever is no value of the
kit, because the game draws it itself, is told by the ``remarks`` beside it. The words are in ``spoken.ftl``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.core.cards import card
from engine.core.state import NO_SEAT
from locales import Words
from render.kit import layout
from render.kit.layout import Item, Told
from render.kit.pages.hand import Hand, HandCard
from render.kit.pages.result import Rank, Result
from render.kit.pages.table import Table
from render.kit.pages.trick_table import TrickTable
from render.kit.plaque import Plaque
from render.narration.cards import card_spoken, seat_number
from render.narration.lengths import ALT_LIMIT, first_fitting

_LEGS: Final = (99, 8, 4, 1)
"""The number of legs of a result, the latest ones, from all to what always has room."""
_CUTS: Final = range(10)
"""The steps by which a description gets shorter until it has room: 0 is the whole."""
_BRIEF: Final = 3
"""The step from which the numbers of cards are told without a word."""
_GAP: Final = re.compile("　|  +| · ")
"""What parts two facts of a line of a picture."""
_SUITS: Final = {"♠": "S", "♥": "H", "♣": "C", "♦": "D"}
_CARD: Final = re.compile(f"([{''.join(_SUITS)}])(A|[2-9]|10|J|Q|K)")
"""A card of a label, by the sign of its suit."""


def held(number: int, words: Words) -> Item:
    """Return the number of cards in hand, for the status line of a plaque."""
    return layout.held(number, words("spoken-held", number=str(number)))


def stacked(number: int, words: Words) -> Item:
    """Return the number of tricks won, for the status line of a plaque."""
    return layout.stacked(number, words("spoken-won", number=str(number)))


def figure(text: str, words: Words) -> str:
    """Return figures and cards of a picture as they are said: −12 as minus 12, ♠J as J of spades."""
    said = text.replace("−", words("spoken-minus"))
    return _CARD.sub(lambda found: card_spoken(card(_SUITS[found[1]] + found[2]), words), said)


def said(told: Told, cut: int = 0) -> str:
    """Return a text, or of several the one that is ``cut`` steps shorter than the longest."""
    return told if isinstance(told, str) else told[min(cut, len(told) - 1)]


def player(plaque: Plaque, words: Words, *more: str, cut: int = 0) -> str:
    """Return a sentence with the seat, the name and every fact of a plaque, then ``more`` facts."""
    team = (plaque.team.told or plaque.team.word) if plaque.team else ""
    done = (plaque.done_told or _low(plaque.done, words)) if plaque.done else ""
    dealer = (plaque.dealer_told or words("spoken-dealer")) if plaque.dealer else ""
    items, remarks = ([said(told, cut) for told in those] for those in (_items(plaque), plaque.remarks))
    facts = [team, *items, _score(plaque, words, cut), done, dealer, *remarks]
    told, number = words.listed([fact for fact in (*facts, *more) if fact]), str(plaque.seat + 1)
    key = "spoken-player" if told else "spoken-player-bare"
    return words(key, number=number, name=plaque.who.name, facts=told)


def _items(plaque: Plaque) -> tuple[Told, ...]:
    return tuple(item.told for item in plaque.items)


def _score(plaque: Plaque, words: Words, cut: int) -> str:
    if isinstance(plaque.score, Item):
        return said(plaque.score.told, cut)
    if plaque.score and plaque.unit:
        return words("spoken-score-unit", number=figure(plaque.score, words), unit=plaque.unit)
    return words("spoken-total", number=figure(plaque.score, words)) if plaque.score else ""


def table_told(table: TrickTable | Table, words: Words, limit: int = ALT_LIMIT) -> str:
    """Return a table in ``limit`` characters: its state, the seats to move, the trick, the remarks, the players."""
    return first_fitting((_table(table, cut, words) for cut in _CUTS), limit)


def _table(table: TrickTable | Table, cut: int, words: Words) -> str:
    trick = [] if isinstance(table, Table) else _tricks(table, cut, words)
    asked = [seat_number(plaque.seat, words) for plaque in table.seats if plaque.turn]
    lines = [
        _title(table, words),
        words("spoken-turn", seats=words.join(asked)) if asked else "",
        *trick[:1],
        *(said(remark, cut) for remark in table.remarks),
        *trick[1:],
        *(player(plaque, words, cut=cut) for plaque in table.seats),
    ]
    return "\n".join(filter(None, lines))


def _title(shown: TrickTable | Table | Result, words: Words) -> str:
    key = "spoken-title-called" if shown.title.endswith(("!", "?")) else "spoken-title"
    told = shown.right_told if isinstance(shown, Table) else ""
    return words(key, title=shown.title, right=told or _heard(shown.right, words))


def _heard(text: str, words: Words) -> str:
    """Return a line of a picture as it is said: 3 / 4 as 3 of 4, gaps and dots as commas."""
    spoken = re.sub(r"(\d+) / (\d+)", lambda of: words("spoken-of", part=of[1], whole=of[2]), figure(text, words))
    return words.listed(_GAP.split(spoken))


def _low(word: str, words: Words) -> str:
    """Return a word of a picture, never a name, as it is inside a sentence."""
    return word[:1].lower() + word[1:] if words.language.lowers else word


def _sentence(text: str, words: Words) -> str:
    """Return a line of a picture with a full stop."""
    return text if text.endswith(("。", ".", "!", "！", "?", "？")) else words("spoken-sentence", text=text)


def _tricks(table: TrickTable, cut: int, words: Words) -> list[str]:
    """Return the trick so far, and the trick before."""
    seats = [plaque.seat for plaque in table.seats]
    now, before = (
        [(seats[one.seat], said(one.told, cut) or one.mark) for one in those] for those in (table.played, table.last)
    )
    best, last = (NO_SEAT if at == NO_SEAT else seats[at] for at in (table.best, table.last_winner))
    empty = words("spoken-no-trick") if table.to_play != NO_SEAT else ""
    return [
        trick_told("spoken-trick", now, best, words) or empty,
        trick_told("spoken-last", before, last, words),
    ]


def trick_told(key: str, played: Sequence[tuple[int, str]], winner: int, words: Words) -> str:
    """Return cards played, each with its seat, in the sentence ``key``, then the winner; "" for no cards."""
    if not played:
        return ""
    told = words(key, leader=seat_number(played[0][0], words), cards=words.listed([card for _, card in played]))
    if winner == NO_SEAT:
        return told
    return words.sentences([told, words(f"{key}-winner", seat=seat_number(winner, words))])


def hand_told(hand: Hand, words: Words, asked: str = "", limit: int = ALT_LIMIT) -> str:
    """Return a hand in ``limit`` characters: the trick, the remarks, the numbered cards, what the viewer may do.

    ``asked`` is the question to the viewer; without one it is the task or the person waited for.
    """
    return first_fitting((_hand(hand, cut, words, asked) for cut in _CUTS), limit)


def _hand(hand: Hand, cut: int, words: Words, asked: str) -> str:
    best = next((shown.seat for shown in hand.trick if shown.best), NO_SEAT)
    lines = [
        trick_told("spoken-trick", [(shown.seat, said(shown.told, cut)) for shown in hand.trick], best, words),
        *(said(remark, cut) for remark in hand.remarks),
        _cards(hand, cut, words),
        _asked(hand, words, asked),
    ]
    return "\n".join(filter(None, lines))


def _asked(hand: Hand, words: Words, asked: str) -> str:
    """Return the question with the cards that may be chosen; without one the task or the person waited for."""
    if asked:
        return words.sentences([figure(asked, words), *_playable(hand, words)])
    return _sentence(hand.task or hand.wait, words) if hand.task or hand.wait else ""


def _cards(hand: Hand, cut: int, words: Words) -> str:
    if not hand.cards:
        return "" if hand.own or not hand.empty else _sentence(hand.empty, words)
    cards = words.listed([_card(card, hand, cut, words) for card in hand.cards])
    return words("tricks-hand", seat=str(hand.seat + 1), cards=cards)


def _card(card: HandCard, hand: Hand, cut: int, words: Words) -> str:
    numbered, told = hand.numbers and not hand.over and card.number, said(card.told, cut)
    key = "tricks-numbered" if cut < _BRIEF else "spoken-numbered"
    told = words(key, number=str(card.number), card=told) if numbered else told
    if not card.mark or card.mark.endswith("?") or hand.over:  # "?": what the name of a card tells anyway
        return told
    return words("spoken-marked", card=told, mark=_low(figure(card.mark, words), words))


def _playable(hand: Hand, words: Words) -> tuple[str, ...]:
    """Return the numbers of the cards that may be chosen, by kind of move; nothing if all may, or none."""
    if hand.playable:
        return hand.playable
    allowed = [str(card.number) for card in hand.cards if card.legal and card.number]
    if len(allowed) in (0, len(hand.cards)):
        return ()
    return (words("tricks-playable", numbers=words.join(allowed)),)


def result_told(result: Result, words: Words) -> str:
    """Return a result: its state, the winners, the story, everybody's total and legs, the remarks."""
    return first_fitting(_result(result, cut, words) for cut in _CUTS)


def _result(result: Result, cut: int, words: Words) -> str:
    lines: Iterable[str] = [
        _title(result, words),
        _winners(result, words),
        *(_sentence(_story(line, result, words), words) for line in result.story),
        *(player(row.seat, words, *_row(row, result, cut, words), cut=cut) for row in result.rows),
        *(said(remark, cut) for remark in result.remarks),
    ]
    return "\n".join(filter(None, lines))


def _story(line: str, result: Result, words: Words) -> str:
    """Return a line of the story as it is said; the names in it stay as they are."""
    called = "|".join(re.escape(row.seat.who.name) for row in result.rows)
    parts = re.split(f"(?<![{''.join(_SUITS)}])({called})", line)
    return "".join(part if k % 2 else _heard(part, words) for k, part in enumerate(parts))


def _winners(result: Result, words: Words) -> str:
    """Return who has won, or the word of the result that no player has."""
    winners = [row.seat.who.name for row in result.rows[: result.winners]]
    if not winners:
        return words("spoken-sentence", text=result.win)
    return words("spoken-winner", win=result.win, names=words.join(winners))


def _row(row: Rank, result: Result, cut: int, words: Words) -> Iterator[str]:
    if row.total_told:
        yield row.total_told
    elif row.total:
        yield words("spoken-total", number=figure(row.total, words))
    yield _low(_heard(row.note, words), words)
    yield said(row.detail.told, cut) if isinstance(row.detail, Item) else ""
    legs = [figure(str(leg).replace("-", "−"), words) for leg in row.legs]
    most = _LEGS[min(cut, len(_LEGS) - 1)]
    counted = not result.kinds or all(map(str.isdigit, result.heads))
    if heads := result.heads_told or (() if counted else result.heads):
        told = [words("spoken-leg", head=head, leg=leg) for head, leg in zip(heads, legs, strict=True)]
        yield words.listed(told if result.kinds else told[-most:])
    elif len(legs) > 1:
        key = "spoken-legs" if most >= len(legs) else "spoken-last-legs"
        yield words(key, leg=result.leg, legs=words.listed(legs[-most:]))
