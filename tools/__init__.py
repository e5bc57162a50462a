"""The house's own tools: what `make check` looks at, and the browser that the tests use."""
