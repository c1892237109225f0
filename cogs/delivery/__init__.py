"""The outbox brought to Discord: messages of a table, live hands, direct messages, results."""
