"""How each family is made: engines, lexicon and audit put together, one recipe a file."""
