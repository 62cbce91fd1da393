"""Corpora: from a plan to thousands of audited puzzles in shards, and from these to what people use.

`make` makes or goes on, `check_corpus` proves and repairs, `Corpus` reads.
"""
