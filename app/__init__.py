"""The house: guests, tables and sockets around the rules, which it reaches through its service storey only."""
