"""The store of all tables: one contract, kept by an SQLite file or a PostgreSQL server."""
