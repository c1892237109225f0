"""The parts of Boonaken that its pictures and words leave out, with reasons (see ``render.unshown``)."""

from __future__ import annotations

from typing import Final

from render.unshown import Unshown

OUTCOME = "the outcome is told"
CALLS = "of everybody the last call is drawn; later the contract is what came of them"
YET = "what is not there yet is not told, and points only where points were bid"
NO_TRICK = "where no trick lies there is none to tell of"
GAMES = "only a championship has several games"
LAST = "of the contracts before the last one; at the end the latest"
LEADS = "whoever is to play leads, and then the trick shows it"
TURN = "whose turn it is shows it; nobody has before there is a contract"
OTHERS = "of the players against the declarer all points together"
GONE = "of those who have gone out"
IN_WORDS = "told in words while one bids"
ENDING = "told in words, and in the picture until the first contract"
MARKED = "marked until some are laid away"
TAKEN = "taken up, or out of play"
LAID = "shown where no roem counts"
DEAL = (
    "away blind calls dealer declarers exchanged game games hands high joined "
    "last_leader last_trick last_winner leader open players points redeals roem trump unused won"
)
"""The fields of a deal that is over."""

TABLE: Final = (
    Unshown("away", "as many as were on the table", "auction play"),
    Unshown(DEAL, OUTCOME, "over"),
    Unshown("blind open unused", TAKEN, "exchange open play"),
    Unshown("calls", CALLS, "auction", partly=True),
    Unshown("calls", CALLS, "exchange open play"),
    Unshown("early least redeal_limit strict", "agreed in the lobby, and told by the rules"),
    Unshown("ending", ENDING, "auction open", "picture", partly=True),
    Unshown("ending", ENDING, "exchange play", "picture"),
    Unshown("ending history inside places scores totals", OUTCOME, "over", partly=True),
    Unshown("exchanged", TURN, "auction open play"),
    Unshown("exchanged", TURN, "exchange", partly=True),
    Unshown("game", GAMES, "auction exchange open play", partly=True),
    Unshown("high", YET, "auction", partly=True),
    Unshown("history", LAST, "auction exchange open", partly=True),
    Unshown("history", LAST, "play"),
    Unshown("holder passed", "the list of calls tells it"),
    Unshown("joined", "the declarers of the contract", "exchange open play"),
    Unshown("last_leader last_winner", NO_TRICK, "auction", partly=True),
    Unshown("last_leader last_winner players", NO_TRICK, "open"),
    Unshown("leader", LEADS, "auction exchange open"),
    Unshown("leader", LEADS, "play", partly=True),
    Unshown("made seconds", "they break ties at the end of a championship, and nowhere else"),
    Unshown("places", GONE, "auction exchange open play"),
    Unshown("players", NO_TRICK, "auction exchange play", "picture", partly=True),
    Unshown("players", NO_TRICK, "auction exchange play", "words"),
    Unshown("points roem trump won", YET, "auction"),
    Unshown("points", OTHERS, "exchange open play", partly=True),
    Unshown("roem", YET, "exchange open play", partly=True),
    Unshown("redeals", IN_WORDS, "auction", "picture"),
    Unshown("redeals", IN_WORDS, "exchange open play"),
    Unshown("totals", GAMES, "auction exchange open", partly=True),
    Unshown("totals", GAMES, "play"),
    Unshown("voids", "what somebody lacks is for the players to remember"),
    Unshown("won", YET, "exchange open", partly=True),
)

HAND: Final = (
    Unshown("discarded", LAID, "open"),
    Unshown("discarded picked", OUTCOME, "over"),
    Unshown("lacking", "the own roem is drawn, and whoever announced more knows"),
    Unshown("picked", MARKED, "open play"),
)
