"""The result of TTP: every player's deals and the poker hand of the last one."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.ttp.state import TTPView
from engine.games.ttp.terms import five_of
from locales import Words
from render.games.ttp import LOOK
from render.games.ttp.drawings import minis
from render.games.ttp.narration import NARRATION, made
from render.kit.layout import Icon, Item, Node, Row, Text
from render.kit.person import Person, names
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result
from render.narration.cards import cards_spoken
from render.narration.telling import Telling


def shown(view: TTPView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s = view.s
    order = sorted(range(view.seats), key=lambda p: (-s.totals[p], -s.best[p]))
    rows = [Rank(Plaque(people[p], p), str(s.totals[p]), detail=_detail(view, p, words)) for p in order]
    return Result(
        LOOK,
        words("ttp-name"),
        words("ttp-reconstructed"),
        NARRATION.state_line(Telling(view, names(people), words)),
        tuple(rows),
        len(s.winners),
        words("tricks-win"),
        words("tricks-unit", count=s.totals[order[0]]),
        NARRATION.story(s, words),
    )


def _detail(view: TTPView, p: int, words: Words) -> Item:
    """Return how often the seat had the strongest hand, and its hand of the last deal with its name."""
    s = view.s
    often, hand = words("ttp-alt-best", count=s.best[p]), made(s.seven(p), words)
    five = words("spoken-marked", card=hand, mark=cards_spoken(five_of(s.seven(p)), words))

    def made_at(k: float) -> Node:
        size = min(28, round(26 * k))
        name = Text(hand, size, quiet=True)
        cards = minis(five_of(s.seven(p)), round(32 * k), 29 * k)
        return Row(Icon("crown", size), Text(str(s.best[p]), size), cards, name, gap=8 * k)

    return Item(made_at, (words.listed([often, five]), words.listed([often, hand])))
