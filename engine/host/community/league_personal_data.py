"""What leagues keep of a person, to take along or to have forgotten (``leagues``, ruling 4)."""

from __future__ import annotations

import secrets
from typing import Final

from engine.host.community.channel_posts import want
from engine.host.store.contract import Writing

OVER: Final = "over"
BOARD: Final = "league"
"""The kind of bulletin that shows how a league stands."""
FORGOTTEN: Final = 2
"""In place of 1, of who has left: nobody knows any more who it was."""
LEAGUES_OF: Final = """
SELECT p.league, l.game, l.guild, p.name, p.at, p.gone AS left_it FROM league_people p JOIN leagues l ON l.id = p.league
WHERE p.person = ? ORDER BY p.league"""
NEXT: Final = "SELECT person FROM league_people WHERE league = ? AND gone = 0 ORDER BY at, person"
"""Who is in a league; the first of them organises it after who has left."""

_FOUND = """
SELECT id, guild, channel, lang FROM leagues WHERE organiser = ? OR id IN
    (SELECT league FROM league_people WHERE person = ? UNION SELECT league FROM league_seats WHERE person = ?)
ORDER BY id"""
_NOT_BEGUN = """
DELETE FROM league_people WHERE person = ? AND league IN (SELECT id FROM leagues WHERE status = 'open')"""
_NOBODY = "UPDATE league_people SET person = ?, name = '', gone = ? WHERE league = ? AND person = ?"
_NOBODYS_SEATS = "UPDATE league_seats SET person = ? WHERE league = ? AND person = ?"
_OVER = "UPDATE leagues SET status = 'over', due = NULL, press = NULL WHERE id = ?"


def strike_out(writing: Writing, person: str, now: float) -> None:
    """Put nobody in a person's place, another in each league; one that is left without anybody is over."""
    # Nobody leaves one, or is written into a week of it, before this is written.
    found = writing.rows(_FOUND + writing.for_update, (person,) * 3)
    writing.do(_NOT_BEGUN, (person,))
    for league, guild, channel, lang in found:
        other = f"somebody-{secrets.token_hex(8)}"
        writing.do(_NOBODY, (other, FORGOTTEN, league, person))
        writing.do(_NOBODYS_SEATS, (other, league, person))
        following = writing.row(NEXT, (league,))
        heir = other if following is None else following[0]
        writing.do("UPDATE leagues SET organiser = ? WHERE id = ? AND organiser = ?", (heir, league, person))
        if following is None:
            writing.do(_OVER, (league,))
        want(writing, BOARD, str(league), guild, channel, lang, now)
