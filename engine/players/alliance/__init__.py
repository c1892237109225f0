"""Computer players of Alliance: ``choose`` is the quick one, POLICY what the search is told."""

from engine.players.alliance.heuristic import choose as choose
from engine.players.alliance.policy import POLICY as POLICY
