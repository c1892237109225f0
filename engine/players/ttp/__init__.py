"""Computer players of TTP: ``choose`` is the quick one, POLICY is for the search."""

from engine.players.ttp.policy import POLICY as POLICY
from engine.players.ttp.policy import choose as choose
