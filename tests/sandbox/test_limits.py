"""The sandbox refuses the same requests as Discord, with the same codes."""

from __future__ import annotations

import io
import json
from typing import Any

import aiohttp
import pytest

from tests.sandbox.wire import Wire

Json = dict[str, Any]


def button(**more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "x", "custom_id": "a", **more}


def row(*inner: Json) -> Json:
    return {"type": 1, "components": list(inner)}


def option(n: int, **more: Any) -> Json:
    return {"label": f"o{n}", "value": f"v{n}", **more}


def select(count: int, **more: Any) -> Json:
    return {"type": 3, "custom_id": "s", "options": [option(n) for n in range(count)], **more}


TEXT = {"type": 10, "content": "x"}
V2 = 1 << 15
REFUSED: dict[str, Json] = {
    "content 2001": {"content": "x" * 2001},
    "embed title 257": {"embeds": [{"title": "x" * 257}]},
    "embed description 4097": {"embeds": [{"description": "x" * 4097}]},
    "embed field value 1025": {"embeds": [{"fields": [{"name": "x", "value": "x" * 1025}]}]},
    "26 fields": {"embeds": [{"fields": [{"name": "x", "value": "x"}] * 26}]},
    "11 embeds": {"embeds": [{"title": "x"}] * 11},
    "6001 embed characters": {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]},
    "embed colour": {"embeds": [{"title": "x", "color": 1 << 24}]},
    "6 rows": {"components": [row(button(custom_id=str(i))) for i in range(6)]},
    "6 buttons": {"components": [row(*(button(custom_id=str(i)) for i in range(6)))]},
    "empty row": {"components": [row()]},
    "button and select": {"components": [row(button(), select(2))]},
    "label 81": {"components": [row(button(label="x" * 81))]},
    "no label": {"components": [row({"type": 2, "style": 1, "custom_id": "a"})]},
    "custom_id 101": {"components": [row(button(custom_id="x" * 101))]},
    "custom_id twice": {"components": [row(button(), button())]},
    "style 9": {"components": [row(button(style=9))]},
    "link without url": {"components": [row({"type": 2, "style": 5, "label": "x"})]},
    "a playing card is no emoji": {"components": [row(button(emoji={"name": "🂡"}))]},
    "unknown custom emoji": {"components": [row(button(emoji={"id": "123", "name": "x"}))]},
    "26 options": {"components": [row(select(26))]},
    "no options": {"components": [row(select(0))]},
    "option label 101": {"components": [row({**select(1), "options": [option(1, label="x" * 101)]})]},
    "option value twice": {"components": [row({**select(1), "options": [option(1), option(1)]})]},
    "max_values over the options": {"components": [row(select(2, max_values=3))]},
    "placeholder 151": {"components": [row(select(2, placeholder="x" * 151))]},
    "V2 without the flag": {"components": [TEXT]},
    "V2 with content": {"flags": V2, "content": "x", "components": [TEXT]},
    "V2 with embeds": {"flags": V2, "embeds": [{"title": "x"}], "components": [TEXT]},
    "41 components": {"flags": V2, "components": [{"type": 17, "components": [TEXT] * 40}]},
    "4001 characters": {
        "flags": V2,
        "components": [{"type": 10, "content": "x" * 2001}, {"type": 10, "content": "x" * 2000}],
    },
    "empty text": {"flags": V2, "components": [{"type": 10, "content": ""}]},
    "container in container": {
        "flags": V2,
        "components": [{"type": 17, "components": [{"type": 17, "components": [TEXT]}]}],
    },
    "section without accessory": {"flags": V2, "components": [{"type": 9, "components": [TEXT]}]},
    "gallery of 11": {
        "flags": V2,
        "components": [{"type": 12, "items": [{"media": {"url": "https://x.y/z"}}] * 11}],
    },
    "empty gallery": {"flags": V2, "components": [{"type": 12, "items": []}]},
    "alt text 1025 in a gallery": {
        "flags": V2,
        "components": [{"type": 12, "items": [{"media": {"url": "https://x.y/z"}, "description": "x" * 1025}]}],
    },
    "file not uploaded": {
        "flags": V2,
        "components": [{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}],
    },
    "nonce 26": {"content": "x", "nonce": "x" * 26},
    "attachment not uploaded": {"content": "x", "attachments": [{"id": "0", "filename": "a.png"}]},
}


@pytest.mark.parametrize("case", REFUSED)
async def test_messages_refused(wire: Wire, case: str) -> None:
    status, body = await wire.send(**REFUSED[case])
    assert (status, body["code"]) == (400, 50035), body
    assert wire.box.channel("table").messages == {}


ACCEPTED: dict[str, Json] = {
    "content 2000": {"content": "x" * 2000},
    "5 rows of 5": {"components": [row(*(button(custom_id=f"{r}{i}") for i in range(5))) for r in range(5)]},
    "25 options": {"components": [row(select(25, max_values=25))]},
    "40 components": {"flags": V2, "components": [{"type": 17, "components": [TEXT] * 39}]},
    "6000 embed characters": {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2000}]},
    "the joker is an emoji": {"components": [row(button(emoji={"name": "🃏"}, label=None))]},
}


@pytest.mark.parametrize("case", ACCEPTED)
async def test_messages_accepted(wire: Wire, case: str) -> None:
    status, body = await wire.send(**ACCEPTED[case])
    assert status == 200, body


async def test_empty_message(wire: Wire) -> None:
    for content in ("", "   ", None):
        status, body = await wire.send(content=content)
        assert (status, body["code"]) == (400, 50006)


async def upload(wire: Wire, count: int, size: int, **body: Any) -> tuple[int, Any]:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", json.dumps(body))
    for n in range(count):
        form.add_field(f"files[{n}]", io.BytesIO(b"x" * size), filename=f"f {n}.txt")
    url = f"{wire.box.api}/channels/{wire.box.channel('table').id}/messages"
    async with wire.session.post(url, data=form, headers=wire.headers) as r:
        return r.status, await r.json()


async def test_uploads(wire: Wire) -> None:
    assert (await upload(wire, 1, 1001))[1]["code"] == 40005
    assert (await upload(wire, 11, 1))[1]["code"] == 50035
    alt = {"attachments": [{"id": 0, "description": "x" * 1025}]}
    assert (await upload(wire, 1, 1, **alt))[1]["code"] == 50035
    status, body = await upload(wire, 1, 1, attachments=[{"id": 0, "description": "x" * 1024}])
    assert status == 200 and body["attachments"][0]["filename"] == "f_0.txt"
    async with wire.session.get(body["attachments"][0]["url"]) as r:
        assert await r.read() == b"x"


def command(**more: Any) -> Json:
    return {"name": "a", "description": "b", "type": 1, **more}


def typed(**more: Any) -> Json:
    return {"name": "o", "description": "d", "type": 3, **more}


BAD_COMMANDS: dict[str, list[Json]] = {
    "upper case": [command(name="Geschenk")],
    "space": [command(name="a b")],
    "name 33": [command(name="x" * 33)],
    "description 101": [command(description="x" * 101)],
    "no description": [command(description="")],
    "localized description 101": [command(description_localizations={"ja": "あ" * 101})],
    "unknown locale": [command(name_localizations={"jp": "a"})],
    "twice": [command(), command()],
    "26 options": [command(options=[typed(name=f"o{i}") for i in range(26)])],
    "required after optional": [command(options=[typed(), typed(name="p", required=True)])],
    "options of one name": [command(options=[typed(), typed()])],
    "localized options of one name": [
        command(options=[typed(name_localizations={"ja": "数"}), typed(name="p", name_localizations={"ja": "数"})])
    ],
    "26 choices": [command(options=[typed(choices=[{"name": f"c{i}", "value": "v"} for i in range(26)])])],
    "choices and autocomplete": [command(options=[typed(autocomplete=True, choices=[{"name": "c", "value": "v"}])])],
    "number for a text": [command(options=[typed(choices=[{"name": "c", "value": 3}])])],
    "sub-command beside an option": [command(options=[{"name": "s", "description": "d", "type": 1}, typed()])],
    "group in group": [
        command(
            options=[
                {
                    "name": "g",
                    "description": "d",
                    "type": 2,
                    "options": [{"name": "h", "description": "d", "type": 2, "options": []}],
                }
            ]
        )
    ],
    "over 8000 characters": [
        command(
            options=[
                typed(name=f"o{i}", choices=[{"name": f"{j}" * 90, "value": f"{j}" * 90} for j in range(2)])
                for i in range(25)
            ]
        )
    ],
}


@pytest.mark.parametrize("case", BAD_COMMANDS)
async def test_commands_refused(wire: Wire, case: str) -> None:
    status, body = await wire.sync(*BAD_COMMANDS[case])
    assert (status, body["code"]) == (400, 50035), body


async def test_command_limits_count_the_longest_language(wire: Wire) -> None:
    fits = command(
        options=[
            typed(
                name=f"o{i}",
                description="d" * 100,
                choices=[{"name": "x" * 90, "value": "v" * 90, "name_localizations": {"ja": "あ" * 90}}],
            )
            for i in range(25)
        ]
    )
    status, body = await wire.sync(fits)
    assert status == 200, body
    status, again = await wire.sync(fits, command(name="b"))
    assert status == 200 and again[0]["id"] == body[0]["id"]
    assert (await wire.sync(*(command(name=f"c{i}") for i in range(101))))[1]["code"] == 30032


async def test_unknown_things_and_wrong_token(wire: Wire) -> None:
    table = wire.box.channel("table").id
    for method, path, code in (
        ("GET", "/channels/1", 10003),
        ("GET", f"/channels/{table}/messages/1", 10008),
        ("GET", "/users/1", 10013),
        ("GET", "/guilds/1", 10004),
        ("GET", f"/guilds/{wire.box.guild().id}/members/1", 10007),
    ):
        assert (await wire.ask(method, path))[1]["code"] == code
    assert (await wire.ask("POST", "/webhooks/1/abc", {"content": "x"}))[1]["code"] == 10015
    wire.headers = {"Authorization": "Bot wrong"}
    assert (await wire.ask("GET", "/users/@me"))[0] == 401


async def test_enforced_nonce_answers_with_the_first_message(wire: Wire) -> None:
    first = (await wire.send(content="a", nonce="table:1", enforce_nonce=True))[1]
    again = (await wire.send(content="a", nonce="table:1", enforce_nonce=True))[1]
    other = (await wire.send(content="a", nonce="table:2", enforce_nonce=True))[1]
    assert first["id"] == again["id"] != other["id"]


async def test_edits_of_old_messages(wire: Wire, at_one_moment: None) -> None:
    message = (await wire.send(content="a"))[1]
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"
    for n in range(5):
        assert (await wire.ask("PATCH", path, {"content": str(n)}))[0] == 200
    wire.box.advance(3601)
    answers = [await wire.ask("PATCH", path, {"content": f"old {n}"}) for n in range(4)]
    assert [a[0] for a in answers] == [200, 200, 200, 429]
    assert answers[3][1]["code"] == 30046 and answers[3][1]["retry_after"] <= 6


async def test_permissions(wire: Wire) -> None:
    box, table = wire.box, wire.box.channel("table")
    sent = (await wire.send(content="before"))[1]
    box.admin.deny(table, "SEND_MESSAGES")
    assert (await wire.send(content="x"))[1]["code"] == 50013
    box.admin.allow(table, "SEND_MESSAGES")
    box.admin.deny(table, "ATTACH_FILES", "CREATE_PUBLIC_THREADS", "ADD_REACTIONS", "PIN_MESSAGES")
    assert (await upload(wire, 1, 1))[1]["code"] == 50013
    thread = {"name": "t", "type": 11, "auto_archive_duration": 60}
    assert (await wire.ask("POST", f"/channels/{table.id}/threads", thread))[1]["code"] == 50013
    path = f"/channels/{table.id}/messages/{sent['id']}"
    assert (await wire.ask("PUT", path + "/reactions/%F0%9F%83%8F/@me"))[1]["code"] == 50013
    assert (await wire.ask("PUT", f"/channels/{table.id}/messages/pins/{sent['id']}"))[1]["code"] == 50013
    assert (await wire.ask("DELETE", f"/channels/{table.id}"))[1]["code"] == 50013
    box.admin.deny(table, "VIEW_CHANNEL")
    assert (await wire.ask("GET", path))[1]["code"] == 50001
    box.admin.leave(box.guild(), box.world.bot)
    assert (await wire.ask("GET", f"/guilds/{box.guild().id}"))[1]["code"] == 50001


async def test_reactions_must_be_emoji(wire: Wire) -> None:
    sent = (await wire.send(content="x"))[1]
    path = f"/channels/{sent['channel_id']}/messages/{sent['id']}/reactions"
    assert (await wire.ask("PUT", path + "/%F0%9F%82%A1/@me"))[1]["code"] == 10014
    assert (await wire.ask("PUT", path + "/%F0%9F%83%8F/@me"))[0] == 204
    assert (await wire.ask("DELETE", path + "/%F0%9F%83%8F/@me"))[0] == 204
    assert wire.box.channel("table").messages[sent["id"]].reactions == {}


async def test_strangers_are_refused(wire: Wire) -> None:
    for headers in ({"Host": "evil.example"}, {"Origin": "http://evil.example"}, {"Origin": "null"}):
        for path in ("/", "/page/people", "/api/v10/users/@me", "/gateway/"):
            async with wire.session.get(wire.box.base + path, headers=headers) as r:
                assert r.status == 403
    async with wire.session.get(wire.box.base + "/page/people", headers={"Origin": wire.box.base}) as r:
        assert r.status == 200
    async with wire.session.get(wire.box.base + "/page/../server.py") as r:
        assert r.status == 404
    async with wire.session.get(wire.box.base + "/page/%2e%2e/server.py") as r:
        assert r.status == 404
