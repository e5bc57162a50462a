"""Notices to people who are not looking: the outbox's channels live here; none is built yet."""
