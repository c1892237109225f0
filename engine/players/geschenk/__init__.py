"""Computer players of No Thanks!: ``choose`` is the quick one, POLICY is for the search."""

from engine.players.geschenk.policy import POLICY as POLICY
from engine.players.geschenk.policy import choose as choose
