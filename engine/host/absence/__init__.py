"""A table goes on without a person, and the person comes back."""
