"""The actions of people towards the bot: commands, autocomplete, buttons, selects, modals. The page and tests use them.

Every action is checked against the bot's registered commands and the contents of its messages, as Discord's own client
would check it.
"""

from __future__ import annotations

import base64
import secrets
from typing import TYPE_CHECKING, Any

from .limits.components import BUTTON, SELECTS, items
from .limits.errors import Json
from .limits.permissions import BITS
from .options import Refused, Resolver, check_picked, modal_values, slash_options
from .records import Channel, Interaction, Message, User

if TYPE_CHECKING:
    from .server import Sandbox


class Actions:
    """Makes interactions. A forged one (``forge``) skips the client's checks, as a hostile or outdated client might."""

    def __init__(self, box: Sandbox) -> None:
        """Take the sandbox in which people act."""
        self._box = box

    # Commands

    def commands(self, user: User, guild_id: str | None) -> list[Json]:
        """List the commands that a person may use in a server, or in the DM (None)."""
        world = self._box.world
        if guild_id is None:
            return [
                c
                for c in world.commands.get(None, [])
                if (1 in c["contexts"] if c["contexts"] is not None else c["dm_permission"])
            ]
        guild = world.guilds[guild_id]
        if world.bot.id not in guild.members:
            return []
        mine = world.guild_permissions(guild, user.id)
        own = world.commands.get(guild_id, [])
        taken = {(c["type"], c["name"]) for c in own}
        everywhere = [
            c
            for c in world.commands.get(None, [])
            if (c["type"], c["name"]) not in taken and (c["contexts"] is None or 0 in c["contexts"])
        ]
        return [c for c in [*own, *everywhere] if _allowed(c, mine)]

    def slash(
        self, user: User, channel: Channel, path: str, options: dict[str, Any], nonce: str | None = None
    ) -> Interaction:
        """Use a slash command; ``path`` as in ``cogs load``. Raises Refused if the client would not send it."""
        data, resolver = self._slash_data(user, channel, path, options, None)
        return self._create(2, user, channel, _with_resolved(data, resolver), name=path, nonce=nonce)

    def autocomplete(
        self, user: User, channel: Channel, path: str, focused: str, options: dict[str, Any], nonce: str | None = None
    ) -> Interaction:
        """Ask for suggestions for the option ``focused``, whose value is the text so far."""
        data, resolver = self._slash_data(user, channel, path, options, focused)
        return self._create(4, user, channel, _with_resolved(data, resolver), name=path, nonce=nonce)

    def context(
        self, user: User, channel: Channel, command_id: str, target: str, nonce: str | None = None
    ) -> Interaction:
        """Use a command from the menu of a user or a message."""
        self._check_place(user, channel)
        command = next((c for c in self.commands(user, channel.guild_id) if c["id"] == command_id), None)
        if command is None or command["type"] not in (2, 3):
            raise Refused("unknown", "no such command here")
        resolver = self._resolver(channel)
        if command["type"] == 2:
            resolver.user(target)
        else:
            message = self.visible(user, channel, target)
            resolver.resolved["messages"] = {target: self._box.world.message_json(message, self._box.world.bot.id)}
        data = {"id": command["id"], "name": command["name"], "type": command["type"], "target_id": target}
        return self._create(2, user, channel, _with_resolved(data, resolver), name=command["name"], nonce=nonce)

    def _slash_data(
        self, user: User, channel: Channel, path: str, options: dict[str, Any], focused: str | None
    ) -> tuple[Json, Resolver]:
        self._check_place(user, channel)
        first, *rest = path.split()
        command = next(
            (c for c in self.commands(user, channel.guild_id) if c["type"] == 1 and c["name"] == first), None
        )
        if command is None:
            raise Refused("unknown", f"/{first} is not registered for this place and person")
        node, chain = command, []
        for name in rest:
            inner = next((o for o in node.get("options") or [] if o["name"] == name and o["type"] in (1, 2)), None)
            if inner is None:
                raise Refused("unknown", f"/{path} has no sub-command {name}")
            node = inner
            chain.append(node)
        spec = node.get("options") or []
        if any(o["type"] in (1, 2) for o in spec):
            raise Refused("invalid", f"/{path} is a group of commands")
        resolver = self._resolver(channel)
        out = slash_options(spec, options, resolver, focused)
        for node in reversed(chain):
            out = [{"name": node["name"], "type": node["type"], "options": out}]
        data = {
            "id": command["id"],
            "name": command["name"],
            "type": 1,
            "options": out,
            **({"guild_id": command["guild_id"]} if command.get("guild_id") else {}),
        }
        return data, resolver

    # Components and modals

    def visible(self, user: User, channel: Channel, message_id: str, code: str = "unknown") -> Message:
        """Find a message that a person can see. Raises Refused (``code``) otherwise."""
        message = channel.messages.get(message_id)
        if (
            message is None
            or message.dismissed
            or message.owner not in (None, user.id)
            or not self._box.world.sees(user.id, channel)
        ):
            raise Refused(code, "this message is no longer there")
        return message

    def click(
        self,
        user: User,
        channel: Channel,
        message_id: str,
        custom_id: str,
        nonce: str | None = None,
        *,
        forge: bool = False,
    ) -> Interaction:
        """Press a button."""
        message = self.visible(user, channel, message_id, "late")
        found = self._component(message, custom_id, forge=forge)
        if not forge and found["type"] != BUTTON:
            raise Refused("invalid", f"{custom_id} is not a button")
        data = {"custom_id": custom_id, "component_type": BUTTON, "id": found.get("id", 1)}
        return self._create(3, user, channel, data, source=message, name=custom_id, nonce=nonce)

    def select(
        self,
        user: User,
        channel: Channel,
        message_id: str,
        custom_id: str,
        values: list[str],
        nonce: str | None = None,
        *,
        forge: bool = False,
    ) -> Interaction:
        """Pick values in a select."""
        message = self.visible(user, channel, message_id, "late")
        found = self._component(message, custom_id, forge=forge)
        kind = found.get("type", 3)
        resolver = self._resolver(channel)
        if not forge:
            if kind not in SELECTS:
                raise Refused("invalid", f"{custom_id} is not a select")
            check_picked(found, values, found.get("placeholder") or custom_id)
        if kind in (5, 6, 7, 8):
            values = [resolver.select(kind, v) for v in values]
        data = {"custom_id": custom_id, "component_type": kind, "id": found.get("id", 1), "values": values}
        return self._create(
            3, user, channel, _with_resolved(data, resolver), source=message, name=custom_id, nonce=nonce
        )

    def submit(self, user: User, opener: Interaction, values: dict[str, Any], nonce: str | None = None) -> Interaction:
        """Send a modal that the bot has answered an interaction with."""
        if opener.modal is None or opener.user_id != user.id:
            raise Refused("late", "this modal is no longer open")
        channel = self._box.world.channels.get(opener.channel_id)
        if channel is None or not self._box.world.sees(user.id, channel):
            raise Refused("unknown", "this channel is no longer there")
        resolver = self._resolver(channel)
        fields = modal_values(opener.modal, values, resolver)
        data = _with_resolved({"custom_id": opener.modal["custom_id"], "components": fields}, resolver)
        return self._create(
            5, user, channel, data, source=opener.source, opener=opener, name=opener.modal["custom_id"], nonce=nonce
        )

    def forge(
        self,
        user: User,
        channel: Channel,
        kind: int,
        data: Json,
        *,
        source: Message | None = None,
        opener: Interaction | None = None,
    ) -> Interaction:
        """Send any data, unchecked: kind 3 on the message ``source``, kind 5 as the form of ``opener``."""
        return self._create(kind, user, channel, data, source=source, opener=opener, name=str(data.get("custom_id")))

    @staticmethod
    def _component(message: Message, custom_id: str, *, forge: bool) -> Json:
        for component in items(message.components):
            if component.get("custom_id") == custom_id:
                if component.get("disabled") and not forge:
                    raise Refused("late", f"{custom_id} is disabled")
                return component
        if forge:
            return {}
        has = [c["custom_id"] for c in items(message.components) if "custom_id" in c]
        raise Refused("late", f"no component {custom_id} on this message, it has {has}")

    # The interaction itself

    def _check_place(self, user: User, channel: Channel) -> None:
        world = self._box.world
        if not world.sees(user.id, channel):
            raise Refused("unknown", "this channel is no longer there")
        if channel.guild_id and not world.may(user.id, channel, "USE_APPLICATION_COMMANDS"):
            raise Refused("forbidden", "no commands here")
        if channel.archived:
            raise Refused("forbidden", "commands cannot be used in an archived thread: write something to wake it")

    def _resolver(self, channel: Channel) -> Resolver:
        return Resolver(self._box.world, channel, lambda i, name, blob: self._box.keep_upload(channel, i, name, blob))

    def _create(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: Json,
        *,
        source: Message | None = None,
        opener: Interaction | None = None,
        name: str = "",
        nonce: str | None = None,
    ) -> Interaction:
        box, world = self._box, self._box.world
        guild = world.guilds.get(channel.guild_id or "")
        if guild and world.bot.id not in guild.members:
            raise Refused("unknown", "the bot is not in this server")
        for old in world.drop_old_interactions(box.token_seconds * 2):
            box.events.remove("interaction", old.id)
        number = world.ids.next()
        ix = Interaction(
            number,
            _token(number),
            kind,
            user.id,
            channel.id,
            guild.id if guild else None,
            box.clock.now(),
            name,
            nonce,
            source,
            opener,
        )
        world.interactions[ix.id] = world.tokens[ix.token] = ix
        payload: Json = {
            "id": ix.id,
            "application_id": world.bot.id,
            "type": kind,
            "data": data,
            "token": ix.token,
            "version": 1,
            "channel_id": channel.id,
            "channel": world.channel_json(channel),
            "locale": user.locale,
            "app_permissions": str(world.permissions(world.bot.id, channel)),
            "entitlements": [],
            "authorizing_integration_owners": {"0": guild.id if guild else "0"},
            "context": 0 if guild else 1,
            "attachment_size_limit": box.messages.upload_limit,
        }
        if guild:
            locale = guild.data["preferred_locale"]
            payload |= {
                "guild_id": guild.id,
                "guild": {"id": guild.id, "locale": locale, "features": []},
                "guild_locale": locale,
                "member": {
                    **world.member_json(guild, user.id),
                    "permissions": str(world.permissions(user.id, channel)),
                },
            }
        else:
            payload["user"] = user.data
        if source is not None:
            payload["message"] = world.message_json(source, world.bot.id)
        box.events.emit("INTERACTION_CREATE", payload, ix.guild_id)
        box.events.put("interaction", ix.id, ix)
        return ix


def _token(interaction: str) -> str:
    """Return a token of Discord's form: proxies recognise its length and read the interaction's number from it."""
    return base64.b64encode(f"interaction:{interaction}:{secrets.token_hex(70)}".encode()).decode().rstrip("=")


def _with_resolved(data: Json, resolver: Resolver) -> Json:
    return {**data, "resolved": resolver.resolved} if resolver.resolved else data


def _allowed(command: Json, mine: int) -> bool:
    need = command["default_member_permissions"]
    if need is None or mine & BITS["ADMINISTRATOR"]:
        return True
    return int(need) != 0 and mine & int(need) == int(need)
