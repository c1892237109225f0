"""The process: connection, shards, limits, settings, logs."""
