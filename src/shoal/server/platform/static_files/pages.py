"""The web client's files; every page is index.html. A package without them answers with a page that says what to do.

The documentation lies at /docs. Files of other releases, under names with a hash, come from the database.

Beside a file lie copies that the build compressed. A browser that accepts one gets it under the file's own address; the
copies have no addresses themselves.
"""

import gzip
import os
from mimetypes import guess_type
from pathlib import Path
from stat import S_ISREG
from typing import Final

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.routing import Route
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Receive, Scope, Send

from shoal.core.telling import Telling, telling
from shoal.server.platform.base.app_state import held_if_open
from shoal.server.platform.db.database import Database
from shoal.server.platform.http.compression import accepted_codings
from shoal.server.platform.http.security_headers import POLICY, page_policy
from shoal.server.platform.static_files.old_releases import OldReleaseFiles
from shoal.texts import LANGUAGES, texts_of

SERVER: Final = Path(__file__).parents[2]
FOLDER: Final = SERVER / "static"
DOCUMENTATION: Final = SERVER / "docs"
FOR_EVER: Final = "public, max-age=31536000, immutable"
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""The endings of compressed copies by the name of their coding, the smallest first."""
NO_PAGES: Final = telling("server.no-pages")
PAGE: Final = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    "<title>Shoal</title><h1>Shoal</h1>{text}"
)
"""The page of a server without pages."""


class Files(StaticFiles):
    """Files by name, under the policy of our pages; each is sent as the smallest copy that the browser accepts."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers[POLICY] = page_policy(Headers(scope=scope))
        response.headers["cache-control"] = "no-cache"
        return response

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        return ("", None) if path.endswith(tuple(PACKED.values())) else super().lookup_path(path)

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Return the file, or the smallest copy that the browser accepts, or that it has this one already."""
        asked = Headers(scope=scope)
        response = self._packed(full_path, asked) or FileResponse(full_path, stat_result=stat_result)
        response.status_code = status_code
        response.headers["vary"] = "accept-encoding"
        return NotModifiedResponse(response.headers) if self.is_not_modified(response.headers, asked) else response

    def _packed(self, full_path: PathLike, asked: Headers) -> FileResponse | None:
        name = os.path.relpath(full_path, os.path.realpath(self.all_directories[0]))
        accepted = accepted_codings(asked.getlist("accept-encoding"))
        for coding in (coding for coding in PACKED if coding in accepted):
            copy, stat = super().lookup_path(name + PACKED[coding])
            if stat is None or not S_ISREG(stat.st_mode):
                continue
            plain = FileResponse(full_path)
            response = FileResponse(copy, stat_result=stat, media_type=plain.media_type)
            response.headers["content-encoding"] = coding
            response.headers["etag"] = f'{response.headers["etag"][:-1]}-{coding}"'
            return response
        return None


class Pages(Files):
    """Files by name. Any other path outside /api is a page of the client; /docs leads to the documentation, if any."""

    def __init__(self, folder: Path, *, documented: bool) -> None:
        super().__init__(directory=folder, html=True)
        self.documented = documented
        self.kept = OldReleaseFiles()

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.startswith("api/"):
            raise HTTPException(404)
        if path == "docs" and self.documented:
            return RedirectResponse("/docs/")
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404:
                raise
            response = await self._missing(path, scope)
        if path.startswith("assets/"):
            response.headers["cache-control"] = FOR_EVER
            response.headers[POLICY] = page_policy(Headers(scope=scope), wasm=True)
        return response

    async def _missing(self, path: str, scope: Scope) -> Response:
        """Return a file of another release, or the page for a path that is no file."""
        if not path.startswith("assets/"):
            return await super().get_response("index.html", scope)
        database = held_if_open(scope["app"], Database)
        body = None if database is None else await self.kept.find(database, path)
        if body is None:
            raise HTTPException(404)
        packed = "gzip" in accepted_codings(Headers(scope=scope).getlist("accept-encoding"))
        response = Response(body if packed else gzip.decompress(body), media_type=guess_type(path)[0])
        response.headers["vary"] = "accept-encoding"
        if packed:
            response.headers["content-encoding"] = "gzip"
        return response


class NoPages:
    """Answers every page with what to do, in all languages, because the package has no pages."""

    def __init__(self) -> None:
        parts = (f'<p lang="{language}">{said(NO_PAGES, language)}</p>' for language in LANGUAGES)
        self.page = PAGE.format(text="".join(parts))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"].startswith("/api/") or scope["method"] not in {"GET", "HEAD"}:
            raise HTTPException(404)
        await HTMLResponse(self.page, 503)(scope, receive, send)


def said(text: Telling, language: str) -> str:
    return texts_of("shoal.server", language).text(text.id.removeprefix("server."))


def are_built(folder: Path = FOLDER) -> bool:
    return (folder / "index.html").exists()


def mount_pages(app: FastAPI, folder: Path = FOLDER, documentation: Path = DOCUMENTATION) -> None:
    """Serve what was built; the documentation first, since the pages answer for every other path."""
    documented = are_built(documentation)
    if documented:
        app.mount("/docs", Files(directory=documentation, html=True), name="documentation")
    if are_built(folder):
        app.mount("/", Pages(folder, documented=documented), name="pages")
    else:
        app.router.routes.append(Route("/{page:path}", NoPages()))
