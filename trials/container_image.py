"""Try a container image: as a household's server, and as nodes and workers of a cluster behind Caddy with TLS.

    python -m trials.container_image IMAGE

Needs podman with runc, and caddy, as root. Prints how long each step took. The game is played by `shoal.client`.
"""

import argparse
import asyncio
import json
import os
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import httpx

from shoal.client import Client
from trials.harness.cluster import run_cluster
from trials.harness.processes import Program, accepts, answers, free_ports

PODMAN: Final = ["podman", "--runtime", "runc"]
SAFE: Final = ["--read-only", "--tmpfs", "/tmp", "--cap-drop", "all", "--security-opt", "no-new-privileges"]  # noqa: S108  (inside the container)
LIMITS: Final = ["--ulimit", "nofile=1024:1024", "--ulimit", "nproc=1024:1024"]
CADDY: Final = """{{
    admin off
    auto_https disable_redirects
    skip_install_trust
}}
https://localhost:{port} {{
    tls internal
    reverse_proxy {nodes} {{
        lb_policy uri_hash
        lb_try_duration 5s
        fail_duration 5s
    }}
}}
"""
PATIENCE: Final = 120.0


def podman(*words: str, check: bool = True) -> str:
    done = subprocess.run([*PODMAN, *words], capture_output=True, text=True, check=False)
    if check and done.returncode:
        raise SystemExit(f"podman {words[0]}: {done.stderr}")
    return done.stdout.strip() if check else f"{done.returncode} {done.stdout}{done.stderr}"


@contextmanager
def container(image: str, environment: Mapping[str, str], *words: str) -> Iterator[str]:
    """Run a container on this machine's network until the block ends; yield its id."""
    given = [word for name, value in environment.items() for word in ("--env", f"{name}={value}")]
    found = podman("run", "--detach", "--network", "host", *LIMITS, *SAFE, *given, image, *words)
    try:
        yield found
    finally:
        podman("rm", "--force", "--volumes", "--time", "10", found)


def until(is_true: Callable[[], bool], what: str) -> float:
    """Wait; return how long it took."""
    begun = time.monotonic()
    while not is_true():
        if time.monotonic() > begun + PATIENCE:
            raise SystemExit(f"{what} did not happen")
        time.sleep(0.1)
    return time.monotonic() - begun


async def play(url: str) -> tuple[float, int]:
    """Play a game of Fishery against a bot; return the seconds and the moves."""
    begun, moves = time.monotonic(), 0
    async with Client(url) as client:
        await client.come_as_guest()
        table = await client.open_table(
            "fishery", preset="pond", chairs=[{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]
        )
        async with client.sit(table["id"]) as seat:
            while position := await seat.decision():
                await seat.act(position["legal"][0])
                moves += 1
        assert seat.result is not None
    return time.monotonic() - begun, moves


def household(image: str) -> None:
    (port,) = free_ports(1)
    words = ("shoal", "serve", "--host", "127.0.0.1", "--port", str(port))
    with container(image, {}, *words) as found:
        say("ready", until(lambda: answers(port), "the start"))
        user, writes = podman("exec", found, "id", "-u"), podman("exec", found, "touch", "/opt/shoal/x", check=False)
        print(f"| user inside; writing to its own files | {user}; {writes.strip()} |")
        seconds, moves = asyncio.run(play(f"http://127.0.0.1:{port}"))
        say(f"a game of {moves} moves", seconds)
        begun = time.monotonic()
        podman("stop", "--time", "20", found)
        say("stopped by SIGTERM", time.monotonic() - begun)
        print(f"| exit status | {podman('inspect', '--format', '{{.State.ExitCode}}', found)} |")


def cluster(image: str) -> None:
    with run_cluster(0, 0, {}) as made, tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        *ports, tls = free_ports(3)
        begun = time.monotonic()
        with container(image, made.environment, "shoal", "migrate") as migration:
            print(f"| exit status of the migration | {podman('wait', migration)} |")
        say("migrated", time.monotonic() - begun)
        for port in ports:
            stack.enter_context(container(image, made.environment, "shoal", "serve", "--port", str(port)))
        stack.enter_context(container(image, made.environment, "shoal", "worker"))
        say("two nodes ready", until(lambda: all(map(answers, ports)), "the start of two nodes"))
        caddy = run_caddy(Path(name), tls, ports)
        caddy.start()
        stack.callback(caddy.stop)
        certificate = Path(name) / "caddy/pki/authorities/local/root.crt"
        until(certificate.exists, "Caddy's certificate")
        os.environ["SSL_CERT_FILE"] = str(certificate)
        say("TLS answers", until(lambda: reachable(tls), "TLS"))
        seconds, moves = asyncio.run(play(f"https://localhost:{tls}"))
        say(f"a game of {moves} moves over TLS", seconds)


def reachable(port: int) -> bool:
    try:
        return httpx.get(f"https://localhost:{port}/readyz", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False


def run_caddy(folder: Path, port: int, nodes: list[int]) -> Program:
    file = folder / "Caddyfile"
    file.write_text(CADDY.format(port=port, nodes=" ".join(f"127.0.0.1:{node}" for node in nodes)), encoding="utf-8")
    words = ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]
    return Program("caddy", words, lambda: accepts(port), {"XDG_DATA_HOME": str(folder)}, folder / "caddy.log")


def say(what: str, seconds: float) -> None:
    print(f"| {what} | {seconds:.1f} s |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("image")
    image = parser.parse_args().image
    size = json.loads(podman("inspect", image))[0]["Size"]
    print(f"| step | result |\n|---|---|\n| size of the image | {size / 2**20:.0f} MiB |", flush=True)
    household(image)
    cluster(image)


if __name__ == "__main__":
    main()
