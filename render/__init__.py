"""Pictures: the drawing kit, and on top of it a painter for each game.

A painter gets a view, people and words (``render.games.contract``) and returns a picture. Its words come from the
catalogue; the kit has none. The picture of a game is data for one of the shared pictures, with the game's own drawings
added::

    from render.kit.layout import held, counted
    from render.kit.plaque import Plaque
    from render.kit.pages.trick_table import Labels, Played, TrickTable, card_face, paint

    seats = tuple(Plaque(people[p], p, (held(5),), score="12", turn=turn_word if p == 1 else "") for p in range(4))
    canvas = paint(TrickTable(LOOK, title, second, state, seats, labels, played=(Played(0, card_face(9)),), to_play=1))

``kit/`` is the drawing kit:

- ``canvas``  ``Canvas(look=LOOK)``: bar, mat, slab, card, badge, pill, portrait, seal, text, sprites
- ``layout``  boxes that flow: ``Row``, ``Column``, ``Grid``, ``Many``, ``Text``, ``Name``, ``Pill``, ``Paint`` ...
- ``plaque``, ``piles``, ``legs``, ``chart``  a player, stocks and piles, the legs of a result, a course as a line
- ``pages/``  the shared pictures: ``trick_table``, ``table``, ``hand``, ``result`` (its players: ``ranks``),
  ``rules_page``, ``overview``; ``faults``  the texts that cannot be read, for tests
- ``pieces/``  sprites: ``cards``, ``tiles``, ``chips``, ``kanji_cards``, ``figures``; ``person``  people as pictures
  show them; ``faces``  a face for who has chosen no portrait
- ``drawing/``  ``theme``  the colours and sizes that all games share; ``look``  a game's own colour and weave;
  ``text``  fonts by coverage, width; ``lines``  the breaks of lines; ``names``  people's names in little room;
  ``shapes``, ``icons``, ``depth``  shapes with smooth edges, named signs, ``Sprite``, shadows and tilted cards;
  ``pen``  flat drawings of a game's own; ``box``  divides a place; ``written``  the texts of a picture, for tests

Around it: ``styles``, ``large/``  the same values as usual, in large print, and without weave and scene; ``pictures/``
those of no single game; ``encoding/``  ``encode``: ``png(canvas)``, 8 bits, same state same bytes; ``palette``: the 256
colours of each look.

Sprites and grounds are cached and shared between threads: paste them, do not draw into them.  A new colour belongs into
``theme`` or a look: pictures show it exactly.  Gold means only "act now", mint is a state (best, winner, target); a
word always stands beside both.  In every game the turn is at the upper right edge of a plaque, and the last move in the
bar below the title.
"""
