"""The one door to Rust: words as numbers, and the searches over them.

Ids and glyphs go in, ids and glyphs come out; what they mean is the caller's business.
`NativeError` is a `ValueError` and says that a caller broke a rule of the stub.
"""

# Through the package on purpose: tools that read imports cannot see a compiled module, and take any
# other form for an import of the whole of crosswright.
from . import _native

BlockedWords = _native.BlockedWords
ArrowwordResult = _native.ArrowwordResult
BarsResult = _native.BarsResult
CancelFlag = _native.CancelFlag
FillResult = _native.FillResult
ImproveResult = _native.ImproveResult
LayResult = _native.LayResult
LookAheadResult = _native.LookAheadResult
MaskResult = _native.MaskResult
NativeError = _native.NativeError
Progress = _native.Progress
WordIndex = _native.WordIndex
Wordplay = _native.Wordplay
WordSearchResult = _native.WordSearchResult
WordStock = _native.WordStock
fill = _native.fill
improve = _native.improve
lay_words = _native.lay_words
least_lines = _native.least_lines
lines_of = _native.lines_of
look_ahead = _native.look_ahead
lowered = _native.lowered
make_arrowword = _native.make_arrowword
make_bars = _native.make_bars
make_mask = _native.make_mask
make_word_search = _native.make_word_search
spread_phrases = _native.spread_phrases

__all__ = [
    "ArrowwordResult",
    "BarsResult",
    "BlockedWords",
    "CancelFlag",
    "FillResult",
    "ImproveResult",
    "LayResult",
    "LookAheadResult",
    "MaskResult",
    "NativeError",
    "Progress",
    "WordIndex",
    "WordSearchResult",
    "WordStock",
    "Wordplay",
    "fill",
    "improve",
    "lay_words",
    "least_lines",
    "lines_of",
    "look_ahead",
    "lowered",
    "make_arrowword",
    "make_bars",
    "make_mask",
    "make_word_search",
    "spread_phrases",
]
