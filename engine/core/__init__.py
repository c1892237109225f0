"""The parts every game uses: states and their visibility, actions, phases, shuffles, matches, proofs.

This package (like families, games and players) reads no clock, file, socket or global random number. Input comes
through ``GameContext`` (shuffles) and ``Match.submit`` (actions). Output leaves as events and views.
"""
