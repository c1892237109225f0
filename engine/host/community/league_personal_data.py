"""A person's data in leagues, to export or to delete (``leagues``, ruling 4)."""

from __future__ import annotations

import secrets
from typing import Final

from engine.host.community.channel_posts import want
from engine.host.store.contract import Writing
from engine.host.store.queries import queries

SQL = queries("community/leagues.sql")

OVER: Final = "over"
BOARD: Final = "league"
"""The kind of channel post that shows the standings of a league."""
FORGOTTEN: Final = 2
"""Value of ``gone`` for a person who has left and is forgotten; 1 is a person who has left."""


def strike_out(writing: Writing, person: str, now: float) -> None:
    """Put a placeholder in a person's place, another one in each league; a league that has nobody left is over."""
    # The lock keeps people from leaving the league, or being paired in it, before this is written.
    found = writing.rows(SQL.lock_leagues_of_person, (person,) * 3)
    writing.do(SQL.delete_sign_ups_of_person, (person,))
    for league, guild, channel, lang in found:
        other = f"somebody-{secrets.token_hex(8)}"
        writing.do(SQL.replace_person_in_league, (other, FORGOTTEN, league, person))
        writing.do(SQL.replace_person_in_pairings, (other, league, person))
        following = writing.row(SQL.players_of_league, (league,))
        heir = other if following is None else following[0]
        writing.do(SQL.hand_over_league, (heir, league, person))
        if following is None:
            writing.do(SQL.end_league_without_players, (league,))
        want(writing, BOARD, str(league), guild, channel, lang, now)
