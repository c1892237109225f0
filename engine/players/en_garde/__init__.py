"""Computer players of En Garde: ``choose`` is the quick one, POLICY is for the search."""

from engine.players.en_garde.policy import POLICY as POLICY
from engine.players.en_garde.policy import choose as choose
