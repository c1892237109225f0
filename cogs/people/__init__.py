"""The data of a person: settings, profile, portrait, blocks, personal data."""
