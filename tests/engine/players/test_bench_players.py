"""The measurement of the computer players continues where it stopped, and only with the same players."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench.strength import matches, players, playouts, unplayed
from bench.strength.matches import LONGER, SIMULATIONS, Duel, code_of, simulations
from bench.strength.players import FIRST, Line, recalled, recorded
from bench.strength.replayed import renewed
from bench.strength.unplayed import as_played
from engine.players.levels import BEGINNER, FRIEND, STRONG, level_of

DUEL = Duel("geschenk", 3, STRONG, "house")


def test_a_run_goes_on_with_the_shuffles_that_are_missing(tmp_path: Path) -> None:
    record = tmp_path / "players.jsonl"
    line = Line(DUEL, {FIRST: 1.5, FIRST + 2: -0.25}, {FIRST + 1}, 12.0)
    recorded([line, Line(Duel("geschenk", 4, STRONG, "house"))], {DUEL: "code"}, record)
    after = Line(DUEL)
    recalled([after], {DUEL: "code"}, record)
    assert after.results == {FIRST: 1.5, FIRST + 2: -0.25} and after.spent == 12.0
    assert [after.begin(), after.begin()] == [FIRST + 1, FIRST + 3], "a match that was cut off is played again"
    assert after.asked == 4


def test_matches_of_other_players_do_not_count(tmp_path: Path) -> None:
    record = tmp_path / "players.jsonl"
    recorded([Line(DUEL, {FIRST: 1.5})], {DUEL: "before"}, record)
    assert json.loads(record.read_text(encoding="utf-8"))["code"] == "before"
    after = Line(DUEL)
    recalled([after], {DUEL: "now"}, record)
    assert not after.results


def test_matches_of_players_before_are_shown_as_such_until_there_are_enough(tmp_path: Path) -> None:
    record = tmp_path / "players.jsonl"
    recorded([Line(DUEL, {FIRST + k: 1.0 for k in range(40)})], {DUEL: "before"}, record)
    after = Line(DUEL)
    recalled([after], {DUEL: "now"}, record)
    assert str(after).endswith(f"| 40 | 100 % (91-100) | +1.00 ± 0.00 | inf | yes {players.EARLIER} |")
    after.results = {FIRST: -1.0}
    recorded([after], {DUEL: "now"}, record)
    again = Line(DUEL)
    recalled([again], {DUEL: "now"}, record)
    assert again.results == after.results and again.former == after.former
    again.results = {FIRST + k: -1.0 for k in range(players.FEWEST)}
    assert players.EARLIER not in str(again)
    recorded([again], {DUEL: "now"}, record)
    assert [json.loads(row)["code"] for row in record.read_text(encoding="utf-8").splitlines()] == ["now"]


def test_players_that_play_a_match_as_before_are_the_same_whatever_their_code(tmp_path: Path) -> None:
    record = tmp_path / "players.jsonl"
    other = Duel("geschenk", 4, STRONG, "house")
    recorded(
        [Line(DUEL, {FIRST: 1.5, FIRST + 1: 2.0}), Line(other, {FIRST: 1.5})], dict.fromkeys((DUEL, other), "x"), record
    )
    played: list[tuple[Duel, int]] = []

    def again(duel: Duel, seed: int) -> tuple[float, float]:
        played.append((duel, seed))
        return (1.5 if seed == FIRST else 2.00001) if duel == DUEL else 1.25, 0.0

    assert renewed(record, ["target"], again) == []
    assert renewed(record, ["geschenk"], again) == [(DUEL, True), (other, False)]
    assert played == [(DUEL, FIRST), (DUEL, FIRST + 1), (other, FIRST)]
    rows = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    assert [row["code"] for row in rows] == [code_of(DUEL), "x"]
    assert renewed(record, (), again) == [(other, False)], "asked once only"


def test_words_about_code_are_not_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "ENGINE", tmp_path)
    monkeypatch.setattr(unplayed, "BEFORE", {})  # they are fingerprints of the true files
    for folder in ("players", "games/geschenk"):
        (tmp_path / folder).mkdir(parents=True)
    search, slips, rules = (tmp_path / p for p in ("players/search.py", matches.SLIPS, "games/geschenk/rules.py"))
    search.write_text('"""About."""\n\n\ndef two() -> int:\n    """Two."""\n    return 2\n')
    slips.write_text("SLIP = 1\n")
    rules.write_text("CARDS = 33\n")
    before = code_of(DUEL), code_of(Duel("geschenk", 3, FRIEND, BEGINNER))
    search.write_text('"""Told better."""\n\n\ndef two() -> int:\n    # Why two.\n    return 2\n')
    assert code_of(DUEL) == before[0]
    slips.write_text("SLIP = 2\n")
    assert code_of(DUEL) == before[0], "strong does not slip"
    assert code_of(Duel("geschenk", 3, FRIEND, BEGINNER)) != before[1]
    with monkeypatch.context() as longer:
        longer.setitem(matches.SIMULATIONS, "house", 601)
        assert code_of(DUEL) != before[0], "who thinks longer is another player"
    rules.with_name("lesson.py").write_text("STEPS = 9\n")
    assert code_of(DUEL) == before[0], "lessons are for people"
    rules.write_text("CARDS = 32\n")
    assert code_of(DUEL) != before[0]


def test_code_that_moves_to_another_file_is_the_same_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "ENGINE", tmp_path)
    monkeypatch.setattr(unplayed, "BEFORE", {})
    folder = tmp_path / "games" / "geschenk"
    folder.mkdir(parents=True)
    cards, taken = "CARDS = 33\n", "def taken() -> int:\n    return CARDS\n"
    (folder / "terms.py").write_text(cards)
    (folder / "rules.py").write_text(f"from engine.games.geschenk.terms import CARDS\n\n\n{taken}")
    before = code_of(DUEL)
    (folder / "terms.py").unlink()
    (folder / "rules.py").write_text(f"{cards}\n\n{taken}")
    assert code_of(DUEL) == before
    (folder / "rules.py").write_text(cards)
    assert code_of(DUEL) != before


def test_where_more_simulations_still_help_strong_makes_as_many_as_at_a_table() -> None:
    assert simulations("geschenk", 3, STRONG, "house") == SIMULATIONS["house"]
    for slug, seats in LONGER.items():
        at_the_table = level_of(slug, STRONG).budget.iterations
        assert [simulations(slug, n, STRONG, "house") for n in seats] == [at_the_table] * len(seats)
        assert simulations(slug, seats[0], STRONG, "random") == SIMULATIONS["random"]


def test_mends_that_no_player_reads_are_taken_as_it_was_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unplayed, "BEFORE", {"a.py": (("x = 2  # told", "x = 1"),)})
    assert (
        as_played("a.py", "x = 2  # told\n") == "x = 1\n" and as_played("b.py", "x = 2  # told\n") == "x = 2  # told\n"
    )
    with pytest.raises(ValueError, match="take its entry away"):
        as_played("a.py", "x = 3\n")


def test_they_are_where_they_are_said_to_be() -> None:
    for path in unplayed.BEFORE:
        as_played(path, (matches.ENGINE / path).read_text(encoding="utf-8"))


def test_a_line_ends_when_it_is_decided() -> None:
    def line(one: str, other: str, won: int, of: int) -> Line:
        return Line(Duel("geschenk", 3, one, other), {FIRST + k: 1.0 if k < won else -1.0 for k in range(of)})

    assert not line(STRONG, "house", 9, 9).settled, "too few"
    assert line(STRONG, "house", 12, 12).verdict(players.Z95) == "yes"
    assert line(STRONG, "house", 30, 40).verdict(players.Z95) == "open"
    assert not line(STRONG, "house", 30, 40).settled
    assert line(STRONG, "house", 20, 80).settled and line(STRONG, "house", 20, 80).verdict(players.Z95) == "no"
    assert line(STRONG, "random", 20, 20).verdict(players.Z95) == "yes", "always as far ahead: no doubt who leads"
    assert line(STRONG, "random", 9, 9).verdict(players.Z95) == "open"
    assert line(FRIEND, BEGINNER, 12, 12).settled and not line(FRIEND, BEGINNER, 8, 12).settled


def test_luck_lowers_the_aim_to_nine_tenths_of_what_a_seer_wins() -> None:
    line = {(x.duel.one, x.duel.other): x for x in players.lines_of(["target"]) if x.duel.seats == 3}[STRONG, "house"]
    assert line.seer is not None and line.aim == 0.65
    line.seer.results = {FIRST + k: 1.0 if k < 6 else -1.0 for k in range(10)}
    assert line.aim == 0.65, "too few matches to know"
    line.seer.results = {FIRST + k: 1.0 if k < 12 else -1.0 for k in range(20)}
    assert line.aim == pytest.approx(0.54)
    line.seer.results = {FIRST + k: 1.0 for k in range(20)}
    assert line.aim == 0.65


def test_players_of_play_outs_are_measured_and_priced(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Until they are far enough ahead, or for long enough; the same shuffles give the same pairs."""
    leads, played = {"ahead": [1.0, 2.0, 1.5], "level": [1.0, -1.0] * 3}, list[Duel]()

    def told(of: list[float]) -> list[float]:
        monkeypatch.setattr(playouts, "LEAST", 2)
        monkeypatch.setattr(playouts, "MOST", 5)
        left = iter(of)

        def two_sided(duel: Duel, _: int) -> tuple[float, float]:
            played.append(duel)
            return next(left), 0.0

        monkeypatch.setattr(playouts, "two_sided", two_sided)
        return playouts.pairs("target", 8)

    assert told(leads["ahead"]) == [1.0, 2.0] and played == [Duel("target", 4, "8", "house")] * 2
    assert playouts.errors([1.0, 2.0]) == pytest.approx(3.0)
    assert told(leads["level"]) == [1.0, -1.0, 1.0, -1.0, 1.0]
    monkeypatch.setattr(playouts, "MATCHES", 1)
    monkeypatch.setattr(playouts, "two_sided", matches.two_sided)
    monkeypatch.setattr(playouts, "MOST", 2)
    assert playouts.pairs("target", 4) == playouts.pairs("target", 4)
    playouts.main(["target:4"])
    assert "| target | 4 | 4 |" in capsys.readouterr().out
