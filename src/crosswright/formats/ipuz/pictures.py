"""Reading the pictures of clues, which JSON holds as `data:` addresses, as web pages do."""

import base64
import binascii

from crosswright.formats.ipuz.values import text, wrong
from crosswright.model import PICTURE_TYPES, Picture


def picture_at(value: object, where: str) -> Picture | None:
    """The picture in the text of its `address`; None for none.

    Raises:
        FormatError: for any other text.
    """
    if value is None:
        return None
    head, _, body = text(value, where).partition(",")
    kind = head.removeprefix("data:").removesuffix(";base64")
    try:
        data = base64.b64decode(body, validate=True)
    except (binascii.Error, ValueError):
        data = b""
    if kind not in PICTURE_TYPES or not data:
        raise wrong(where, value, "a data: address of a PNG, JPEG or SVG picture")
    return Picture(data=data, media_type=kind)
