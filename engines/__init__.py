"""The rules of every game: pure, synchronous, and ignorant of the house that hosts them."""
