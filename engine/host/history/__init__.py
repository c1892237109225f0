"""Looking back at a table."""
