"""Data of a person that belongs to no single table."""
