"""The web client's files, if they were built into the package; every page is index.html."""

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from shoal.server.headers import POLICY, page_policy

FOLDER: Final = Path(__file__).with_name("static")
FOR_EVER: Final = "public, max-age=31536000, immutable"


class Pages(StaticFiles):
    """Files by name. Any other path outside /api is a page of the client."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.startswith("api/"):
            raise HTTPException(404)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith("assets/"):
                raise
            path, response = "index.html", await super().get_response("index.html", scope)
        response.headers[POLICY] = page_policy(Headers(scope=scope))
        response.headers["cache-control"] = FOR_EVER if path.startswith("assets/") else "no-cache"
        return response


def mount_pages(app: FastAPI, folder: Path = FOLDER) -> None:
    if (folder / "index.html").exists():
        app.mount("/", Pages(directory=folder, html=True), name="pages")
