"""Computer players of TTP: ``choose`` is the quick one, POLICY what the search is told."""

from engine.players.ttp.heuristic import choose as choose
from engine.players.ttp.policy import POLICY as POLICY
