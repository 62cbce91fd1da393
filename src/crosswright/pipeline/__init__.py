"""Use cases, one a file: what a person asks for, from words to files."""
