"""Computer players of Alliance: ``choose`` is the quick one, POLICY is for the search."""

from engine.players.alliance.heuristic import choose as choose
from engine.players.alliance.policy import POLICY as POLICY
