"""Object storage for tests: a real HTTP server that speaks the S3 API (moto), with an empty bucket."""

import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

import boto3
from moto.moto_server.werkzeug_app import DomainDispatcherApplication, create_backend_app
from werkzeug.serving import WSGIRequestHandler, make_server

KEY, WORD, REGION = "AKIDSHOAL", "a/secret+of=s3", "eu-test-1"


class Quiet(WSGIRequestHandler):
    """Answers without a log of requests."""

    def log_request(self, *_: object) -> None:
        """Print nothing."""


@dataclass
class Storage:
    """A server with a bucket; it can be told to fail, and keeps what it was asked."""

    host: str = ""
    bucket: str = field(default_factory=lambda: f"games-{uuid4().hex[:8]}")  # servers of a process share their buckets
    faults: int = 0
    requests: list[dict[str, str]] = field(default_factory=list)

    @property
    def address(self) -> str:
        """The address of a folder in the bucket."""
        return f"s3://{KEY}:a%2Fsecret%2Bof%3Ds3@{self.host}/{self.bucket}/old?region={REGION}&tls=off"

    @property
    def address_without_key(self) -> str:
        """The same folder, for those who have a key or a role elsewhere."""
        return f"s3://{self.host}/{self.bucket}/old?region={REGION}&tls=off"

    def serve(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        """Note a request, and answer it as moto does unless a fault is due."""
        self.requests.append({name: value for name, value in environ.items() if isinstance(value, str)})
        if self.faults:
            self.faults -= 1
            start_response("500 Internal Server Error", [("content-length", "0")])
            return [b""]
        answer: Iterable[bytes] = MOTO(environ, start_response)
        return answer


MOTO = DomainDispatcherApplication(create_backend_app)


@contextmanager
def run_storage() -> Iterator[Storage]:
    """Run the storage until the block ends."""
    storage = Storage()
    server = make_server("127.0.0.1", 0, storage.serve, threaded=True, request_handler=Quiet)
    storage.host = f"127.0.0.1:{server.port}"
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    client = boto3.client(
        "s3", REGION, endpoint_url=f"http://{storage.host}", aws_access_key_id=KEY, aws_secret_access_key=WORD
    )
    client.create_bucket(Bucket=storage.bucket, CreateBucketConfiguration={"LocationConstraint": REGION})
    storage.requests.clear()
    try:
        yield storage
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
