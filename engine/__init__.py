"""The games themselves: pure rules (core, families, games, players) and the tables that host them (host)."""
