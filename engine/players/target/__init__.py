"""Computer players of Target: ``choose`` is the quick one, POLICY is for the search."""

from engine.players.target.policy import POLICY as POLICY
from engine.players.target.policy import choose as choose
