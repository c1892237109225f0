"""Discord's objects when they are new: every field that Discord sends, most of them empty."""

from __future__ import annotations

from typing import Any

from .limits import permissions as perms
from .limits.errors import Json
from .records import Channel, User


def user(user_id: str, name: str, username: str, *, bot: bool) -> Json:
    """Return a person, or a bot, which has only its login name."""
    return {
        "id": user_id,
        "username": name if bot else username,
        "discriminator": "0000" if bot else "0",
        "global_name": None if bot else name,
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "accent_color": None,
        "banner": None,
        "primary_guild": None,
        **({"bot": True} if bot else {}),
    }


def guild(guild_id: str, name: str, locale: str, owner_id: str, roles: list[Json]) -> Json:
    """Return a server."""
    return {
        "id": guild_id,
        "name": name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "owner_id": owner_id,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": roles,
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "max_members": 500000,
        "vanity_url_code": None,
        "description": None,
        "banner": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": locale,
        "nsfw_level": 0,
        "nsfw": False,
        "premium_progress_bar_enabled": False,
        "home_header": None,
        "incidents_data": None,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "widget_enabled": False,
        "widget_channel_id": None,
        "max_presences": None,
    }


def roles(guild_id: str, role_id: str, bot: User, bot_permissions: int) -> list[Json]:
    """Return a new server's roles: @everyone, and the bot's own."""
    own = {"managed": True, "tags": {"bot_id": bot.id}}
    return [
        _role(guild_id, "@everyone", perms.EVERYONE, 0),
        _role(role_id, bot.name, bot_permissions, 1) | own,
    ]


def member(roles: list[str], joined_at: str) -> Json:
    """Return a member without the user in it."""
    return {
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": roles,
        "joined_at": joined_at,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }


def channel(channel_id: str, guild_id: str, name: str, kind: int, position: int) -> Json:
    """Return a channel of a server."""
    return {
        "id": channel_id,
        "type": kind,
        "guild_id": guild_id,
        "name": name,
        "position": position,
        "permission_overwrites": [],
        "topic": None,
        "nsfw": False,
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "parent_id": None,
        "flags": 0,
    }


def thread(thread_id: str, parent: Channel, name: str, owner_id: str, kind: int, metadata: Json) -> Json:
    """Return a thread that nobody has joined or written in."""
    return {
        "id": thread_id,
        "type": kind,
        "guild_id": parent.guild_id,
        "name": name,
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "parent_id": parent.id,
        "owner_id": owner_id,
        "message_count": 0,
        "member_count": 0,
        "total_message_sent": 0,
        "thread_metadata": metadata,
        "flags": 0,
    }


def thread_metadata(now: str, minutes: int, **more: Any) -> Json:
    """Return the metadata of a thread. ``minutes``: of quiet until it is archived."""
    return {
        "archived": False,
        "archive_timestamp": now,
        "auto_archive_duration": minutes,
        "locked": False,
        "create_timestamp": now,
        **more,
    }


def _role(role_id: str, name: str, bits: int, position: int) -> Json:
    return {
        "id": role_id,
        "name": name,
        "color": 0,
        "hoist": False,
        "position": position,
        "permissions": str(bits),
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "managed": False,
        "mentionable": False,
        "flags": 0,
        "icon": None,
        "unicode_emoji": None,
    }
