"""What pipelines tell in English, said in the language of the interface.

Reasons, notes and errors come as finished lines. Those a person meets in the makers are listed here as
patterns; a line that fits one is said in the other language with the same `{gaps}`, and any other as
it is. A test holds the patterns against what pipelines tell.
"""

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from crosswright.web.words import Catalogue


def say(text: str) -> str:
    """Mark a text for the catalogues; it is said later."""
    return text


PATTERNS = (
    # How a list is read.
    say("no letters"),
    say("no word"),
    say("no word beside the clue {clue}"),
    say("one letter; a word has {least} to {most}"),
    say("{number} letters; a word has {least} to {most}"),
    say("{number} signs; a word has {least} to {most} letters"),
    say("stands in line {line} already"),
    say("stands in line {line} already, without a clue; this clue was offered: {clue}"),
    say("stands in line {line} already; its clue {clue} is used, {other} was offered too"),
    say("{sign} in {word} is no letter of {language} ({tag}); its alphabet is {alphabet}"),
    say("the word list {name} is no text; write one word a line, as UTF-8"),
    say("the word list {name} is empty; write one word a line"),
    say("the list is longer than {number} lines; give a part of it"),
    say("the file {name} is larger than {number} bytes; give a part of it"),
    # Why a word is not in a puzzle.
    say("shares no letter with any other word"),
    say("shares no letter with the words in the grid"),
    say("no legal place beside the other words"),
    say("no legal place within {size}"),
    say("one letter; a word needs two or more"),
    say("the limit came before a place was found"),
    say("no place for it in this grid"),
    say("{number} letters; an entry of this grid has {least} to {most}"),
    say("no clue for it is known; write one after the word"),
    say("its clue is too long for a cell of the grid"),
    say("no line for it is left in this grid"),
    say("the word it lies in found no place"),
    say("can be read more than once inside the other words"),
    say("can be read inside {word}; --allow-nested lists it all the same"),
    say("{number} letters; a word to hide has {least} or more"),
    say("{number} letters; the longest line of this grid has {most}"),
    say("{number} letters are longer than the grid"),
    # Why there is no puzzle.
    say("there is no word to lay yet; write one a line"),
    say("nothing found within {seconds} s"),
    say("nothing found within {seconds} s; the last of {number} tries ended with: {reason}"),
    say("not one of the words can be hidden in this grid; give other words or a larger grid"),
    say("no word fits into {size}; allow a larger grid"),
    say("no full grid within {amount}; give more time, another size or seed, or another phrase"),
    say("stopped by request"),
    say("it took too long and was ended"),
    say("{preset} allows odd sizes from {least} to {most}, not {size}"),
    say("{preset} allows sizes from {least} to {most}, not {size}"),
    say("{field}: {text} is no whole number; leave it empty or write one"),
    # How a fill ends, and what is laid by hand.
    say("stands in the grid already"),
    say("pinned where it cannot be joined to the other words"),
    say("the pinned word {word} clashes with another; move one of them"),
    say("{word} stands apart; join it to the other words first"),
    say("{word} stands twice; a word is laid once"),
    say("a criss-cross begins empty; its words are laid in the editor"),
    say("no better words were found in this time"),
    say("only a full grid can be improved; fill it first"),
    say("the grid has no entry of two squares or more to fill"),
    say("{word} have no partner of their length; only one can stand in the middle"),
    # Ways to play with an answer.
    say("Anagrams"),
    say("Anagrams of two words"),
    say("Anagrams of a word and a letter or two"),
    say("Beheadings"),
    say("Curtailments"),
    say("Hearts taken out"),
    say("Lost letters"),
    say("Letter changes"),
    say("Letter swaps"),
    say("Hidden in a word"),
    say("Hidden backwards in a word"),
    say("Hidden in a phrase"),
    say("Hidden backwards in a phrase"),
    say("Two meanings"),
    say("Charades"),
    say("Charades of three"),
    say("Containers"),
    say("Spoonerisms"),
    say("Palindrome"),
    say("Reversals"),
    say("Alternate letters"),
    say("Alternate letters of two words"),
    say("Acrostics"),
    # Notes.
    say("clues for {language} words without one come from its word lists"),
    say("building the {language} lexicon; this is done once"),
    say("version {letter}: only {share} of its words lie elsewhere"),
    # The server itself.
    say("too much is asked of this server just now; try again in {seconds} s"),
    say("the page is too old or not ours; load it again (header {header})"),
    say("the request is larger than {number} bytes; send less"),
    say("the request came too slowly; send it again"),
    say("there is nothing at this address"),
    say("there is no such order, or it was forgotten; order it again"),
    say("there is no such puzzle, or it was forgotten; make it again"),
    say("this server keeps nothing; take the puzzle away as a file"),
    say("something broke in the server; its log says what"),
)

_GAP = re.compile(r"\\\{(\w+)\\\}")


class Patterns:
    """Texts with `{gaps}`, and which of them a finished line is; the most words first.

    `gaps` says what stands in some of them, as regular expressions; in all others may be anything.
    """

    def __init__(
        self, texts: Iterable[str], gaps: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        def gap(found: re.Match[str]) -> str:
            return f"(?P<{found[1]}>{gaps.get(found[1], '.+?')})"

        # So that a pattern is not taken for the beginning of a longer one.
        longest = sorted(texts, key=lambda x: -len(re.sub(r"\{\w+\}", "", x)))
        self._compiled = [
            (text, re.compile(_GAP.sub(gap, re.escape(text)), re.DOTALL)) for text in longest
        ]

    def match(self, line: str) -> tuple[str, dict[str, str]] | None:
        """The text that a line was made of, and what stands in its gaps; None for another line."""
        for text, pattern in self._compiled:
            found = pattern.fullmatch(line)
            if found is not None:
                return text, found.groupdict()
        return None


_PATTERNS = Patterns(PATTERNS)


def tell(words: Catalogue, line: str) -> str:
    """A line of a pipeline in the language of a catalogue; as it is where nobody translated it."""
    found = _PATTERNS.match(line)
    if found is None:
        return line
    text, gaps = found
    if "reason" in gaps:
        gaps["reason"] = tell(words, gaps["reason"])
    return words.say(text, **gaps)
