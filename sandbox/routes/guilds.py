"""The application itself, users, servers and members."""

from __future__ import annotations

import base64
import binascii
import re

from ..http import Call, Reply, Route, required
from ..limits.errors import ApiError, bad_length, invalid, missing_permissions, unknown
from ..limits.permissions import BITS


def me(call: Call) -> Reply:
    """Return the bot's own user."""
    return 200, {**call.box.world.bot.data, "mfa_enabled": False, "verified": True, "locale": "en-US", "email": None}


def application(call: Call) -> Reply:
    """Return the bot's application; its owner is the first person there is."""
    world = call.box.world
    owner = next(iter(world.people()), world.bot)
    return 200, {
        "id": world.bot.id,
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": world.bot.data,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "eligible_oauth2_scopes": [],
        "max_participants": None,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": owner.data,
        "approximate_guild_count": len(world.bot_guilds()),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "integration_types_config": {
            "0": {
                "oauth2_install_params": {
                    "scopes": ["applications.commands", "bot"],
                    "permissions": str(world.bot_permissions),
                }
            },
            "1": {},
        },
        **call.box.application,
    }


def gateway(call: Call) -> Reply:
    """Return the gateway's address for a sharded bot."""
    server = call.box.gateway_server
    return 200, {
        "url": call.box.gateway,
        "shards": call.box.shards,
        "session_start_limit": {
            "total": server.identify_limit,
            "remaining": max(0, server.identify_limit - len(server.identifies)),
            "reset_after": int(server.identify_seconds * 1000),
            "max_concurrency": server.max_concurrency,
        },
    }


def user(call: Call, user_id: str) -> Reply:
    """Return a user."""
    if user_id not in call.box.world.users:
        raise unknown("User")
    return 200, call.box.world.users[user_id].data


def open_dm(call: Call) -> Reply:
    """Open the DM with a user. Raises 40003 and 20026 by ``Openings``. Closed DMs open too; only sending fails."""
    body = required(call.body, "recipient_id")
    call.box.openings.open(str(body["recipient_id"]))
    channel, new = call.box.world.dm(str(body["recipient_id"]))
    if new:
        call.box.events.channel(channel, None)
    return 200, channel.data


def guild(call: Call, guild_id: str) -> Reply:
    """Return a server."""
    found = call.box.world.guild(guild_id)
    return 200, {
        **found.data,
        **(
            {"approximate_member_count": len(found.members), "approximate_presence_count": 1}
            if call.flag("with_counts")
            else {}
        ),
    }


def my_guilds(call: Call) -> Reply:
    """List the bot's servers."""
    keys = ("id", "name", "icon", "banner", "features")
    return 200, [
        {**{k: g.data[k] for k in keys}, "owner": False, "permissions": str(call.box.world.bot_permissions)}
        for g in call.box.world.bot_guilds()
    ]


def leave_guild(call: Call, guild_id: str) -> Reply:
    """Let the bot leave a server."""
    call.box.admin.leave(call.box.world.guild(guild_id), call.box.world.bot)
    return 204, None


def channels(call: Call, guild_id: str) -> Reply:
    """List a server's channels, threads left out."""
    found = call.box.world.guild(guild_id)
    return 200, [c.data for c in call.box.world.channels.values() if c.guild_id == found.id and not c.is_thread]


def create_channel(call: Call, guild_id: str) -> Reply:
    """Create a text channel; needs MANAGE_CHANNELS on the server."""
    found = call.box.world.guild(guild_id)
    body = required(call.body, "name")
    granted = found.granted.get(call.box.world.bot.id, 0) | call.box.world.bot_permissions
    if not granted & BITS["MANAGE_CHANNELS"]:
        raise missing_permissions()
    channel = call.box.admin.add_channel(found, body["name"])
    return 201, channel.data


def roles(call: Call, guild_id: str) -> Reply:
    """List a server's roles."""
    return 200, call.box.world.guild(guild_id).data["roles"]


def member(call: Call, guild_id: str, user_id: str) -> Reply:
    """Return a member."""
    world = call.box.world
    return 200, world.member_json(world.guild(guild_id), world.bot.id if user_id == "@me" else user_id)


def members(call: Call, guild_id: str) -> Reply:
    """List members. Needs the members intent."""
    world = call.box.world
    if not call.box.members_intent:
        raise ApiError(403, 50001, "Missing Access")
    found = world.guild(guild_id)
    after, limit = int(call.query.get("after", 0)), int(call.query.get("limit", 1))
    ids = sorted((u for u in found.members if int(u) > after), key=int)[:limit]
    return 200, [world.member_json(found, u) for u in ids]


def emojis(call: Call, application_id: str) -> Reply:
    """List the application's emoji."""
    return 200, {"items": list(call.box.world.emojis.values())}


def emoji(call: Call, application_id: str, emoji_id: str) -> Reply:
    """Return one of the application's emoji."""
    if emoji_id not in call.box.world.emojis:
        raise unknown("Emoji")
    return 200, call.box.world.emojis[emoji_id]


def create_emoji(call: Call, application_id: str) -> Reply:
    """Upload an emoji: a data URI of at most 256 KiB, name of 2..32 letters, digits and underscores; 2000 at most."""
    world = call.box.world
    body = required(call.body, "name", "image")
    _check_emoji_name(call, body["name"])
    if len(world.emojis) >= 2000:
        raise ApiError(400, 30008, "Maximum number of emojis reached (2000)")
    found = re.fullmatch(r"data:image/(?:png|jpeg|gif|webp|avif);base64,(.+)", body["image"], re.DOTALL)
    try:
        blob = base64.b64decode(found.group(1), validate=True) if found else b""
    except binascii.Error:
        blob = b""
    if not blob:
        raise invalid("image", "IMAGE_INVALID", "Invalid image data")
    if len(blob) > 256 * 1024:
        raise invalid("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    new = {
        "id": world.ids.next(),
        "name": body["name"],
        "roles": [],
        "user": world.bot.data,
        "require_colons": True,
        "managed": False,
        "animated": "image/gif" in body["image"][:20],
        "available": True,
    }
    world.emojis[new["id"]] = new
    call.box.store_file(new["id"], blob)
    call.box.events.put("emoji", new["id"], new)
    return 201, new


def rename_emoji(call: Call, application_id: str, emoji_id: str) -> Reply:
    """Rename one of the application's emoji."""
    new = emoji(call, application_id, emoji_id)[1]
    _check_emoji_name(call, required(call.body, "name")["name"])
    new["name"] = call.body["name"]
    call.box.events.put("emoji", emoji_id, new)
    return 200, new


def delete_emoji(call: Call, application_id: str, emoji_id: str) -> Reply:
    """Delete one of the application's emoji."""
    emoji(call, application_id, emoji_id)
    del call.box.world.emojis[emoji_id]
    call.box.store_file(emoji_id, None)
    call.box.events.remove("emoji", emoji_id)
    return 204, None


def _check_emoji_name(call: Call, name: str) -> None:
    if not 2 <= len(name) <= 32:
        raise bad_length("name", 2, 32)
    if not re.fullmatch(r"[A-Za-z0-9_]+", name):
        raise invalid("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if any(e["name"] == name for e in call.box.world.emojis.values()):
        raise invalid("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with that name already exists.")


ROUTES = (
    Route("GET", "/users/@me", me),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    Route("GET", "/gateway/bot", gateway),
    Route("POST", "/users/@me/channels", open_dm),
    Route("GET", "/users/@me/guilds", my_guilds),
    Route("DELETE", "/users/@me/guilds/{}", leave_guild),
    Route("GET", "/users/{}", user),
    Route("GET", "/guilds/{}", guild),
    Route("GET", "/guilds/{}/channels", channels),
    Route("POST", "/guilds/{}/channels", create_channel),
    Route("GET", "/guilds/{}/roles", roles),
    Route("GET", "/guilds/{}/members", members),
    Route("GET", "/guilds/{}/members/{}", member),
    Route("GET", "/applications/{}/emojis", emojis),
    Route("POST", "/applications/{}/emojis", create_emoji),
    Route("GET", "/applications/{}/emojis/{}", emoji),
    Route("PATCH", "/applications/{}/emojis/{}", rename_emoji),
    Route("DELETE", "/applications/{}/emojis/{}", delete_emoji),
)
