"""Pictures: the drawing kit, and one painter per game on top of it.

A painter gets a view, a language and names, draws on a ``Canvas`` and returns PNG bytes. Its words come from
the catalogue; the kit holds none::

    from render.kit import theme
    from render.kit.canvas import Canvas, Plaque
    from render.kit.cards import card, mini
    from render.encode import png

    canvas = Canvas()                                        # 1200 x 764, felt
    canvas.top_bar("アライアンス", "Alliance", right="トリック 5 / 12")
    canvas.mat(332, 206, 536, 436)
    who = Plaque("さくら", seat=0, score="24", unit="点", turn=True, turn_word="手番")
    canvas.plaque(20, 290, 296, who)
    canvas.sprite(card("K", "H", 128), 536, 220)             # rank, suit letter, width
    canvas.glow(536, 220, 128, 179, theme.MINT, 7)           # best so far
    canvas.badge(600, 380, "勝 Best")
    data = png(canvas)

- ``theme``   colours, sizes, contrast; the only place for a colour
- ``text``    fonts by coverage, width, fit, wrap; ``text.name`` cleans a player's name
- ``shapes``, ``icons``  antialiased shapes, named signs, ``Sprite``
- ``cards``   ``card``, ``mini``, ``back``, ``number``, ``number_mini``, ``empty``, ``dimmed``, ``blank``
- ``chips``   ``chip_side``, ``chip_top``, ``glass``
- ``canvas``  ``Canvas``: top bar, mat, panel, plaques, pills, badges, bubbles, text, sprites
- ``hand``    ``hand.paint(Hand(...))``: numbered cards, playable or not
- ``shelf``, ``lobby``, ``rules_page``  pictures every game shares
- ``written``  what a picture says: every text drawn, its role and place; tests read pictures with it
- ``encode``  ``png(canvas)``: fixed theme palette, 8 bits, same state same bytes

Sprites are cached and shared between threads: paste them, never draw into one.  A new colour belongs into
``theme``; afterwards run ``python -m render.palette_build`` so that it comes out exactly.
Gold means "act now" and nothing else, mint is a state (best, winner, target); both always carry a word.
"""
