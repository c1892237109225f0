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
GONE = "of those who have gone out"
IN_WORDS = "told in words while one bids"
JOINED = "the declarers, and among the calls who said it"
ENDING = "told in words, and in the picture until the first contract"
MARKED = "marked until some are laid away, then told in words"
TAKEN = "taken up, or out of play"
LAID = "drawn where no roem counts, and told"
DEAL = (
    "away blind calls dealer declarers exchanged game games hands high joined "
    "last_leader last_trick last_winner leader open players points redeals roem trump unused won"
)
"""The fields of a deal that is over."""

TABLE: Final = (
    Unshown("away", "as many as were on the table", "auction play"),
    Unshown("away", "as many as were on the table", "exchange open", "words"),
    Unshown(DEAL, OUTCOME, "over"),
    Unshown("blind open unused", TAKEN, "exchange open play"),
    Unshown("calls", CALLS, "auction", "picture", partly=True),
    Unshown("calls", CALLS, "exchange open play"),
    Unshown("early least redeal_limit strict", "agreed in the lobby, and told by the rules"),
    Unshown("ending", ENDING, "auction open", "picture", partly=True),
    Unshown("ending", ENDING, "exchange play", "picture"),
    Unshown("ending history inside places scores totals", OUTCOME, "over", "picture", partly=True),
    Unshown("ending history places totals", OUTCOME, "over", "words", partly=True),
    Unshown("exchanged", TURN, "auction"),
    Unshown("exchanged", TURN, "exchange", "picture", partly=True),
    Unshown("exchanged", TURN, "open play", "picture"),
    Unshown("game", GAMES, "auction exchange open play", "picture", partly=True),
    Unshown("game totals", GAMES, "auction exchange open play", "words", partly=True),
    Unshown("high", YET, "auction", "picture", partly=True),
    Unshown("high", YET, "auction", "words"),
    Unshown("history", LAST, "auction exchange open", "picture", partly=True),
    Unshown("history", LAST, "auction", "words", partly=True),
    Unshown("history", LAST, "exchange open", "words"),
    Unshown("history", LAST, "play"),
    Unshown("holder passed", "the list of calls tells it"),
    Unshown("inside scores", OUTCOME, "over", "words"),
    Unshown("joined", JOINED, "auction", "words"),
    Unshown("joined", JOINED, "exchange open play"),
    Unshown("last_leader last_winner", NO_TRICK, "auction", "picture", partly=True),
    Unshown("last_leader last_winner", NO_TRICK, "auction", "words", partly=True),
    Unshown("last_leader last_winner players", NO_TRICK, "open"),
    Unshown("leader", LEADS, "auction exchange open"),
    Unshown("leader", LEADS, "play", "picture", partly=True),
    Unshown("leader", LEADS, "play", "words", partly=True),
    Unshown("made seconds", "they break ties at the end of a championship, and nowhere else"),
    Unshown("places", GONE, "auction exchange open play"),
    Unshown("players", NO_TRICK, "auction exchange play", "picture", partly=True),
    Unshown("players", NO_TRICK, "auction exchange play", "words"),
    Unshown("points roem trump won", YET, "auction"),
    Unshown("points roem", YET, "exchange open play", "picture", partly=True),
    Unshown("points roem won", YET, "exchange open", "words"),
    Unshown("redeals", IN_WORDS, "auction", "picture"),
    Unshown("redeals", IN_WORDS, "exchange open play"),
    Unshown("roem", YET, "play", "words", partly=True),
    Unshown("totals", GAMES, "auction exchange open", "picture", partly=True),
    Unshown("totals", GAMES, "play", "picture"),
    Unshown("voids", "what somebody lacks is for the players to remember"),
    Unshown("won", YET, "exchange open", "picture", partly=True),
)

HAND: Final = (
    Unshown("discarded", LAID, "open play", "picture", partly=True),
    Unshown("discarded picked", OUTCOME, "over"),
    Unshown("lacking", "the own roem is drawn, and whoever announced more knows"),
    Unshown("picked", MARKED, "open play", "picture"),
)
