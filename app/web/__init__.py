"""HTTP and sockets in; nothing is decided here."""
