"""Where tables are kept: one contract, a file of SQLite or a PostgreSQL server."""
