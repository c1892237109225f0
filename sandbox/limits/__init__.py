"""Discord's limits: what it refuses, and how."""
