"""Computer players of Jukugo Daifuda: ``choose`` is the quick one, POLICY is for the search."""

from engine.players.jukugo_daifuda.heuristic import choose as choose
from engine.players.jukugo_daifuda.policy import POLICY as POLICY
