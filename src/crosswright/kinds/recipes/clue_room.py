"""How much room a clue has in its cell, in lines of the smallest type the law allows."""

LINES = 6
"""Lines of the smallest type that a clue cell has room for; two clues share them."""

LINES_OF_TWO = 3
"""Lines that a clue may take beside any other."""
