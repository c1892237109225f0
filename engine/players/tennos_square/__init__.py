"""Computer players of Tennos Square: ``choose`` is the quick one, POLICY is for the search."""

from engine.players.tennos_square.policy import POLICY as POLICY
from engine.players.tennos_square.policy import choose as choose
