"""Word search: words hidden in eight directions; what they leave spells a phrase, or is filler."""

from crosswright.audit import Profile

PROFILE = Profile(name="wordsearch", words_are_given=True)
"""Every word found once, two words share one square at most, the leftover is exactly the phrase."""
