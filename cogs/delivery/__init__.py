"""Delivery of the outbox to Discord: messages of a table, live hands, direct messages, results."""
