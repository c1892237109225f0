"""Computer players of Target: ``choose`` is the quick one, POLICY what the search is told."""

from engine.players.target.heuristic import choose as choose
from engine.players.target.policy import POLICY as POLICY
