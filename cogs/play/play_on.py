"""Playing on from a position that looking back shows: alone against computer players, in one's direct messages."""

from __future__ import annotations

from cogs.delivery.direct_messages import own_channel
from cogs.lobby.computers import checked_level, computer_names
from cogs.play.replay import opened, whose_hand
from cogs.play.replay_panel import Whose
from cogs.ui import messages
from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller
from cogs.ui.words.escaping import escaped
from engine.host.history.replay import Frame
from engine.host.model.records import Refused, TableInfo


class PlayOn(Cog):
    """The verb of playing on."""

    @on_press("playon")
    async def open(self, who: Caller, press: Press) -> None:
        """Open a table at the position shown, as the seat whose hand is shown or else as the caller's own."""
        host = self.services.host
        info, film = await opened(who, press.table, anew=True)
        if not film.over:
            raise Refused("not-over")
        frame = film.frame(press.prompt)
        if frame.view.over:
            raise Refused("play-on-end")
        seat = seat_to_play(info, frame, whose_hand(press.path), who.person.id)
        await host.settings.remember_person(who.person)
        level = checked_level(self.services, None)
        names = computer_names(len(frame.hands) - 1, level, who.words)
        channel = await own_channel(who)
        acted = await host.play_on.open(
            info.id,
            frame.number,
            seat,
            who.person,
            names,
            level,
            channel=channel,
            lang=who.words.lang,
            interaction=who.key,
        )
        place, name = messages.place_link(acted.table, who.words), escaped(info.names[seat])
        await who.say(who.words("play-on-here", place=place, name=name))


def seat_to_play(info: TableInfo, frame: Frame, whose: Whose, person: str) -> int:
    """Return the seat whose hand is shown; if that is of nobody in particular, the person's own, or that to move."""
    if isinstance(whose, int):
        if not 0 <= whose < len(frame.hands):
            raise Refused("malformed")
        return whose
    own = info.seat_of(person)
    return own.seat if own is not None else max(frame.view.waiting[0], 0)
