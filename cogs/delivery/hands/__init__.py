"""The live hand of a person, its copies and its changes."""
