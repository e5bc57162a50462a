"""Who watches what, and how news of a table reaches them; no rule and no HTTP."""
