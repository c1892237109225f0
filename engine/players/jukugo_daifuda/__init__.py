"""Computer players of Jukugo Daifuda: ``choose`` is the quick one, POLICY is for the search."""

from engine.players.jukugo_daifuda.policy import POLICY as POLICY
from engine.players.jukugo_daifuda.policy import choose as choose
