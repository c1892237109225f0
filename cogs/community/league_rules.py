"""*House rules* of a league that has not begun: its organiser, or who manages the server, takes a set of their own.

Options of the game, take-backs and pictures are those of the set. Clock, seats and people are the league's, and there
are no hints at its tables. Everybody in the league reads the rules beside its standings.
"""

from __future__ import annotations

from cogs.community.league_sheets import RULES, league_rules, title_of
from cogs.community.leagues import manages_it, reachable_league
from cogs.lobby.house_rules import NAMED, SERVER, USUAL
from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from cogs.ui.messages import fit
from cogs.ui.panel import ButtonSpec, Panel, SelectSpec
from engine.host.community.leagues import OPEN, League, Leagues
from engine.host.model.house_rules import HouseRules
from engine.host.model.records import Refused
from render.narration.contract import Label

SET = "leagueruled"
"""The verb of the select."""
LAST = "last"
"""The value for what the caller has chosen last."""


class LeagueRules(Cog):
    """The page of a league's house rules."""

    async def league(self, who: Caller, press: Press) -> League:
        """Return the pressed league. Raises Refused: no-such-league, league-organiser-only, league-started."""
        league = await reachable_league(who, press.prompt)
        Leagues(self.services.host).led(league, who.person.id, manages_it(who, league))
        if league.status != OPEN:
            raise Refused("league-started")
        return league

    async def sets(self, who: Caller, league: League) -> dict[str, tuple[str, HouseRules]]:
        """Return the sets that can be taken, by value, with their names."""
        presets, w = self.services.host.presets, who.words
        last = await presets.last(league.game, who.person.id, league.guild)
        server = await presets.of_server(league.game, league.guild)
        found = {USUAL: (w("house-usual"), await presets.usual(league.game))}
        found |= {} if last is None else {LAST: (w("house-last"), last)}
        found |= {} if server is None else {SERVER: (w("house-server"), server)}
        named = await presets.named(league.game, who.person.id)
        return found | {f"{NAMED}{preset.id}": (preset.name, preset.rules) for preset in named}

    @on_press(RULES)
    async def show(self, who: Caller, press: Press) -> None:
        """Show the rules of the league, and the sets to take."""
        await self.page(who, await self.league(who, press))

    async def page(self, who: Caller, league: League) -> None:
        """Show the page."""
        w, panel = who.words, Panel()
        options = tuple(
            (Label(name, league_rules(self.services, league.game, rules, w)), value)
            for value, (name, rules) in (await self.sets(who, league)).items()
        )
        panel.rows.append(SelectSpec(Press(0, SET, league.id).custom_id(), w("house-choose"), options))
        own = Press(0, "houserules", 0, (league.game,)).custom_id()
        panel.buttons([ButtonSpec(w("button-house-new"), own)])
        rules = await self.services.host.presets.of_league(league.game, league.id)
        told = w("house-usual") if rules is None else league_rules(self.services, league.game, rules, w)
        heading = w("league-heading", title=title_of(self.services, league, w), id=str(league.id))
        await who.say(fit([heading, w("league-rules", rules=told), w("league-rules-help")]), panel)

    @on_press(SET)
    async def take(self, who: Caller, press: Press) -> None:
        """Take a set. Raises BadId for one that was not offered."""
        league = await self.league(who, press)
        found = await self.sets(who, league)
        value = who.values[0] if len(who.values) == 1 else ""
        if value not in found:
            raise BadId("no rules")
        rules = None if value == USUAL else found[value][1]
        await self.services.host.presets.set_of_league(league.game, league.id, rules)
        told = league_rules(self.services, league.game, found[value][1], who.words)
        await who.replace_all(who.words("league-rules", rules=told))
