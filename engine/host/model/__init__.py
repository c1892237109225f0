"""The rows of a table, the values that the host returns, and pure rules over them."""
