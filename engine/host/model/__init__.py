"""A table as rows and values, and the pure rules over them."""
