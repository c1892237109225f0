"""Games from outside are found and loaded by their names; one that cannot be used is missing alone."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import outside
from engine.games.slugs import OURS
from tests.scaffold.__main__ import AS_TRICKS, NotMade, main, write_outside

ROOT = Path(__file__).parents[1]
GOOD = "two_towers"
ASK = """
import json, logging, sys
logging.disable()
import bot
bot.check_parts()
games, broken = bot.games_to_play()
print(json.dumps([[*games], {slug: type(e).__name__ for slug, e in broken.items()}]))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with a game that can be used."""
    write_outside(tmp_path, GOOD)
    return tmp_path


def asked(program: str, *folders: Path) -> str:
    """Return what a program prints with these folders named."""
    environ = {**os.environ, outside.SETTING: os.pathsep.join(map(str, folders))}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, env=environ, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def used(*folders: Path) -> tuple[list[str], dict[str, str]]:
    """Return the games that a bot plays with these folders, and those that it cannot use with the kind of error."""
    games, broken = json.loads(asked(ASK, *folders))
    return games, broken


def test_a_game_in_a_folder_is_the_last_on_the_shelf(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = tmp_path_factory.mktemp("other")
    write_outside(other, "red_moon")
    assert used(folder, other) == ([*OURS, "red_moon", GOOD], {})


FORMER_PARTS = {
    "engine/games/{}/leg.py": "from engine.games.{0}.rules import GAME\nfrom engine.layers.leg import Leg\n\n\n"
    'class OwnLeg(Leg):\n    """A match as a leg."""\n\n    game = GAME\n\n\nLEG = OwnLeg()\n',
    "render/games/{}/cover.py": "from PIL import Image\n\n\n"
    'def cover(size: int) -> Image.Image:\n    return Image.new("RGB", (size, size), (1, 2, 3))\n',
    "tests/games/{}/reasons.py": 'CHECKS = {{"only": lambda s, seat, action, facts: True}}\n',
}
"""Files that games of earlier releases have and new games have not."""
FORMER = f"""
import json, sys
import outside
sys.path += map(str, outside.folders())
from engine.games.registry import GAMES, leg_of
from engine.players.registry import CHOOSERS
from render.games.registry import PAINTERS
from tests.engine.reasons import checks_of
events, cover = GAMES["{GOOD}"].events, PAINTERS["{GOOD}"].emblem(9)
print(json.dumps([leg_of("{GOOD}").game.key, [*checks_of("{GOOD}")], CHOOSERS["{GOOD}"].__module__.split(".")[-1],
    events["round_won"].__module__.split(".")[-1], cover.getpixel((0, 0))]))
"""


def moved(text: str, start: str, package: Path, name: str, head: str) -> str:
    """Move the end of a module from ``start`` on into another file, after ``head``; return the rest."""
    at = text.index(start)
    (package / f"{name}.py").write_text(f"from __future__ import annotations\n\n{head}\n\n{text[at:]}", "utf-8")
    return text[:at]


def test_a_game_in_the_files_of_an_earlier_release_is_found(folder: Path) -> None:
    """With events, a leg, a quick player, a cover and checks of reasons in files of their own."""
    rules, player = (folder / "engine" / room / GOOD for room in ("games", "players"))
    state, first = (rules / "state.py").read_text("utf-8"), (player / "__init__.py").read_text("utf-8")
    imports = state[state.index("from engine.core.events") : state.index("from engine.core.state")]
    imports += "from engine.families.outcome import Over\nfrom engine.families.tricks import Played\n"
    rest = moved(state, "class RoundWon", rules, "events", imports)
    (rules / "state.py").write_text(
        f"{rest}\nfrom engine.games.{GOOD}.events import EVENTS as EVENTS, RoundWon as RoundWon\n", "utf-8"
    )
    choosing = first[first.index("from engine.core.action") : first.index("def choose")]
    moved(first, "def choose", player, "heuristic", choosing)
    (player / "__init__.py").write_text(f"from engine.players.{GOOD}.heuristic import choose as choose\n", "utf-8")
    for place, text in FORMER_PARTS.items():
        (folder / place.format(GOOD)).write_text(text.format(GOOD), "utf-8")
    assert used(folder) == ([*OURS, GOOD], {})
    assert json.loads(asked(FORMER, folder)) == [GOOD, ["only"], "heuristic", "events", [1, 2, 3]]


def test_a_name_of_ours_and_what_is_no_name_are_left_out(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("geschenk", "Two Towers", "__pycache__", "x" * 33):
        part = folder / "engine" / "games" / name / "__init__.py"
        part.parent.mkdir()
        part.touch()
    monkeypatch.setenv(outside.SETTING, f"{folder}{os.pathsep}{folder / 'nowhere'}{os.pathsep}")
    assert outside.slugs(OURS) == (GOOD,) and outside.folders() == (folder.resolve(),)
    assert outside.folder_of(GOOD) == folder.resolve() and outside.folder_of("alliance") is None
    with pytest.raises(NotMade, match="is a game of this project"):
        write_outside(folder, "alliance")
    with pytest.raises(NotMade, match="exists; nothing is written over"):
        write_outside(folder, GOOD)


RULES, TABLE, ZERO = "engine/games/{}/rules.py", "render/games/{}/table.py", "ZeroDivisionError"
FAULTS = {
    "a_rules": (RULES, "class Play(", "klass ", "SyntaxError"),
    "b_player": ("engine/players/{}/__init__.py", "def choose", "del ", "SyntaxError"),
    "c_import": ("render/games/{}/hand.py", "from locales", "import nothing_like_it\n", "ModuleNotFoundError"),
    "d_deal": (RULES, "        hands, away =", "        1 / 0\n", ZERO),
    "e_table": (TABLE, "    state = NARR", "    1 / 0\n", ZERO),
    "f_cover": (TABLE, "    for card, x, y in", "    1 / 0\n", ZERO),
    "g_words": ("locales/{}/x.ftl", "", "", "MissingMessage"),
    "h_move": (RULES, "        s.hands[seat].remove", "        1 / 0\n", ZERO),
    "i_cog": ("cogs/games/{}.py", "", "", "MissingPart"),
}
"""Games with a fault: the file, a line in it and what is put before that line, and the error that it makes."""


def test_a_game_with_a_fault_is_missing_alone(folder: Path) -> None:
    for slug, (place, line, fault, _) in FAULTS.items():
        write_outside(folder, slug)
        if slug == "g_words":
            for file in folder.glob(f"locales/*/{slug}.ftl"):
                kept = [line for line in file.read_text("utf-8").splitlines() if not line.startswith(f"{slug}-line ")]
                file.write_text("\n".join(kept), encoding="utf-8")
            continue
        file = folder / place.format(slug)
        if not line:
            file.unlink()
            continue
        text = file.read_text(encoding="utf-8")
        assert line in text, f"the scaffold has changed: choose another line for {slug}"
        file.write_text(text.replace(line, fault + line, 1), encoding="utf-8")
    games, broken = used(folder)
    assert games == [*OURS, GOOD]
    assert broken == {slug: error for slug, (*_, error) in FAULTS.items()}


EARLIER_COVER = """
from PIL import Image
def cover(size: int) -> Image.Image:
    return Image.new("RGB", (size, size))
"""


def test_a_cover_is_found_where_this_and_earlier_releases_have_it(folder: Path) -> None:
    """In ``drawings``, or ``table`` without one; of an earlier release also in ``cover`` or ``rules_pages``."""
    slugs = [GOOD]
    for module in ("drawings", "cover", "rules_pages"):
        slugs.append(f"has_{module}")
        write_outside(folder, slugs[-1])
        table = folder / TABLE.format(slugs[-1])
        text = table.read_text(encoding="utf-8")
        table.write_text(text[: text.index("@cover_of")] + text[text.index("def sketches") :], encoding="utf-8")
        table.with_name(f"{module}.py").write_text(EARLIER_COVER, encoding="utf-8")
    size = "from render.games.registry import PAINTERS\nprint(*(PAINTERS[slug].emblem(64).width for slug in {}))"
    assert asked(size.format(slugs), folder).split() == ["64"] * len(slugs)
    (folder / TABLE.format("has_cover")).with_name("cover.py").unlink()
    assert used(folder)[1] == {"has_cover": "MissingPart"}


def test_texts_of_one_language_stand_in_for_those_of_the_other(folder: Path) -> None:
    (folder / "locales" / "ja" / f"{GOOD}.ftl").unlink()
    assert used(folder) == ([*OURS, GOOD], {})
    told = asked(f"from locales import words\nprint(words('ja')('{GOOD}-title'), words('de')('{GOOD}-title'))", folder)
    assert told.split() == ["Two", "Towers", "Two", "Towers"]


def test_a_text_of_ours_is_not_replaced(folder: Path) -> None:
    file = folder / "locales" / "en" / f"{GOOD}.ftl"
    file.write_text(file.read_text("utf-8") + "\nbutton-more = Gimme\n", encoding="utf-8")
    assert asked("from locales import words\nprint(words('en')('button-more'))", folder).strip() == "More"


def test_an_error_is_that_of_the_game_in_whose_code_it_arose(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(outside.SETTING, str(folder))
    code = compile("def boom():\n    1 / 0\n", str(folder / "render" / "games" / GOOD / "table.py"), "exec")
    found: dict[str, object] = {}
    exec(code, found)
    with pytest.raises(ZeroDivisionError) as error:
        found["boom"]()  # type: ignore[operator]
    assert outside.game_of(error.value) == GOOD
    try:
        raise RuntimeError from error.value
    except RuntimeError as wrapped:
        assert outside.game_of(wrapped) == GOOD
    with pytest.raises(ZeroDivisionError) as ours:
        1 / 0  # noqa: B018
    assert outside.game_of(ours.value) is None and outside.game_of(None) is None


def test_without_a_folder_nothing_is_different(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(outside.SETTING, raising=False)
    assert outside.folders() == () and outside.slugs(OURS) == () and outside.beside("engine.games") == []


@pytest.mark.parametrize("where", ["environment", "file"])
def test_the_start_refuses_a_folder_without_games(tmp_path: Path, where: str) -> None:
    environ = {name: value for name, value in os.environ.items() if not name.startswith("TEFUDA_")}
    program = "import sys, bot; from pathlib import Path; bot.HERE = Path(sys.argv.pop(1)); sys.exit(bot.main())"
    if where == "environment":
        environ[outside.SETTING] = str(tmp_path)
    else:
        (tmp_path / ".env").write_text(f"{outside.SETTING}={tmp_path}\n", encoding="utf-8")
    command = [sys.executable, "-c", program, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("TEFUDA_GAMES_FROM names") and "docs/games.md" in done.stderr


@pytest.mark.timeout(800)  # the tests of a whole game, on a machine that may have much else to do
def test_a_new_game_outside_passes_what_every_game_must(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A few of the tests of every game, for a trick game; ``tests/scaffold`` runs all of them for the other one."""
    before = {file: file.read_bytes() for file in (ROOT / "engine" / "games").glob("*.py")}
    assert main([GOOD, str(tmp_path), AS_TRICKS]) == 0
    assert f"make play OUTSIDE={tmp_path}" in capsys.readouterr().out
    assert {file: file.read_bytes() for file in (ROOT / "engine" / "games").glob("*.py")} == before
    command = [sys.executable, "-m", "tests.run.one_game", GOOD, "-q", "-p", "no:cacheprovider", "-k"]
    environ = {**os.environ, outside.SETTING: str(tmp_path)}
    some = "test_rules or test_recorded or test_texts or refusal or counted or message or figure or limits or values"
    done = subprocess.run([*command, some], cwd=ROOT, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
    assert "passed" in done.stdout and f"{GOOD}/test_rules.py" not in done.stderr


def make(module: str, folder: Path) -> tuple[int, str]:
    """Run a program of the Makefile for the game of a folder; return its exit code and what it writes to stderr."""
    environ = {**os.environ, outside.SETTING: str(folder)}
    command = [sys.executable, "-m", module, GOOD]
    done = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, check=False)
    return done.returncode, done.stderr


def test_one_line_says_why_no_test_can_run(folder: Path) -> None:
    """And not each of a hundred files that cannot be imported."""
    code, told = make("tests.run.one_game", folder)
    assert code == 2 and told.count("\n") == 1
    assert "has no golden, records, snapshots, texts.txt yet: make record GAME=two_towers writes them" in told
    state = folder / "engine" / "games" / GOOD / "state.py"
    state.write_text(state.read_text("utf-8").replace("    seat: Seat", "    seat: int"), encoding="utf-8")
    code, told = make("tests.run.one_game", folder)
    assert code == 2 and told.count("\n") == 1
    assert "RoundWon.seat: int is no kind of fact; engine.core.facts has Seat, Card" in told
    assert f"({state}, line " in told


def test_what_the_tests_compare_is_written_anew_until_git_keeps_it(folder: Path) -> None:
    assert make("tests.anew", folder)[0] == 0
    there = folder / "tests" / "games" / GOOD
    assert {"golden", "records", "snapshots", "texts.txt", "declared.json"} <= {path.name for path in there.iterdir()}
    (there / "snapshots" / "1.json").write_text("{}")
    (there / "records" / "of-other-rules.json").touch()
    assert make("tests.anew", folder)[0] == 0
    assert (there / "snapshots" / "1.json").read_text() != "{}"
    assert not (there / "records" / "of-other-rules.json").exists()
    for words in (["init", "-q"], ["add", "."]):
        subprocess.run(["git", *words], cwd=folder, check=True)
    (there / "snapshots" / "1.json").write_text("{}")
    code, told = make("tests.anew", folder)
    assert code == 2 and "git keeps the records of two_towers" in told
    assert (there / "snapshots" / "1.json").read_text() == "{}", "nothing was touched"
