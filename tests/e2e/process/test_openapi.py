"""The table of Discord's facts refuses the same as Discord's document, and agrees with it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.e2e import facts_build
from tests.e2e.facts import PATH, Facts, as_schema
from tests.e2e.openapi import SpecOracle

Json = dict[str, Any]
MESSAGES = "POST", "/channels/1/messages"
CALLBACK = "POST", "/interactions/1/token/callback"
SYNC = "PUT", "/applications/1/commands"
THREAD = "POST", "/channels/1/messages/2/threads"
V2 = 1 << 15


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def button(**change: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Take", "custom_id": "t1:1:act:0:take", "disabled": False, **change}


def select(*options: Json, **change: Any) -> Json:
    return {"type": 3, "custom_id": "t1:1:pick:0:card", "options": list(options), "min_values": 1, **change}


def option(**change: Any) -> Json:
    return {"label": "K", "value": "K", **change}


def message(*components: Json, **change: Any) -> Json:
    return {"content": "a table", "components": list(components), "allowed_mentions": {"parse": []}, **change}


def embed(**change: Any) -> Json:
    return {"title": "a table", "color": 0x8FE3C0, "fields": [{"name": "chips", "value": "17"}], **change}


def attachment(**change: Any) -> Json:
    return {"id": 0, "filename": "table.png", "description": "seventeen chips", **change}


def container(*components: Json) -> Json:
    return message({"type": 17, "components": list(components)}, content=None, flags=V2)


def section(**change: Any) -> Json:
    return {"type": 9, "components": [{"type": 10, "content": "one"}], "accessory": button(), **change}


def gallery(count: int) -> Json:
    return {"type": 12, "items": [{"media": {"url": "attachment://table.png"}}] * count}


def answer(data: Json | None, type: int = 4) -> Json:
    return {"type": type, "data": data} if data is not None else {"type": type}


def modal(**change: Any) -> Json:
    field = {"type": 4, "custom_id": "number", "style": 1, "required": True}
    data = {"title": "Claim", "custom_id": "t1", "components": [{"type": 18, "label": "Points", "component": field}]}
    return answer({**data, **change}, 9)


def choices(count: int, **change: Any) -> Json:
    return answer({"choices": [{"name": "K", "value": "K", **change}] * count}, 8)


def command(*options: Json, **change: Any) -> list[Json]:
    named = {"name": "geschenk", "description": "No Thanks!", "type": 1, "contexts": [0, 1], "nsfw": False}
    return [{**named, "options": list(options), **change}]


def sub(name: str = "new", *options: Json, **change: Any) -> Json:
    return {"type": 1, "name": name, "description": "open a table", "options": list(options), **change}


RIGHT: dict[str, tuple[tuple[str, str], Any]] = {
    "message": (MESSAGES, message(row(button(), button(custom_id="b")), embeds=[embed()], attachments=[attachment()])),
    "select": (MESSAGES, message(row(select(*[option(value=str(n)) for n in range(25)])))),
    "layout": (MESSAGES, container({"type": 10, "content": "x" * 4000}, gallery(10), section(), row(button()))),
    "edit": (("PATCH", "/channels/1/messages/2"), message(tts=False, attachments=[])),
    "answer": (CALLBACK, answer({"content": "Not now.", "flags": 64, "tts": False})),
    "defer": (CALLBACK, answer(None, 6)),
    "modal": (CALLBACK, modal()),
    "autocomplete": (CALLBACK, choices(25)),
    "sync": (SYNC, command(sub(), sub("log"), name_localizations={"ja": "ノーサンクス"})),
    "direct message": (("POST", "/users/@me/channels"), {"recipient_id": 1 << 60}),
    "thread": (THREAD, {"name": "table 1", "auto_archive_duration": 10080}),
    "follow-up": (("POST", "/webhooks/1/token"), {"content": "Done.", "flags": 64}),
}
WRONG: dict[str, tuple[tuple[str, str], Any]] = {
    "label of 81": (MESSAGES, message(row(button(label="x" * 81)))),
    "custom_id of 101": (MESSAGES, message(row(button(custom_id="x" * 101)))),
    "empty custom_id": (MESSAGES, message(row(button(custom_id="")))),
    "style 9": (MESSAGES, message(row(button(style=9)))),
    "no style": (MESSAGES, message(row({"type": 2, "label": "Take", "custom_id": "a"}))),
    "6 buttons in a row": (MESSAGES, message(row(*[button(custom_id=str(n)) for n in range(6)]))),
    "an empty row": (MESSAGES, message(row())),
    "a button without a row": (MESSAGES, message(button())),
    "disabled as a text": (MESSAGES, message(row(button(disabled="yes")))),
    "41 components": (MESSAGES, message(*[row(button())] * 41)),
    "26 options": (MESSAGES, message(row(select(*[option()] * 26)))),
    "no options": (MESSAGES, message(row(select()))),
    "option label of 101": (MESSAGES, message(row(select(option(label="x" * 101))))),
    "option without a value": (MESSAGES, message(row(select({"label": "K"})))),
    "placeholder of 151": (MESSAGES, message(row(select(option(), placeholder="x" * 151)))),
    "26 values at most": (MESSAGES, message(row(select(option(), max_values=26)))),
    "content of 4001": (MESSAGES, message(content="x" * 4001)),
    "content as a number": (MESSAGES, message(content=7)),
    "embed title of 257": (MESSAGES, message(embeds=[embed(title="x" * 257)])),
    "26 fields": (MESSAGES, message(embeds=[embed(fields=[{"name": "a", "value": "b"}] * 26)])),
    "a field without a value": (MESSAGES, message(embeds=[embed(fields=[{"name": "a"}])])),
    "11 embeds": (MESSAGES, message(embeds=[embed()] * 11)),
    "colour too great": (MESSAGES, message(embeds=[embed(color=1 << 24)])),
    "11 attachments": (MESSAGES, message(attachments=[attachment()] * 11)),
    "description of 1025": (MESSAGES, message(attachments=[attachment(description="x" * 1025)])),
    "unknown mention": (MESSAGES, message(allowed_mentions={"parse": ["friends"]})),
    "101 users mentioned": (MESSAGES, message(allowed_mentions={"users": [str(n) for n in range(101)]})),
    "nonce of 26": (MESSAGES, message(nonce="x" * 26)),
    "snowflake in words": (MESSAGES, message(message_reference={"message_id": "abc"})),
    "container in container": (MESSAGES, container({"type": 17, "components": [{"type": 10, "content": "x"}]})),
    "section without accessory": (MESSAGES, container({"type": 9, "components": [{"type": 10, "content": "one"}]})),
    "section of 4": (MESSAGES, container(section(components=[{"type": 10, "content": "one"}] * 4))),
    "gallery of 11": (MESSAGES, container(gallery(11))),
    "text of 4001": (MESSAGES, container({"type": 10, "content": "x" * 4001})),
    "text without content": (MESSAGES, container({"type": 10})),
    "component of no type": (MESSAGES, container({"content": "x"})),
    "component of type 99": (MESSAGES, container({"type": 99})),
    "callback type 11": (CALLBACK, answer({}, 11)),
    "callback without a type": (CALLBACK, {"data": {}}),
    "modal title of 46": (CALLBACK, modal(title="x" * 46)),
    "modal without components": (CALLBACK, modal(components=[])),
    "modal without a custom_id": (CALLBACK, modal(custom_id=None)),
    "26 choices": (CALLBACK, choices(26)),
    "choice name of 101": (CALLBACK, choices(1, name="x" * 101)),
    "choice without a name": (CALLBACK, answer({"choices": [{"value": "K"}]}, 8)),
    "command name of 33": (SYNC, command(name="x" * 33)),
    "command without a name": (SYNC, [{"description": "x"}]),
    "description of 101": (SYNC, command(description="x" * 101)),
    "localised description of 101": (SYNC, command(description_localizations={"ja": "x" * 101})),
    "26 subcommands": (SYNC, command(*[sub(f"s{n}") for n in range(26)])),
    "option type 12": (SYNC, command(sub("new", {"type": 12, "name": "a", "description": "b"}))),
    "context 7": (SYNC, command(contexts=[7])),
    "a context twice": (SYNC, command(contexts=[0, 0])),
    "131 commands": (SYNC, command() * 131),
    "thread without a name": (THREAD, {"auto_archive_duration": 60}),
    "archive after 61 minutes": (
        ("POST", "/channels/1/messages/2/threads"),
        {"name": "a", "auto_archive_duration": 61},
    ),
    "thread name of 101": (THREAD, {"name": "x" * 101}),
    "one message deleted in bulk": (("POST", "/channels/1/messages/bulk-delete"), {"messages": ["1"]}),
}
UNKNOWN: dict[str, tuple[tuple[str, str], Any]] = {
    "a typo": (MESSAGES, message(contnet="x")),
    "a typo in a button": (MESSAGES, message(row(button(custum_id="x")))),
    "a typo in an option": (MESSAGES, message(row(select(option(default_value=True))))),
    "a typo in an embed": (MESSAGES, message(embeds=[embed(colour=1)])),
    "a typo in allowed_mentions": (MESSAGES, message(allowed_mentions={"parsed": []})),
    "a typo in a container": (MESSAGES, container({"type": 10, "content": "x", "text": "y"})),
    "a typo in a modal": (CALLBACK, modal(heading="x")),
    "a typo in a choice": (CALLBACK, choices(1, label="x")),
    "a typo in a command": (SYNC, command(contexst=[0])),
    "a typo in a subcommand": (SYNC, command(sub(descriptions="x"))),
    "unheard of in an object without fields": (("PATCH", "/applications/1/commands/2"), {"colour": 1}),
}


def request(oracle: SpecOracle, route: tuple[str, str], body: Any) -> list[str]:
    return oracle.request(*route, {}, body, "application/json")


@pytest.mark.parametrize("what", RIGHT)
def test_what_the_bot_says_is_right(oracle: SpecOracle, what: str) -> None:
    assert request(oracle, *RIGHT[what]) == []


@pytest.mark.parametrize("what", WRONG)
def test_what_discord_refuses_is_refused(oracle: SpecOracle, what: str) -> None:
    faults = request(oracle, *WRONG[what])
    assert faults and not any("among the facts" in f for f in faults)


@pytest.mark.parametrize("what", UNKNOWN)
def test_unknown_keys_are_refused(oracle: SpecOracle, what: str) -> None:
    assert any("among the facts" in f for f in request(oracle, *UNKNOWN[what]))


def test_routes_queries_and_bodies_that_do_not_exist_are_refused(oracle: SpecOracle) -> None:
    assert request(oracle, ("POST", "/channels/1/message"), message())
    assert request(oracle, MESSAGES, None) == ["a body is required"]
    assert request(oracle, ("PUT", "/channels/1/pins/2"), {"content": "x"}) == ["no body is known here"]
    assert oracle.request("GET", "/channels/1/messages", {"limit": "5"}, None, "") == []
    assert oracle.request("GET", "/channels/1/messages", {"limits": "5"}, None, "")


def test_answers_are_judged_too(oracle: SpecOracle) -> None:
    place = "GET", "/users/2"
    user: Json = {"id": "2", "username": "alex", "discriminator": "0000", "global_name": None, "avatar": None}
    user |= {"public_flags": 0, "flags": 0, "primary_guild": None}
    assert oracle.response(*place, 200, user) == []
    assert oracle.response(*place, 200, {**user, "id": 2}) and oracle.response(*place, 200, {**user, "nick": "A"})
    assert oracle.response(*place, 200, {k: v for k, v in user.items() if k != "username"})
    assert oracle.response(*place, 200, None) == ["a body is expected"]
    assert oracle.response(*place, 302, None) and oracle.response("PUT", "/channels/1/pins/2", 204, user)
    assert oracle.response(*place, 404, {"code": 10013, "message": "Unknown User"}) == []
    assert oracle.response(*place, 404, {"message": "Unknown User"})


@pytest.mark.parametrize(
    ("kind", "schema"),
    [
        ("text 1..100 | null", {"oneOf": [{"type": "string", "minLength": 1, "maxLength": 100}, {"type": "null"}]}),
        ("whole 0..", {"type": "integer", "minimum": 0}),
        ("whole -5..5", {"type": "integer", "minimum": -5, "maximum": 5}),
        ('"users" | "roles"', {"enum": ["users", "roles"]}),
        ("[A or B] ..5 distinct", None),
        ("{text} ..34", {"type": "object", "additionalProperties": {"type": "string"}, "maxProperties": 34}),
        ("null | (1 | 2)", {"oneOf": [{"type": "null"}, {"enum": [1, 2]}]}),
        (r'text ~ "^(0|[1-9]\\d*)$"', {"type": "string", "pattern": r"^(0|[1-9]\d*)$"}),
    ],
)
def test_the_notation(kind: str, schema: Json | None) -> None:
    inner = {"anyOf": [{"$ref": "#/$defs/A"}, {"$ref": "#/$defs/B"}]}
    assert as_schema(kind) == (schema or {"type": "array", "items": inner, "maxItems": 5, "uniqueItems": True})


@pytest.mark.parametrize("kind", ["text 1..2..3", "[text", "text |", "a b", "text; whole", "text | whole or null"])
def test_what_is_no_kind_is_refused(kind: str) -> None:
    with pytest.raises((ValueError, IndexError)):
        as_schema(kind)


def test_the_table_is_whole_and_says_what_the_document_says() -> None:
    """Every name in it exists; if Discord's document is available, exactly this table derives from it."""
    facts = Facts.read()
    assert facts.text() == PATH.read_text(encoding="utf-8"), "edited by hand?"
    kinds = [k for told in facts.routes.values() for k in told.values() if isinstance(k, str) and k != "nothing"]
    schemas = json.dumps([facts.definitions(), [as_schema(k) for k in kinds]])
    assert set(re.findall(r"#/\$defs/(\w+)", schemas)) == facts.shapes.keys()
    path = facts_build.document_path()
    if path is None:
        return
    builder = facts_build.Builder(json.loads(path.read_text(encoding="utf-8")))
    assert builder.build(facts_build.kept(facts)).text().splitlines() == facts.text().splitlines(), (
        "Discord's document changed: python -m tests.e2e.facts_build, and look at what it changes"
    )
    for (method, place), body in WRONG.values():
        assert not builder.allows(method, place, body), f"the document allows {body}"
    for (method, place), body in RIGHT.values():
        assert builder.allows(method, place, body), f"the document refuses {body}"
