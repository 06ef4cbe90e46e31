"""The engine for pages, at /engine: with it a page reviews games itself, and the server need not.

It is there if the static site was built, since that brings Pyodide. A page asks for `names.json` first. The names of
other files tell their versions, so browsers keep them for ever.
"""

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Scope

from shoal import packing
from shoal.server.platform.http.compression import accepted_codings
from shoal.server.platform.static_files.pages import FOR_EVER, Files

PYTHON: Final = "pyodide-*"
"""The folder of Pyodide in a static site; its name ends with the version."""
NAMES: Final = "names.json"


class PyodideFiles(Files):
    """The files of Pyodide. Another version has another address."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOR_EVER
        return response


@cache
def packed() -> dict[str, tuple[bytes, bytes]]:
    """Return the files by their names with versions, each as it is and gzipped."""
    files = {packing.versioned(name, data): data for name, data in packing.engine().items()}
    return {name: (data, gzip.compress(data)) for name, data in files.items()}


async def file(request: Request) -> Response:
    name = request.path_params["name"]
    files = await run_in_threadpool(packed)
    if name == NAMES:
        return Response(json.dumps(list(files)), media_type="application/json", headers={"cache-control": "no-cache"})
    if name not in files:
        raise HTTPException(404)
    plain, small = files[name]
    headers = {"cache-control": FOR_EVER, "vary": "accept-encoding"}
    if "gzip" in accepted_codings(request.headers.getlist("accept-encoding")):
        return Response(small, media_type="application/octet-stream", headers={**headers, "content-encoding": "gzip"})
    return Response(plain, media_type="application/octet-stream", headers=headers)


async def nothing(_request: Request) -> Response:
    raise HTTPException(404)


def mount_engine(app: FastAPI, pages: Path = packing.PAGES) -> None:
    """Serve the engine, if there is a Pyodide to run it; else pages are told that nothing is there."""
    for folder in pages.glob(PYTHON):
        app.mount(f"/engine/{folder.name}", PyodideFiles(directory=folder), name=folder.name)
        app.router.routes.append(Route("/engine/{name}", file))
    app.router.routes.append(Route("/engine/{path:path}", nothing))
