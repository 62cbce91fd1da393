"""The one door to Rust: words as numbers, and the searches over them.

Ids and glyphs go in, ids and glyphs come out; what they mean is the caller's business.
`NativeError` is a `ValueError` and says that a caller broke a rule of the stub.
"""

from crosswright.native._native import (
    CancelFlag,
    FillResult,
    MaskResult,
    NativeError,
    Progress,
    WordIndex,
    fill,
    make_mask,
)

__all__ = [
    "CancelFlag",
    "FillResult",
    "MaskResult",
    "NativeError",
    "Progress",
    "WordIndex",
    "fill",
    "make_mask",
]
