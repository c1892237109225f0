"""What belongs to a person, whatever the table."""
