"""Where the house keeps what must not be lost."""
