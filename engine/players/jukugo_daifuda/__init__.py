"""Computer players of Jukugo Daifuda: ``choose`` is the quick one, POLICY what the search is told."""

from engine.players.jukugo_daifuda.policy import POLICY as POLICY
from engine.players.jukugo_daifuda.policy import choose as choose
