"""What belongs to a person: settings, profile, portrait, blocks, personal data."""
