"""The hand in Arsène: the present trick, the own cards, and the five shops with the seats that would rob them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.families.tricks import best
from engine.games.arsene.state import ArseneState, ArseneView
from engine.games.arsene.terms import ASK, PLANS
from locales import Words
from render.games.arsene import LOOK
from render.games.arsene.narration import NARRATION, lying, shops_told, trump_told
from render.games.arsene.street import large_street, small_street, trump_line, visitors
from render.kit.drawing import theme
from render.kit.layout import Column, Node, Text
from render.kit.pages.hand import Hand
from render.kit.pieces.person import Person, names
from render.large.parts import Lines
from render.narration.halt import whose_turn
from render.narration.hands import own_cards
from render.narration.telling import Telling
from render.narration.tricks import answered, hand_of
from render.unshown import Unshown

UNSHOWN: Final = (Unshown("plans", "a plan is for the present trick", phases="flip over"),)

_PLAYING, _ROOMY = 1.0, 1.2
"""Scale of the shops beside the hand: below a trick, and without one."""


def shown(view: ArseneView, people: Sequence[Person], words: Words) -> Hand:
    """Return the content of the hand."""
    s, telling = view.s, Telling(view, names(people), words)
    playing = s.phase != "flip" and not view.over
    trick, leader = lying(s)
    laid = answered(replace(s, trick=trick, leader=leader), people, words, lambda cards: best(cards, s.trump))
    plain = tuple(replace(card, legal=None) for card in own_cards(replace(view, legal=()), words))
    return replace(
        hand_of(LOOK, view, people, words, ("", "", ""), own_cards(view, words) if s.phase == "play" else plain),
        wait=whose_turn(telling),
        trick=laid if playing else (),
        about=_about(view, words) if playing else ("", "", ""),
        beside=small_street(s.shops, visitors(s, people), _PLAYING if playing else _ROOMY),
        last_move=NARRATION.last_move(telling),
        remarks=() if view.over else tuple(_remarks(view, words)),
        large=lambda width: [] if view.over else _large(s, people, view, words, width),
    )


def _large(s: ArseneState, people: Sequence[Person], view: ArseneView, words: Words, width: float) -> list[Node]:
    """Return in large print the trumps, the shops, and the viewer's plan."""
    plan = s.plans[view.me]
    told = words(f"arsene-settled-{PLANS[plan]}") if plan and s.phase != "flip" else ""
    return [*large_street(s, people, words, width), *([Lines(width, told, 40, colour=theme.MINT)] if told else [])]


def _remarks(view: ArseneView, words: Words) -> Iterator[str]:
    """Yield the trumps, the shops with the seats before them, and the viewer's plan."""
    s = view.s
    if s.place:
        yield trump_told(s, words)
    yield shops_told(s, words)
    if s.phase != "flip":
        yield words("arsene-alt-count", tricks=words.listed(list(map(str, s.count))))
        if s.plans[view.me] != ASK:
            yield words("arsene-event-planned", plan=words(f"arsene-plan-{PLANS[s.plans[view.me]]}"))


def _about(view: ArseneView, words: Words) -> Node:
    """Return trumps, and the plan."""
    plan = view.s.plans[view.me]
    told = [Text(words(f"arsene-settled-{PLANS[plan]}"), 26, theme.MINT)] if plan else []
    return Column(trump_line(view.s, words, 32), *told, gap=10)
