"""Computer players of Dominuxen: ``choose`` is the quick one, POLICY is for the search."""

from engine.players.dominuxen.policy import POLICY as POLICY
from engine.players.dominuxen.policy import choose as choose
