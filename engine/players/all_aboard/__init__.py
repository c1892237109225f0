"""Computer players of All Aboard: ``choose`` is the quick one, POLICY is for the search."""

from engine.players.all_aboard.heuristic import choose as choose
from engine.players.all_aboard.policy import POLICY as POLICY
