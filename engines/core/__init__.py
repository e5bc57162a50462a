"""What every game shares: the contract's types and the one way a move is played."""
