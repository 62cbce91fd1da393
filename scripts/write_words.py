"""Bring the catalogues of the studio up to date with what its pages and scripts say.

Every text that is said stands in each catalogue once, in order; what is no longer said is dropped.
New texts stand there untranslated, and are listed: write them into `src/crosswright/web/locale/`.
"""

import sys

from crosswright.web.catalogues import (
    ROOM,
    fresh_catalogue,
    read_catalogue,
    said_texts,
    text_of,
    untranslated,
)
from crosswright.web.words import FALLBACK, NAMES


def main() -> int:
    """Write the catalogues; 1 where something is not translated yet."""
    said = said_texts()
    lacking = 0
    for tag in NAMES:
        catalogue = fresh_catalogue(tag, said, read_catalogue(tag))
        (ROOM / f"locale/{tag}.po").write_text(text_of(catalogue), encoding="utf-8")
        missing = [] if tag == FALLBACK else untranslated(catalogue)
        lacking += len(missing)
        for text in missing:
            print(f"{tag}: not translated: {text}")
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
