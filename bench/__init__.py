"""Measures Tidetable: the server under load beside other servers, and the engines alone."""
