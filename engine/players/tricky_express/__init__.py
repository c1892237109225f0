"""Computer players of Tricky Express: ``choose`` is the quick one, POLICY is for the search."""

from engine.players.tricky_express.policy import POLICY as POLICY
from engine.players.tricky_express.policy import choose as choose
