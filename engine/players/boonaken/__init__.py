"""Computer players of Boonaken: ``choose`` is the quick one, POLICY is for the search."""

from engine.players.boonaken.heuristic import choose as choose
from engine.players.boonaken.policy import POLICY as POLICY
