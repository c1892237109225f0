"""Computer players of Arsene: ``choose`` is the quick one, POLICY is for the search."""

from engine.players.arsene.policy import POLICY as POLICY
from engine.players.arsene.policy import choose as choose
