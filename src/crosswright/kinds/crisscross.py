"""Criss-cross: a person's words laid freely so that they interlock; no full-grid rule."""

from crosswright.audit import Profile

PROFILE = Profile(name="crisscross", words_are_given=True, asks_clues=True)
"""Every run of two letters or more is an entry, all letters hang together; the rest is theirs."""
