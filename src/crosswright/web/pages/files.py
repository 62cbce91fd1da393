"""Style sheets and scripts."""

from fastapi import APIRouter, HTTPException
from fastapi.responses import Response

from crosswright.web.static import ROOT, assets

router = APIRouter()

FOR_EVER = "public, max-age=31536000, immutable"


@router.get(ROOT + "{name:path}")
async def static_file(name: str) -> Response:
    """A file; under its name with a digest it never changes, under its plain name it may."""
    address = ROOT + name
    asset = assets().by_address.get(address)
    if asset is None:
        raise HTTPException(404, "there is no such file")
    kept = FOR_EVER if address == asset.address else "no-cache"
    return Response(asset.data, media_type=asset.type, headers={"Cache-Control": kept})
