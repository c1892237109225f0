"""Computer players of Counting Cribbage: ``choose`` is the quick one, POLICY is for the search."""

from engine.players.counting_cribbage.policy import POLICY as POLICY
from engine.players.counting_cribbage.policy import choose as choose
