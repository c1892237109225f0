"""The commands for translators: what they make, what they find, and what they say."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from locales import catalogue, languages, words
from locales.__main__ import main
from locales.check import report, report_text
from locales.language import folder as folder_of
from tests.locales.folders import TAG, Make


def lines(tag: str = TAG) -> dict[str, list[str]]:
    """Return what a report finds, by kind, each without its folder."""
    found = report(tag)
    kinds = {"broken": found.broken, "doubtful": found.doubtful, "changed": found.changed}
    return {kind: [str(flaw).removeprefix(f"locales/{tag}/") for flaw in some] for kind, some in kinds.items()}


def test_a_new_language_is_empty_and_can_be_used(make: Make, capsys: pytest.CaptureFixture[str]) -> None:
    make("qab")
    assert main(["new", "sv"]) == 0 and "locales/sv/language.toml" in capsys.readouterr().out
    catalogue.read_anew()
    one = languages()["sv"]
    assert (one.name, one.english, one.fallback) == ("Svenska", "Swedish", "en")
    assert (one.numbers, one.direction, one.discord) == ("sv", "ltr", ("sv",))
    folder = folder_of("sv")
    assert {file.name for file in folder.glob("*.ftl")} == {file.name for file in folder_of("en").glob("*.ftl")}
    for file in folder.glob("*.ftl"):
        entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
        assert entries and all(isinstance(entry, ast.BaseComment) for entry in entries), file.name
    assert "# button-more = More\n" in (folder / "common.ftl").read_text(encoding="utf-8")
    assert words("sv")("button-more") == words("en")("button-more")
    assert main(["check", "sv"]) == 0
    assert capsys.readouterr().out.startswith("sv: Svenska (Swedish), 0 of ")
    assert main(["new", "sv"]) == 1 and "is there already" in capsys.readouterr().out
    for strange in ("Klingon", "xx", "../sv"):
        assert main(["new", strange]) == 1 and "language" in capsys.readouterr().out
    assert main(["check", "fr"]) == 1 and "there is no language fr" in capsys.readouterr().out


def test_what_is_broken_is_told_with_its_line(make: Make) -> None:
    make(
        common="""button-more = Mehr
button-back = { $who } zurück
button-log = { $x
button-hint = { no-such-text }
button-more = Noch mehr
malformed-command = Das geht nicht.
""",
        commands="command-play-name = Spielen\ncommand-games-name = zwei worte\ncommand-settings-name = geschenkt\n",
        geschenk="geschenk-command = geschenkt\n",
    )
    assert sorted(lines()["broken"]) == [
        "commands.ftl:1: command-play-name: 'Spielen' has capitals, which names of commands cannot have",
        "commands.ftl:2: command-games-name: 'zwei worte' has more than letters, digits, - and _",
        "common.ftl:2: button-back: there is no $who here; it may use no values",
        "common.ftl:3: 'button-log = { $x': { and } do not match, "
        "or a further line of the text does not begin with four spaces",
        "common.ftl:4: button-hint names a text that is none: no-such-text",
        "common.ftl:5: button-more is there twice; the first counts",
        "geschenk.ftl:1: geschenk-command: 'geschenkt' is also command-settings-name",
    ]


def test_what_is_doubtful_is_told_and_all_else_is_not(make: Make) -> None:
    make(
        common=f"""button-more = {"x" * 81}
button-back = {"x" * 80}
toggle-forced = {"{ $made ->"}
    [yes] Ja
   *[perhaps] Nein
{"}"}
no-such-text = Nichts
inbox-button = Tisch {"{ $table }"}
""",
        geschenk=f"geschenk-line = {'x' * 101}\ngeschenk-about = {'x' * 400}\n",
    )
    assert sorted(lines()["doubtful"]) == [
        "common.ftl:1: button-more has 81 characters or more; a button has at most 80",
        "common.ftl:3: toggle-forced belongs into settings.ftl",
        "common.ftl:3: toggle-forced has no variant [no] of $made",
        "common.ftl:3: toggle-forced: the variant [perhaps] of $made is never chosen",
        "common.ftl:7: no-such-text is no text of the bot (any more): delete it",
        "common.ftl:8: inbox-button belongs into lobby.ftl",
        "common.ftl:8: inbox-button does not say $title",
        "geschenk.ftl:1: geschenk-line has 101 characters or more; a description in Discord has at most 100",
    ]
    assert lines()["broken"] == []


def test_a_translation_is_looked_at_again_once_its_source_has_changed(
    make: Make, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = make(common="button-more = Mehr\nbutton-back = Zurück\nbutton-log = Protokoll\n")
    noted = folder / "sources.txt"
    assert main(["check", TAG]) == 0 and lines()["changed"] == []
    kept = noted.read_text(encoding="utf-8")
    # As if the English had been another when these were translated.
    old = "\n".join(f"{line.split()[0]} 00000000 {line.split()[2]}" for line in kept.splitlines()[1:])
    noted.write_text(old, encoding="utf-8")
    assert [line.split(":")[2] for line in lines()["changed"]] == [" button-more", " button-back", " button-log"]
    (folder / "common.ftl").write_text("button-more = Noch mehr\nbutton-back = Zurück\n", encoding="utf-8")
    assert main(["check", TAG]) == 0
    assert "Changed since you translated them" in capsys.readouterr().out
    assert [line.split(":")[2] for line in lines()["changed"]] == [" button-back"], "one is new, one is gone"
    assert main(["check", TAG, "--seen"]) == 0 and lines()["changed"] == []


def test_a_report_says_how_much_is_done(make: Make) -> None:
    make(common="button-more = Mehr\n")
    some, every = report_text(report(TAG)), report_text(report(TAG), every=True)
    assert some.startswith(f"{TAG}: Wendisch (Wendish), 1 of {len(words('en').sources):,} texts, 0 %")
    assert "Not translated yet (people see: English):" in some and "  tiles.ftl: " in some
    assert "button-back" in every and "button-back" not in some and "button-more" not in every
