"""Computer players of All Aboard: ``choose`` is the quick one, POLICY is for the search."""

from engine.players.all_aboard.policy import POLICY as POLICY
from engine.players.all_aboard.policy import choose as choose
