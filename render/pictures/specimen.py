"""Pages that show every part of the kit once, for viewing, testing, and as samples for the palette.

Their words are samples; no player ever sees these pages.
"""

from collections.abc import Callable
from functools import partial

from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.look import HOUSE, Look
from render.kit.drawing.text import signed
from render.kit.layout import counted, held
from render.kit.pages.hand import Hand, HandCard, Shown
from render.kit.pages.hand import paint as paint_hand
from render.kit.pages.result import Rank, Result
from render.kit.pages.result import paint as paint_result
from render.kit.pages.trick_table import Labels, Played, TrickTable, card_face, dais, small_face
from render.kit.pages.trick_table import paint as paint_table
from render.kit.pieces import cards, chips
from render.kit.pieces.medallions import PORTRAITS
from render.kit.pieces.person import people
from render.kit.piles import Pile
from render.kit.plaque import Plaque, Team
from render.pictures.portrait_page import PortraitPage
from render.pictures.portrait_page import paint as paint_portraits


def deck() -> Canvas:
    """Return all six suits, joker, white card, back, small cards."""
    canvas = Canvas(theme.MAX_HEIGHT)
    x = 28
    shown = [
        ("A", "S"),
        ("K", "H"),
        ("Q", "C"),
        ("J", "D"),
        ("10", "L"),
        ("7", "X"),
        ("JOKER", ""),
        ("WHITE", ""),
    ]
    for rank, suit in shown:
        canvas.sprite(cards.card(rank, suit, 120), x, 28)
        x += 128
    canvas.sprite(cards.back(120), x, 28)
    for row, suit in enumerate(theme.SUITS):
        for column, rank in enumerate(cards.RANKS):
            canvas.sprite(cards.card(rank, suit, 84), 26 + column * 88.5, 222 + row * 138)
    return canvas


NAMES = ("さくら", "ミナト", "ねこのしっぽ太郎丸", "Alexandra Brown", "クロ CPU★★", "Konstantin", "岩田たろう")


def trick_table(look: Look, seats: int) -> Canvas:
    """Return a trick table in a look: every item of a plaque, a trick, the trick before."""
    who = people(NAMES)
    plaques = tuple(
        Plaque(
            who[seat],
            seat,
            (held(6), counted("crown", 2)),
            signed(9 * seat - 12),
            "点",
            turn="手番 Turn" if seat == 1 else "",
            seal="ABCDEFG"[seat],
            dealer="*dealer" if seat == 0 else "",
            team=Team("黒", theme.INK, theme.CREAM) if seat % 2 and seats in (4, 6) else None,
        )
        for seat in range(seats)
    )
    labels = Labels("手番 Turn", "リード", "いま勝ち", "前のトリック", "{}番目".format)
    played = tuple(Played((2 + k) % seats, card_face(9 + 13 * k)) for k in range(seats - 1))
    last = tuple(Played(seat, small_face(5 * seat + 3)) for seat in range(seats))
    return paint_table(
        TrickTable(
            look,
            "見本",
            "Specimen",
            "ディール3・トリック6 / 10",
            plaques,
            labels,
            played,
            best=2,
            to_play=1,
            last=last,
            last_winner=1,
            last_move="さくら：スペードの9",
            centre=dais,
        )
    )


def own_hand(look: Look, count: int) -> Canvas:
    """Return a hand of ``count`` cards in a look, every third may be played, and the trick above."""
    who = people(NAMES)
    own = tuple(HandCard(card_face(4 * k), k + 1, k % 3 == 0, "新" if k == 2 else "") for k in range(count))
    shown = tuple(Shown(who[k], k, card_face(8 + 13 * k), "いま勝ち" if k == 1 else "", k == 1) for k in range(3))
    about, you = ("場のトリック", "4番目", "7 / 13"), ("あなた", "4番目")
    return paint_hand(
        Hand(look, "あなたの手札", "Your hand", own, "ハートをフォロー", "H", trick=shown, about=about, you=you)
    )


def outcome(look: Look, figures: bool) -> Canvas:
    """Return a result in a look, its legs as bars or as figures."""
    legs = (4, -7 if figures else 7, 2, 9)
    who = people(NAMES)
    rows = tuple(Rank(Plaque(who[k], k), str(30 - 4 * k), legs) for k in range(6))
    story = ("3点差の勝利", "最長の急行は7駅を走りました")
    return paint_result(Result(look, "見本", "Specimen", "結果", rows, 1, "勝ち", "点", story, ("1", "2", "3", "4")))


def pieces() -> Canvas:
    """Return number cards, chips, the glass, empty places."""
    canvas = Canvas(980)
    canvas.bar("部品", "Pieces", "山札 23 枚")
    for index, value in enumerate((3, 8, 14, 19, 24, 29, 32, 35)):
        canvas.sprite(cards.number(value, 96), 28 + index * 104, 92)
    for index, value in enumerate(range(3, 36)):
        canvas.sprite(cards.number_mini(value, 46), 28 + (index % 17) * 49, 244 + (index // 17) * 70)
    for seat in range(7):
        canvas.disc(60 + seat * 74, 412, 56, theme.SEAT_COLOUR[seat])
        for layer in range(4):
            canvas.sprite(chips.chip_side(seat, 100, 26), 28 + (seat % 4) * 112, 560 + (seat // 4) * 140 - layer * 24)
        canvas.sprite(chips.chip_top(seat, 64, str(seat + 1)), 28 + seat * 72, 740)
    glass = chips.glass(300, 230, 560)
    canvas.mat(860, 92, 320, 660)
    canvas.sprite(glass.behind, 850, 100)
    for index in range(24):
        row, column = divmod(index, 2)
        y = 100 + glass.floor - 28 * (row + 1)
        canvas.sprite(chips.chip_side(index * 5 % 7, 104, 28), 850 + glass.middle - 105 + column * 106, y)
    canvas.sprite(glass.front, 850, 100)
    canvas.sprite(cards.empty(88), 720, 430)
    canvas.sprite(cards.card("Q", "D", 88, True), 720, 580)
    for count, middle in ((12, 690), (0, 810)):
        Pile(84, count).standing(canvas, middle, 918)
    return canvas


def portraits() -> Canvas:
    """Return the portraits."""
    return paint_portraits(PortraitPage("肖像", "Portraits", PORTRAITS, PORTRAITS[7]))


PAGES: dict[str, Callable[[], Canvas]] = {
    "deck": deck,
    "pieces": pieces,
    "portraits": portraits,
    "table": partial(trick_table, HOUSE, 4),
    "crowded_table": partial(trick_table, HOUSE, 7),
    "hand": partial(own_hand, HOUSE, 9),
    "long_hand": partial(own_hand, HOUSE, 16),
    "bars": partial(outcome, HOUSE, False),
    "figures": partial(outcome, HOUSE, True),
}
