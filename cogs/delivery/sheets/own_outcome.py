"""How a finished game ended for one player, in a message of their own: there they are "you"."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.ui.messages import outcome, shown_names
from cogs.ui.services import Services
from engine.core.view import View
from engine.host.model.records import TableInfo
from engine.host.people.rating_eligibility import Outcome, team_places
from locales import Words


def own_outcome(services: Services, info: TableInfo, view: View, seat: int, words: Words) -> str:
    """Return who has won a finished game, told to ``seat``.

    Where each plays alone and the scores tell those apart who have not won, also which place it is, and how far behind
    the winner.
    """
    s, names = view.s, shown_names(info)
    if not s.winners and seat in s.losers:
        return words("result-you-lost")
    if seat in s.winners:
        return own_win(view, seat, names, words)
    won = outcome(view, names, words)
    others = {s.scores[p] for p in range(view.seats) if p not in s.winners}
    if not s.winners or len(set(view.team)) < view.seats or len(others) < 2:
        return won
    behind = abs(s.scores[seat] - s.scores[s.winners[0]])
    lead = services.narration(info.game).amount(behind, info.options, words) if behind else ""
    standing = Outcome(s.scores, s.winners, view.team, frozenset(), s.losers)
    facts = {"place": team_places(standing)[view.team[seat]], "count": view.seats}
    told = words("result-you-came-behind", lead=lead, **facts) if lead else words("result-you-came", **facts)
    return f"{won} {told}"


def own_win(view: View, seat: int, names: Sequence[str], words: Words) -> str:
    """Return that ``seat``, one of the winners, has won: alone, as a team, or together with others."""
    others = [names[p] for p in view.s.winners if p != seat]
    if not others:
        return words("result-you-won")
    if len({view.team[p] for p in view.s.winners}) == 1:
        return words("result-your-team")
    return words("result-you-shared", names=words.join(others))
