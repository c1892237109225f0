"""The file .env as editors and shells write it, and lines that are no setting: one error line without secrets."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.run.environment import BadSettings, Settings, read_env_file

TOKEN = "MTAx.Gx7.abc_def-123"


def read(tmp_path: Path, text: str | bytes) -> dict[str, str]:
    """Return the settings in a file with this content."""
    path = tmp_path / ".env"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_env_file(path)


@pytest.mark.parametrize(
    "line",
    [
        f"TEFUDA_TOKEN={TOKEN}",
        f"\ufeffTEFUDA_TOKEN={TOKEN}",
        f"export TEFUDA_TOKEN={TOKEN}",
        f"  export  TEFUDA_TOKEN = {TOKEN}  ",
        f'TEFUDA_TOKEN="{TOKEN}"',
        f"TEFUDA_TOKEN='{TOKEN}' # the new one",
        f"TEFUDA_TOKEN={TOKEN} # it's the new one",
        f"TEFUDA_TOKEN={TOKEN}\t#",
        f"# TEFUDA_TOKEN=old\r\n\r\nTEFUDA_TOKEN={TOKEN}\r\n#TEFUDA_TOKEN=older",
    ],
)
def test_a_setting_is_found_however_it_is_written(tmp_path: Path, line: str) -> None:
    assert read(tmp_path, line) == {"TEFUDA_TOKEN": TOKEN}


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("A=", ""),
        ("A=  # nothing yet", ""),
        ("A=''", ""),
        ("A=b#c", "b#c"),
        ("A='b # c'", "b # c"),
        ('A="it\'s"', "it's"),
        ("A=b=c", "b=c"),
        ("A=INFO, tefuda.delivery=DEBUG", "INFO, tefuda.delivery=DEBUG"),
        ("A=保存 # ここ", "保存"),
    ],
)
def test_quotes_and_comments_are_those_of_a_shell(tmp_path: Path, line: str, value: str) -> None:
    assert read(tmp_path, line) == {"A": value}


def test_no_file_says_nothing(tmp_path: Path) -> None:
    assert read_env_file(tmp_path / "missing") == {} == read(tmp_path, "") == read(tmp_path, b"\xef\xbb\xbf")


@pytest.mark.parametrize(
    "text",
    [f"TEFUDA_TOKEN=first-half\n{TOKEN}", f'A=b\nTEFUDA_TOKEN="{TOKEN}', f"A=b\nTEFUDA_TOKEN='{TOKEN}' more"],
)
def test_what_is_no_setting_is_said_by_its_line_alone(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadSettings, match=r"^Line 2 of .*\.env is no setting: .*NAME=value") as said:
        read(tmp_path, text)
    assert "\n" not in str(said.value) and TOKEN not in str(said.value)


@pytest.mark.parametrize(
    "bad", [f"{TOKEN} {TOKEN}", f"Bot {TOKEN}", f"{TOKEN}\n{TOKEN}", f"{TOKEN}\u3000x", "トークン"]
)
def test_a_token_with_something_else_in_it_is_none(tmp_path: Path, bad: str) -> None:
    file = tmp_path / "token"
    file.write_text(bad, encoding="utf-8")
    for environ in ({"TEFUDA_TOKEN": bad}, {"TEFUDA_TOKEN_FILE": str(file)}):
        with pytest.raises(BadSettings, match=r"^TEFUDA_TOKEN is no token: .*portal") as said:
            Settings.read(environ)
        assert "\n" not in str(said.value) and TOKEN not in str(said.value)


def test_a_file_with_the_token_may_begin_with_a_mark_and_end_with_a_line(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_bytes(b"\xef\xbb\xbf" + TOKEN.encode() + b"\r\n")
    assert Settings.read({"TEFUDA_TOKEN_FILE": str(file)}).token == TOKEN


@pytest.mark.parametrize(
    ("name", "bad", "good"),
    [
        ("TEFUDA_API", "proxy:8080", "http://proxy:8080/api/v10"),
        ("TEFUDA_API", "http://my proxy/api", "https://proxy/api"),
        ("TEFUDA_GATEWAY", "http://here", "ws://127.0.0.1:8765/gateway"),
        ("TEFUDA_CDN", "here", "http://127.0.0.1:8765"),
    ],
)
def test_an_address_is_one_that_can_be_called(name: str, bad: str, good: str) -> None:
    with pytest.raises(BadSettings, match=f"^{name} is "):
        Settings.read({"TEFUDA_TOKEN": TOKEN, name: bad})
    read = Settings.read({"TEFUDA_TOKEN": TOKEN, name: good})
    assert good in (read.api, read.gateway, read.cdn)
    assert Settings.read({"TEFUDA_TOKEN": TOKEN, name: ""}).api is None


def test_the_address_of_a_database_is_one_word() -> None:
    for bad in ("postgresql://me:sesame@db/te fuda", "postgresql://me:sesame@db/tefuda\nx"):
        with pytest.raises(BadSettings, match=r"^TEFUDA_DATABASE takes") as said:
            Settings.read({"TEFUDA_TOKEN": TOKEN, "TEFUDA_DATABASE": bad})
        assert "sesame" not in str(said.value)


def test_an_empty_setting_is_as_none() -> None:
    said = {"TEFUDA_TOKEN": TOKEN}
    assert Settings.read({**said, "TEFUDA_DATA": ""}).data == Settings.read(said).data


@pytest.mark.parametrize(("said", "megabytes"), [("", 64), ("64", 64), (" 200 ", 200), ("16", 16)])
def test_the_memory_of_drawing_is_a_number_of_megabytes(said: str, megabytes: int) -> None:
    assert Settings.read({"TEFUDA_DRAWING_MB": said}, token=False).drawing == megabytes
    assert Settings.read({}, token=False).drawing == 64


@pytest.mark.parametrize("said", ["0", "15", "-64", "64 MB", "much", "1e3"])
def test_a_memory_of_drawing_that_is_no_number_or_too_small_is_refused(said: str) -> None:
    with pytest.raises(BadSettings, match="TEFUDA_DRAWING_MB"):
        Settings.read({"TEFUDA_DRAWING_MB": said}, token=False)


@pytest.mark.parametrize(("said", "days"), [("", 0), ("30", 30), (" 365 ", 365)])
def test_the_days_after_which_tables_are_thinned(said: str, days: int) -> None:
    assert Settings.read({"TEFUDA_KEEP_DAYS": said}, token=False).keep_days == days


@pytest.mark.parametrize("said", ["0", "29", "-365", "a year", "1e3"])
def test_too_few_days_are_refused(said: str) -> None:
    with pytest.raises(BadSettings, match="TEFUDA_KEEP_DAYS"):
        Settings.read({"TEFUDA_KEEP_DAYS": said}, token=False)


@pytest.mark.parametrize(
    ("environ", "proxy"),
    [
        ({}, None),
        ({"HTTP_PROXY": "http://proxy:3128"}, None),  # for addresses that Discord does not have
        ({"HTTPS_PROXY": "http://proxy:3128"}, "http://proxy:3128"),
        ({"https_proxy": "proxy:3128"}, "http://proxy:3128"),
        ({"HTTPS_PROXY": "http://me:sesame@proxy:3128/"}, "http://me:sesame@proxy:3128/"),
        ({"HTTPS_PROXY": "http://proxy:3128", "NO_PROXY": "localhost"}, "http://proxy:3128"),
        ({"HTTPS_PROXY": "http://proxy:3128", "NO_PROXY": "localhost, .discord.com"}, None),
        ({"HTTPS_PROXY": "http://proxy:3128", "no_proxy": "*"}, None),
        ({"HTTPS_PROXY": "http://proxy:3128", "TEFUDA_API": "http://nirn:8080/api/v10"}, None),
        ({"HTTPS_PROXY": " "}, None),
    ],
)
def test_a_proxy_is_that_of_other_programs(environ: dict[str, str], proxy: str | None) -> None:
    assert Settings.read({"TEFUDA_TOKEN": TOKEN, **environ}).proxy == proxy


@pytest.mark.parametrize("bad", ["socks5://me:sesame@proxy:1080", "ftp://proxy", "http://my proxy:1", "http://"])
def test_a_proxy_that_cannot_be_used_is_refused_in_words(bad: str) -> None:
    with pytest.raises(BadSettings, match=r"^HTTPS_PROXY takes http://host:port.*NO_PROXY") as said:
        Settings.read({"TEFUDA_TOKEN": TOKEN, "HTTPS_PROXY": bad})
    assert "sesame" not in str(said.value)
