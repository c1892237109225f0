"""Pages that show every part of the kit once: to be looked at, tested, and sampled for the palette.

Their words are samples; no player ever sees these pages.
"""

from collections.abc import Callable

from render import hand
from render.hand import Hand, HandCard
from render.kit import cards, chips, theme
from render.kit.canvas import Canvas, Plaque


def deck() -> Canvas:
    """All six suits, joker, white card, back, small cards."""
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


def table() -> Canvas:
    """A trick table with four players."""
    canvas = Canvas()
    canvas.top_bar("アライアンス", "Alliance", right="トリック 5 / 12", middle="ディール 3")
    canvas.mat(332, 206, 536, 436)
    canvas.plaque(420, 88, 360, Plaque("ミナト", 1, "24", "点", "勝 2", team="B"))
    canvas.plaque(20, 290, 296, Plaque("Alexandra Brown", 0, "31", "点", "勝 1", team="A"))
    canvas.plaque(884, 290, 296, Plaque("さくら", 2, "18", "点", "勝 0", team="A", computer=True))
    canvas.plaque(420, 648, 360, Plaque("岩田たろう", 3, "27", "点", "勝 1", True, "手番", "B"))
    for x, y in ((198, 100), (30, 408), (960, 408), (806, 664)):
        canvas.fan(8, x, y)
    width, left = 128, 536
    canvas.sprite(cards.card("9", "H", width), left - 166, 334)
    canvas.sprite(cards.card("K", "H", width), left, 220)
    canvas.sprite(cards.card("4", "L", width), left + 166, 334)
    canvas.turn_slot(left, 427, width, "手番", "Turn")
    canvas.badge(left - 166 + 64, 334 + 163, "親 Lead", fill=theme.PANEL, colour=theme.CREAM, line=theme.QUIET)
    canvas.glow(left + 166, 334, width, 179, theme.MINT, 7)
    canvas.badge(left + 166 + 64, 334 + 163, "勝 Best")
    canvas.both(28, 590, "前のトリック", "Last", colour=theme.QUIET)
    for index, rank in enumerate(("10", "J", "2", "A")):
        canvas.sprite(cards.mini(rank, "SHDX"[index], 68), 28 + index * 75, 620)
    canvas.glow(28 + 3 * 75, 620, 68, 88, theme.MINT, 5)
    canvas.both(1172, 590, "目標", "Goal", align="r")
    canvas.text(1172, 640, "50 点", size=46, align="r")
    return canvas


def own_hand() -> Canvas:
    """Thirteen cards, four of them playable."""
    held = ["AS", "9S", "3S", "QH", "10H", "6H", "KC", "5C", "JD", "2D", "8L", "4X"]
    entries = [HandCard(c[:-1], c[-1], c[-1] == "H") for c in held] + [HandCard("JOKER", "", True)]
    return hand.paint(Hand("あなたの手札", "Your hand", tuple(entries), "フォロー Follow", "H"))


def pieces() -> Canvas:
    """Number cards, chips, the glass, empty places, a slim plaque, bubbles."""
    canvas = Canvas(980)
    canvas.top_bar("部品", "Pieces", right="山札 23 枚")
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
    canvas.slim(28, 830, 570, Plaque("岩田たろう", 3, "12", "点", "のこり 6", True, "手番"))
    canvas.slim(28, 904, 570, Plaque("Alexandra Brown", 4, "7", "pts", "left 9", winner=True))
    canvas.bubble(520, 440, "手番", second="Turn")
    canvas.bubble(520, 540, "のこり", fill=theme.MINT, toward="left")
    canvas.sprite(cards.empty(88), 720, 430)
    canvas.sprite(cards.card("Q", "D", 88, True), 720, 580)
    canvas.stock(12, 640, 800)
    canvas.stock(0, 760, 800)
    return canvas


PAGES: dict[str, Callable[[], Canvas]] = {"deck": deck, "table": table, "hand": own_hand, "pieces": pieces}
