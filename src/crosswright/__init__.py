"""Make word puzzles that are right, in any language."""
