"""Puzzles as people get them: every game, both languages, with names and without; presses; access."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Hashable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from cogs.community.puzzle_sheet import Asked, answered, labels, picture, question
from cogs.community.puzzles import PuzzlesOfGames
from cogs.ui.drawing import Drawing, Picture
from cogs.ui.ids import BadId, Press
from cogs.ui.messages import small
from cogs.ui.panel import Panel
from cogs.ui.services import Services
from engine.core.facts import Message
from engine.core.match import Match
from engine.games.registry import GAMES
from engine.host.community.puzzles import Choice, Posed, Puzzle, Tally
from engine.host.model.records import Refused, Seat, Status, TableInfo
from locales import Words, words
from locales.catalogue import LANGUAGES, Lang
from render.games.registry import NARRATIONS, PAINTERS
from render.narration.telling import Telling
from tests.engine.every_game import begin, usual
from tests.host.rig import ANN, BEN, CAT, DAN, Rig

NAMES = ("Anastasia", "Benedikt", "Catarina", "Desmond", "Evangeline", "Fitzgerald", "Guinevere")


class Described(Drawing):
    """A drawing that only describes pictures."""

    async def picture(
        self, words: Words, key: Hashable, name: str, alt: str, paint: Callable[[], Image.Image]
    ) -> Picture:
        self.kept.keep(key, alt.encode(), len(alt), 0.0)
        return Picture(b"-", name, alt)


def services(rig: Rig) -> Services:
    return Services(rig.host, Described(PAINTERS, NARRATIONS), NARRATIONS)


def some_moves(match: Match[Any], seat: int, rnd: random.Random) -> list[Any]:
    """Return a few moves that the seat could make."""
    phase = match.game.phases[match.state.phase]
    if not phase.stepwise:
        return list(match.game.legal(match.state, seat))[:4]
    return [match.game.timeout(match.state, seat)]


def posed(slug: str, moves: int) -> Posed:
    """Return a position of a game, with some of its moves as choices."""
    match, rnd = begin(usual(GAMES[slug]), 5), random.Random(slug)
    for _ in range(moves):
        mover = match.state.waiting[0]
        match.submit(mover, rnd.choice(list(match.game.legal(match.state, mover))))
    while match.state.waiting[0] < 0:
        match.submit(match.state.waiting[0], match.game.legal(match.state, match.state.waiting[0])[0])
    seat = match.state.waiting[0]
    found = some_moves(match, seat, rnd)
    choices = tuple(Choice(a.wire(), 0.5 - at / 10) for at, a in enumerate(found))
    puzzle = Puzzle(
        3, 7, moves + 1, seat, choices, 0, len(found) - 1, Message("hint-why-clear"), Message("hint-gain-none")
    )
    seats = tuple(Seat(p, str(p), NAMES[p], portrait="bear") for p in range(match.header.seats))
    table: Any = SimpleNamespace(id=7, game=slug, seats=seats, options=match.header.options, place="5")
    return Posed(puzzle, table, match.view(None), match.view(seat), tuple(found))


@pytest.mark.parametrize("slug", GAMES)
async def test_every_game_can_be_asked_and_answered(rig: Rig, slug: str) -> None:
    kit = services(rig)
    for moves in (0, 7):
        found = posed(slug, moves)
        for lang in LANGUAGES:
            for named in (True, False):
                asked = Asked(found, named, words(lang))
                sheet = question(kit, asked, (1, 2) if named else None)
                shown = await picture(kit, asked)
                said = [sheet.text, *told(sheet.panel), shown.alt, shown.rest]
                for choice in range(len(found.moves)):
                    verdict = answered(kit, asked, choice, Tally(3, 2))
                    assert labels(kit, asked) and words(lang)("puzzle-tally", answered=3, found=2) in verdict.text
                    said += [verdict.text, *told(verdict.panel)]
                    assert all(line in verdict.text for line in small(shown.rest)), "the picture stays"
                described = {*shown.alt.split("\n"), *shown.rest.split("\n")}
                assert {
                    *NARRATIONS[slug].hand_alt(Telling(found.own, asked.names, words(lang))).split("\n")
                } <= described
                if not named:
                    assert not [text for text in said if any(name in text for name in NAMES)]
                    assert not any(p.portrait for p in asked.people)
                    ids = [c.custom_id for c in items(sheet.panel) + items(answered(kit, asked, 0, Tally(1, 1)).panel)]
                    assert {Press.parse(i).table for i in ids} == {0}, "nor the number of the table"


def items(panel: Panel) -> list[Any]:
    return list(panel.view().children)


def told(panel: Panel) -> list[str]:
    """Return all texts of a panel."""
    found = [str(getattr(c, "label", "") or getattr(c, "placeholder", "")) for c in items(panel)]
    return found + [o.label for c in items(panel) for o in getattr(c, "options", [])]


def test_the_question_does_not_tell_the_answer(rig: Rig) -> None:
    """The question is the same, whichever choice is best or was played."""
    kit, found = services(rig), posed("geschenk", 4)
    other = replace(found, puzzle=replace(found.puzzle, best=1, played=0))
    for lang in LANGUAGES:
        one, two = (question(kit, Asked(p, True, words(lang)), (1, 1)) for p in (found, other))
        assert one.text == two.text and told(one.panel) == told(two.panel)
        assert [c.custom_id for c in items(one.panel)] == [c.custom_id for c in items(two.panel)]


def test_house_rules_are_told_where_they_are_not_the_usual_ones(rig: Rig) -> None:
    kit, found = services(rig), posed("geschenk", 4)
    assert "Cards removed" not in question(kit, Asked(found, False, words("en"))).text
    other: Any = SimpleNamespace(**{**vars(found.table), "options": {**found.table.options, "remove": 5}})
    assert "Cards removed: 5" in question(kit, Asked(replace(found, table=other), False, words("en"))).text


class Who:
    """A person who presses; it keeps all answers."""

    def __init__(self, kit: Services, person: Any, guild: int | None = None) -> None:
        self.services, self.person, self.words = kit, person, words("en")
        self.on_message, self.values, self.texts, self.panels = True, [""], list[str](), list[Any]()
        user = SimpleNamespace(id=person.id)
        response = SimpleNamespace(defer=self.defer)
        self.interaction = SimpleNamespace(
            user=user, guild_id=guild, channel_id=0, response=response, edit_original_response=self.edit
        )

    async def defer(self, **_: Any) -> None:
        """Do nothing."""

    async def edit(self, content: str, **_: Any) -> None:
        self.texts.append(content)

    async def say(self, text: str) -> None:
        self.texts.append(text)

    async def show(self, send: Callable[[], Any]) -> None:
        await send()

    async def replace(self, text: str, panel: Panel) -> None:
        self.texts.append(text)
        self.panels.append(panel)


class Decided:
    """A search that ranks the last move of the list highest."""

    async def quiet(self) -> None:
        """Nothing else is searched."""

    async def of(self, table: int, game: str, state: Any, seat: int, level: str) -> dict[str, Any]:
        legal = GAMES[game].legal(GAMES[game].state.from_json(state), seat)
        ranked = [[a.wire(), 20, 0.6 if a is legal[-1] else 0.2] for a in legal]
        why, worth = ["hint-why-clear", {}], ["hint-gain-unknown", {}]
        return {"ranked": ranked, "best": legal[-1].wire(), "why": why, "worth": worth}


async def finished(rig: Rig) -> TableInfo:
    """Return a game that Ann and Ben played to its end, in private."""
    info = await rig.started(ANN, BEN, CAT, game="geschenk", size=3)
    rig.host.tables.search = None
    over = await rig.play_on(info.id, ANN, BEN, CAT)
    rig.host.tables.search = Decided()  # type: ignore[assignment]
    assert over.status is Status.FINISHED
    return over


async def test_presses_ask_answer_and_go_on(rig: Rig) -> None:
    info, kit = await finished(rig), services(rig)
    cog = PuzzlesOfGames(SimpleNamespace(services=kit))  # type: ignore[arg-type]  # no bot
    who: Any = Who(kit, ANN)
    with pytest.raises(Refused, match="puzzle-not-yet"):
        await cog.begin(who, Press(info.id, "puzzles"))
    assert cog.nudged.is_set()
    await cog.round()
    await cog.begin(who, Press(info.id, "puzzles"))
    assert "puzzle 1 of 3" in who.texts[-1] and "What would you have played?" in who.texts[-1]
    found = await cog.puzzles.examine(info.id)
    await cog.pick(who, Press(info.id, "puzzlepick", found[0].id, (found[0].best,)))
    assert "That's it" in who.texts[-1] and "Ann" in who.texts[-1] + "".join(p.name for p in (ANN, BEN, CAT))
    assert (await cog.puzzles.tally(ANN.id)).found == 1
    await cog.go_on(who, Press(info.id, "puzzlenext", found[0].id))
    assert "puzzle 2 of 3" in who.texts[-1]
    who.values = [str(found[1].played)]
    await cog.choose(who, Press(info.id, "puzzlechoose", found[1].id))
    assert "is better than" in who.texts[-1] and (await cog.puzzles.tally(ANN.id)).answered == 2
    await cog.begin(who, Press(info.id, "puzzles"))
    assert "puzzle 3 of 3" in who.texts[-1], "the one that is not answered yet"
    await cog.go_on(who, Press(info.id, "puzzlenext", found[1].id))
    assert "puzzle 3 of 3" in who.texts[-1]
    await cog.pick(who, Press(info.id, "puzzlepick", found[2].id, (found[2].best,)))
    (others,) = [b for b in items(who.panels[-1]) if Press.parse(b.custom_id).verb == "puzzlenext"]
    assert others.label == who.words("button-puzzle-others"), "not the first one of this table again"
    with pytest.raises(Refused, match="puzzle-none"):
        await cog.go_on(who, Press.parse(others.custom_id))
    for bad in (Press(info.id, "puzzlepick", found[0].id), Press(info.id, "puzzlepick", found[0].id, ("x",))):
        with pytest.raises(BadId):
            await cog.pick(who, bad)
    for forged in (Press(info.id, "puzzlepick", 999, (0,)), Press(info.id + 1, "puzzlepick", found[0].id, (0,))):
        with pytest.raises(Refused, match="no-such-puzzle"):
            await cog.pick(who, forged)


async def test_without_names_only_to_those_who_reach_the_table(rig: Rig) -> None:
    await finished(rig)
    kit = services(rig)
    cog = PuzzlesOfGames(SimpleNamespace(services=kit))  # type: ignore[arg-type]  # no bot
    await cog.round()
    mine: Any = Who(kit, BEN)
    await cog.any_puzzle(mine, "")
    text = mine.texts[-1]
    assert "from a real game" in text and "Player " in text and "Ann" not in text and "· table" not in text
    (row,) = await rig.host.tables.store.rows("SELECT id FROM puzzles ORDER BY id LIMIT 1")
    await cog.pick(mine, Press(0, "puzzlepick", row["id"], (0,)))
    assert "Player " in mine.texts[-1] and "Cat" not in mine.texts[-1]
    stranger: Any = Who(kit, SimpleNamespace(id="999", name="Zed"))
    with pytest.raises(Refused, match="puzzle-none"):
        await cog.any_puzzle(stranger, "")
    with pytest.raises(Refused, match="no-such-puzzle"):
        await cog.pick(stranger, Press(0, "puzzlepick", row["id"], (0,)))
    assert (await cog.puzzles.tally("999")).answered == 0


async def test_one_from_before_an_update_of_its_game_keeps_nobody_from_the_others(rig: Rig) -> None:
    """It was found under rules that cannot replay its record any more; it is not noted as seen."""
    old, new = await finished(rig), await finished(rig)
    kit = services(rig)
    cog = PuzzlesOfGames(SimpleNamespace(services=kit))  # type: ignore[arg-type]  # no bot
    for info in (old, new):
        assert await cog.puzzles.examine(info.id)
    row = await rig.host.tables.store.row("SELECT header FROM tables WHERE id = ?", (old.id,))
    assert row is not None
    older = json.dumps(json.loads(row["header"]) | {"revision": 0})
    await rig.host.tables.store.write("UPDATE tables SET header = ? WHERE id = ?", (older, old.id))
    await rig.reopen()
    rig.host.tables.search = Decided()  # type: ignore[assignment]
    cog = PuzzlesOfGames(SimpleNamespace(services=services(rig)))  # type: ignore[arg-type]  # no bot
    cog.puzzles.rnd = lambda: 0.0
    who: Any = Who(cog.services, BEN)
    await cog.any_puzzle(who, "")
    assert "from a real game" in who.texts[-1]
    await rig.host.tables.store.write("DELETE FROM puzzles WHERE table_id = ?", (new.id,))
    with pytest.raises(Refused, match="puzzle-none"):
        await cog.any_puzzle(who, "")
    with pytest.raises(Refused, match="proof-old-rules"):
        await cog.begin(who, Press(old.id, "puzzles"))


async def test_who_plays_these_cards_elsewhere_is_asked_nothing_of_them(rig: Rig) -> None:
    info, kit = await finished(rig), services(rig)
    again = await rig.host.opening.open_table(
        "geschenk", {}, 3, DAN, guild="g", channel="c", lang="en", interaction=rig.press(), again=info.id
    )
    assert again.cards
    cog = PuzzlesOfGames(SimpleNamespace(services=kit))  # type: ignore[arg-type]  # no bot
    dan: Any = Who(kit, DAN)
    with pytest.raises(Refused, match="cards-in-play"):
        await cog.begin(dan, Press(info.id, "puzzles"))
    await cog.puzzles.examine(info.id)
    (row,) = await rig.host.tables.store.rows("SELECT id FROM puzzles ORDER BY id LIMIT 1")
    with pytest.raises(Refused, match="cards-in-play"):
        await cog.pick(dan, Press(info.id, "puzzlepick", row["id"], (0,)))
    assert not await rig.host.duplicate_deals.known_to(again.cards, "999")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cogs.community.puzzles.reached", everything)
        with pytest.raises(Refused, match="puzzle-none"):
            await cog.any_puzzle(Who(kit, DAN, 5), "")  # type: ignore[arg-type]  # somebody
        zed: Any = Who(kit, SimpleNamespace(id="999", name="Zed"), 5)
        patch.setattr(cog.puzzles, "tables", lambda guild, person, game: the(info))
        await cog.any_puzzle(zed, "")
    assert zed.texts and await rig.host.duplicate_deals.known_to(again.cards, "999"), (
        "who has seen them does not sit there"
    )


async def everything(kit: Services, interaction: Any, tables: list[TableInfo]) -> list[TableInfo]:
    return tables


async def the(info: TableInfo) -> list[TableInfo]:
    return [info]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_made_the_move_is_told_so_where_names_are_shown(rig: Rig, lang: Lang) -> None:
    kit, found, w = services(rig), posed("geschenk", 4), words(lang)
    seats = {str(seat.person): seat for seat in found.table.seats}
    found.table.seat_of = seats.get  # type: ignore[assignment]  # a namespace of this test
    mine, name = str(found.puzzle.seat), NAMES[found.puzzle.seat]
    other = next(person for person in seats if person != mine)
    own, theirs, unnamed = (
        Asked(found, named, w, "", who) for named, who in ((True, mine), (True, other), (False, mine))
    )
    asked = [question(kit, one).text for one in (own, theirs, unnamed)]
    assert [name in text for text in asked] == [False, True, False]
    assert [w("puzzle-seat-own", prompt="").strip() in text for text in asked] == [True, False, False]
    for choice in (found.puzzle.best, found.puzzle.played):
        told = [answered(kit, one, choice, Tally(1, 1)).text for one in (own, theirs)]
        assert name not in told[0] and name in told[1] and "{" not in told[0]


@pytest.mark.parametrize(("lang", "whose"), [("ja", "あなた"), ("en", "you")])
def test_it_is_said_with_whom_a_move_of_the_game_agrees(lang: Lang, whose: str) -> None:
    """The better move is named just before: "the same" alone would mean that one."""
    for key in ("puzzle-played-too", "puzzle-played-too-own"):
        assert whose in words(lang)(key, name="A")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_gain_on_the_next_best_move_is_told_where_it_says_something(rig: Rig, lang: Lang) -> None:
    """For a worse choice it would be a second difference, and "about as good" would contradict the first one."""
    kit, w, at_first = services(rig), words(lang), posed("target", 4)
    choices = tuple(Choice(c.wire, value) for c, value in zip(at_first.puzzle.choices, (0.5, 0.46, 0.3), strict=False))
    assert len(choices) == 3

    def told(worth: str, values: tuple[float, ...]) -> list[bool]:
        valued = tuple(Choice(c.wire, value) for c, value in zip(choices, values, strict=True))
        puzzle = replace(at_first.puzzle, choices=valued, played=2, worth=Message(worth, {}))
        asked = Asked(replace(at_first, puzzle=puzzle, moves=at_first.moves[:3]), True, w)
        return [w(worth) in answered(kit, asked, choice, Tally(1, 1)).text for choice in range(3)]

    assert told("hint-gain-none", (0.5, 0.495, 0.3)) == [True, False, False]
    assert told("hint-gain-only", (0.5, 0.46, 0.3)) == [True, True, False]


async def test_a_puzzle_is_drawn_as_its_person_wants_pictures(rig: Rig) -> None:
    found, w = posed("target", 0), words("en")
    drawing = Drawing(PAINTERS, NARRATIONS)
    kit = Services(rig.host, drawing, NARRATIONS)
    drawn = [await picture(kit, Asked(found, False, w, pictures=style)) for style in ("usual", "large")]
    drawing.close()
    assert drawn[0].data != drawn[1].data and drawn[0].alt == drawn[1].alt
