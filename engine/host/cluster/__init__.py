"""Several processes over one store: leases, one clock, and changes of cogs in all processes."""
