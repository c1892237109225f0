"""Samples of the pictures that leave the table: lobbies, daily deals, leagues, rankings, profiles, weeks, doubles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PIL import Image

from cogs.community.daily_sheet import leaf_of
from engine.games.registry import GAMES
from locales import Lang, words
from render.edition import players_words
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.pieces.faces import faces
from render.kit.pieces.person import Person, people
from render.pictures import cup, daily, film, league, lobby, profile, ranking, week
from tests.render.pictures.test_cube import moment
from tests.render.pictures.test_cup import bracket
from tests.render.pictures.test_league import table
from tests.render.pictures.test_standings import a_profile, a_ranking
from tests.render.positions import OVER, positions

NAMES = ("さくら", "Alexandra Brown-Fitzgerald", "岩田たろう", "Nour", "ミナト", "Zoë", "Ben")
FACES = ("koi", "moon", "bear", "lantern", "", "daruma", "")
COUNTS = (2, 5, 9, 14, 8, 3)


def samples(lang: Lang) -> Iterator[tuple[str, Image.Image]]:
    """Yield each picture with its name."""
    for slug, kinds in (("en_garde", "pf"), ("love_letter", "pfkc"), ("geschenk", "ppkcfpp")):
        yield f"lobby-{slug}", a_lobby(slug, kinds, lang)
    for own in ("own", "others", "nobody"):
        yield f"daily-{own}", a_day(own, lang)
    yield "league", a_league(lang)
    yield "league-open", an_open_league(lang)
    yield "cup", cup.paint(bracket(6, 2, lang)).image
    yield "ranking", ranking.paint(a_ranking(lang, 7, 5)).image
    yield "profile", profile.paint(a_profile(lang, 3, NAMES[1])).image
    yield "week", a_week(lang)
    for slug in ("ttp", "love_letter"):
        view = moment(slug, "offered").match.view(None)
        yield f"double-{slug}", PAINTERS[slug].table(view, people(NAMES[:2]), words(lang))
    for slug in ("love_letter", "geschenk"):
        yield from a_film(slug, lang)


def a_film(slug: str, lang: Lang) -> Iterator[tuple[str, Image.Image]]:
    """Yield the title, a table and the end of a film, with a face for everybody."""
    w, painter = words(lang), PAINTERS[slug]
    middle, over = (next(p for p in positions(slug)[::-1] if (p.phase == OVER) is end) for end in (False, True))
    who = [Person(name, face=face) for name, face in zip(NAMES, faces([(name, "") for name in NAMES]), strict=True)]
    view, last = middle.view(None), over.view(None)
    table = painter.table(view, who[: view.seats], w)
    body, (at, ended) = film.body_of(table), (film.Progress(k, 9, (0, 4), (3, 5)) for k in (5, 8))
    title, heading = NARRATIONS[slug].title(w), painter.heading(view, who[: view.seats], w)
    yield f"film-{slug}-title", film.title(painter.look, painter.emblem, title, who[: view.seats], "2026", body)
    yield f"film-{slug}", film.table(table, heading, at, w("film-turned"), painter.look, body)
    picture = painter.result(last, who[: last.seats], w)
    yield f"film-{slug}-end", film.result(picture, heading, ended, w("film-turned"), painter.look, body)


def a_lobby(slug: str, kinds: str, lang: Lang) -> Image.Image:
    """Return a lobby; a letter for each seat: a person, a computer, kept for a person, or free."""
    w, painter, game = words(lang), PAINTERS[slug], GAMES[slug]
    made = {
        "p": lambda at: lobby.LobbySeat("person", NAMES[at], "" if at else w("lobby-host"), not at, "", FACES[at]),
        "c": lambda at: lobby.LobbySeat("computer", f"{w('computer-name-1')} CPU★★", w("level-strong")),
        "k": lambda at: lobby.LobbySeat("kept", NAMES[at], w("lobby-kept")),
        "f": lambda at: lobby.LobbySeat("free", w("lobby-free-seat")),
    }
    options = (NARRATIONS[slug].option_line(key, value, w) for key, value in game.check(len(kinds), {}).items())
    return lobby.paint(
        lobby.Lobby(
            title=w(f"{slug}-title"),
            second=w.second(f"{slug}-title"),
            state=w("lobby-table", table="12"),
            seats=tuple(made[kind](at) for at, kind in enumerate(kinds)),
            options_heading=w("lobby-options"),
            options=tuple(options) if len(kinds) > 2 else (),
            about=w(f"{slug}-line"),
            goal=painter.goal(w),
            players=players_words(game.seats, w),
            time=w("shelf-minutes", count=game.minutes),
            call=w("lobby-needs", count=1),
            emblem=painter.emblem,
            look=painter.look,
        )
    ).image


def a_day(whose: str, lang: Lang) -> Image.Image:
    """Return a daily deal with the own result, with those of others alone, or with none."""
    w, painter, own = words(lang), PAINTERS["geschenk"], whose == "own"
    days = ("en_garde", "", "geschenk", "love_letter", "target", "", "geschenk")
    bars = tuple(daily.Bar(str(60 - 10 * k), str(51 - 10 * k), n, own and k == 4) for k, n in enumerate(COUNTS))
    return daily.paint(
        daily.DailyPicture(
            look=painter.look,
            title=w("daily-title"),
            second=w.second("daily-title"),
            leaf=leaf_of("2026-11-28", w),
            game=w("geschenk-title"),
            emblem=painter.emblem,
            who=Person(NAMES[0], FACES[0]) if own else None,
            score=w("games-amount", count=17, number="17") if own else "",
            told=w("daily-better", percent=85) if own else w("daily-same-cards"),
            options="" if own else w("daily-options-usual"),
            heading=w("daily-no-results") if whose == "nobody" else w("daily-results", count=sum(COUNTS)),
            bars=() if whose == "nobody" else bars,
            days=tuple(
                daily.Day(w("daily-weekday-short", weekday=(at + 6) % 7), PAINTERS[day].emblem if day else None)
                for at, day in enumerate(days)
            ),
            foot=w("daily-in-a-row", count=5),
            place=(w("daily-nth", place="6", ones=6, teen="no"), w("daily-of", count="41")) if own else None,
            prompt=w("daily-be-first"),
        )
    ).image


def a_league(lang: Lang) -> Image.Image:
    """Return a league in its last week."""
    whole = table(len(NAMES), lang, "target")
    rows = (
        replace(row, who=Person(name, face), points=points, won=points // 10, gone=False)
        for row, name, face, points in zip(whole.rows, NAMES, FACES, (118, 104, 97, 96, 71, 60, 42), strict=True)
    )
    return league.paint(replace(whole, rows=tuple(rows))).image


def an_open_league(lang: Lang) -> Image.Image:
    """Return a league that people can join."""
    w, painter = words(lang), PAINTERS["arsene"]
    return league.paint(
        league.LeagueTable(
            title=w("league-title", title=w("arsene-title")),
            second=w.second("league-title", title=w.other("arsene-title")),
            state=w("league-state-open"),
            heads=("", "", "", ""),
            rows=tuple(league.LeagueRow(0, Person(name, face)) for name, face in zip(NAMES, FACES, strict=True)),
            emblem=painter.emblem,
            look=painter.look,
        )
    ).image


def a_week(lang: Lang) -> Image.Image:
    """Return a week with four games and a close one."""
    w = words(lang)
    games = tuple(
        week.WeekGame(w(f"{slug}-title"), w("digest-times", count=12 - 3 * at), PAINTERS[slug].emblem, 12 - 3 * at)
        for at, slug in enumerate(("love_letter", "geschenk", "alliance", "target"))
    )
    close = week.CloseGame(
        w("digest-close-heading"),
        w("tricky_express-title"),
        w("digest-won-by", name=NAMES[0], lead=w("games-amount", count=2, number="2")),
        PAINTERS["tricky_express"].emblem,
        ((0, Person(NAMES[0], FACES[0]), "121"), (1, Person(NAMES[1], FACES[1]), "119")),
    )
    title = w.both("digest-title")
    return week.paint(week.Week(*title, 34, w("digest-unit", count=34), games, close)).image
