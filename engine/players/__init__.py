"""Computer players. They get a redealt state, never the true one."""
