"""Object storage for tests: a real HTTP server that speaks the S3 API (moto), with an empty bucket."""

from collections.abc import Iterator
from contextlib import contextmanager
from uuid import uuid4

import boto3
from moto.server import ThreadedMotoServer

KEY, WORD, REGION = "AKIDSHOAL", "a/secret+of=s3", "eu-test-1"


@contextmanager
def run_storage() -> Iterator[str]:
    """Run the storage until the block ends; yield the address of a folder in its bucket."""
    bucket = f"games-{uuid4().hex[:8]}"  # all servers of one process share their buckets
    server = ThreadedMotoServer("127.0.0.1", 0, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    client = boto3.client(
        "s3", REGION, endpoint_url=f"http://{host}:{port}", aws_access_key_id=KEY, aws_secret_access_key=WORD
    )
    client.create_bucket(Bucket=bucket, CreateBucketConfiguration={"LocationConstraint": REGION})
    try:
        yield f"s3://{KEY}:a%2Fsecret%2Bof%3Ds3@{host}:{port}/{bucket}/old?region={REGION}&tls=off"
    finally:
        server.stop()
