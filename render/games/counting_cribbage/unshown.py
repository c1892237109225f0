"""The parts of Counting Cribbage that its pictures and words leave out, with reasons (see ``render.unshown``)."""

from __future__ import annotations

from typing import Final

from render.unshown import Unshown

TABLE: Final = (
    Unshown("away extra", "everybody lays away the same number of cards"),
    Unshown("least peg_claim reshuffled shown_before", "what the rules and the log need"),
    Unshown("muggins", "an option of the table; what is asked follows from it"),
    Unshown("last_by last_series", "the series before is over"),
    Unshown("peg_gains", "told when it happens; the points hold it"),
    Unshown("behind", "the rear peg: the points before", "lay_away play declare respond claim show", where="words"),
    Unshown("behind", "of a match the points by game are told", phases="over", where="words", partly=True),
    Unshown("claim", "nobody claims a card", phases="lay_away claim show"),
    Unshown("claim", "the game is over", phases="over"),
    Unshown("count", "no series is running", phases="lay_away claim show"),
    Unshown("count", "at the start of a series it is 0", phases="play", where="words", partly=True),
    Unshown("count", "told with a series that ended the game", phases="over", partly=True),
    Unshown("starter", "none is turned up yet", phases="lay_away"),
    Unshown("hands", "everybody holds the same number", phases="lay_away"),
    Unshown("hands", "all cards are played", phases="claim show"),
    Unshown("last", "the card itself and a play without points are told by the log", "play declare", partly=True),
    Unshown("last", "the open claim is told instead", phases="respond"),
    Unshown("last", "the show is on", phases="claim show"),
    Unshown("last", "the game is over", phases="over"),
    Unshown("game wins match_wins", "only of several games", "lay_away claim show declare respond over", partly=True),
    Unshown("game wins match_wins", "only in a match of several games", phases="play"),
    Unshown("used", "hidden where the option says so", phases="lay_away play", partly=True),
    Unshown("waiting", "who has not answered yet is a secret", phases="respond claim show"),
    Unshown(
        "shown shown_claims shown_deal shown_dealer shown_gains shown_parts shown_starter",
        "the show of the round before is told while everybody lays away",
        phases="play declare respond claim show",
    ),
    Unshown("shown_parts", "the kinds are told from the cards", phases="lay_away", partly=True),
    Unshown("shown_gains", "shown where points were claimed", phases="lay_away", partly=True),
    Unshown("deal", "the number of the round is told", phases="play declare respond claim show"),
    Unshown(
        "shown shown_claims shown_gains shown_parts shown_starter shown_dealer shown_deal",
        "only the count that won is told",
        phases="over",
        partly=True,
    ),
    Unshown("columns game_gain game_winner", "of a single game the points are told", phases="over", partly=True),
    Unshown("points", "of a match the points by game are told", phases="over", where="words", partly=True),
    Unshown("claims crib dealer hands laid scores starter stock used", "the outcome is told", phases="over"),
)

HAND: Final = (
    Unshown("waives", "a standing wish, told in the menu below the picture"),
    Unshown("choice", "answers given are told where they can still be changed", "claim show", partly=True),
    Unshown("choice", "the answer to a claim is final", phases="respond"),
)
