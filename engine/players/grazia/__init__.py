"""Computer players of Grazia: ``choose`` is the quick one, POLICY is for the search."""

from engine.players.grazia.policy import POLICY as POLICY
from engine.players.grazia.policy import choose as choose
