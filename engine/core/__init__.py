"""What every game is made of: states and who may see them, actions, phases, shuffles, matches, proofs.

Nothing here (nor in families, games, players) reads a clock, a file, a socket or a global random number:
everything from outside comes in through ``GameContext`` (shuffles) and ``Match.submit`` (actions), everything to
outside leaves as events and views.
"""
