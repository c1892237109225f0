"""Large print: pictures with fewer things, all at 36 px or more.

They are drawn from the same values as the usual ones (``TrickTable``, ``Table``, ``Hand``, ``Result``), from top to
bottom.  What a game's own drawing shows is drawn by the value's ``large``; without it the sentences that describe the
drawing are written in its place.  So no part is ever small, and none is left out.
"""
