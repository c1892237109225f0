"""Several processes over one store: leases, one clock, cogs that change together."""
