"""Where a person's puzzles, word lists and clues are kept: the only room with a database."""
