"""A table looked at again."""
