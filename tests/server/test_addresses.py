"""Addresses of PostgreSQL: usual parameters work, and addresses that cannot work are refused at the start."""

import os
import socket
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import make_url, text

from shoal.server.platform.base.tcp_keepalive import UNANSWERED_MS
from shoal.server.platform.config.database_url import CONNECT_TIMEOUT_S, KNOWN, read_database_url
from shoal.server.platform.config.settings import BadSettings, Settings, read_settings
from shoal.server.platform.db.database import Database, NoDatabase, driver_of, open_database, open_first_connection
from support.nodes import SECRET
from support.services import DATABASE

COMMAND = [sys.executable, "-c", "from shoal.cli import main; main()"]


async def show(database: Database, name: str) -> str:
    async with database.reading() as connection:
        return str(await connection.scalar(text(f"SHOW {name}")))


@pytest.mark.anyio
@pytest.mark.parametrize(
    "parameters",
    [
        "",
        "sslmode=disable",
        "sslmode=allow",
        "sslmode=prefer",
        "connect_timeout=5&sslmode=prefer",
        "target_session_attrs=read-write",
        "target_session_attrs=primary&application_name=one&options=-c%20work_mem%3D5MB%20-c%20lock_timeout%3D7",
    ],
)
async def test_usual_parameters_work(cluster: Settings, parameters: str) -> None:
    database = open_database(replace(cluster, database=f"{cluster.database}?{parameters}"))
    assert await show(database, "application_name") == ("one" if "one" in parameters else "shoal")
    assert await show(database, "work_mem") == ("5MB" if "5MB" in parameters else "4MB")
    assert await show(database, "statement_timeout") == "3s"
    await database.close()


@pytest.mark.anyio
async def test_the_first_server_that_answers_is_used(cluster: Settings) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        url = make_url(cluster.database)
        hosts = f"127.0.0.1:{nobody.getsockname()[1]},{url.host}:{url.port}"
        address = f"postgresql://{url.username}@{hosts}/{url.database}?target_session_attrs=read-write"
        database = open_database(replace(cluster, database=address))
        assert await show(database, "application_name") == "shoal"
        await database.close()
        database = open_database(replace(cluster, database=address.replace("read-write", "standby")))
        with pytest.raises(NoDatabase):
            await open_first_connection(database)
        await database.close()


@pytest.mark.anyio
async def test_a_server_without_tls_is_refused_if_tls_is_required(cluster: Settings) -> None:
    database = open_database(replace(cluster, database=f"{cluster.database}?sslmode=require"))
    with pytest.raises(NoDatabase, match="rejected SSL"):
        await open_first_connection(database)
    await database.close()


@pytest.mark.usefixtures("services")
def test_a_command_that_cannot_connect_says_why() -> None:
    environment = {**os.environ, "SHOAL_SECRET": SECRET, "SHOAL_DATABASE": f"{DATABASE}?sslmode=require"}
    done = subprocess.run([*COMMAND, "migrate"], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "rejected SSL" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.anyio
async def test_database_sockets_detect_a_cut_connection(cluster: Settings) -> None:
    database = open_database(cluster)
    async with database.reading() as connection:
        found = driver_of(connection)._transport.get_extra_info("socket")
        assert found.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE) == 1
        assert found.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == UNANSWERED_MS
    await database.close()


@pytest.mark.anyio
async def test_a_migration_has_no_time_limit(cluster: Settings) -> None:
    database = open_database(cluster, patience=None)
    assert await show(database, "statement_timeout") == "0"
    async with database.transaction() as connection:
        await connection.execute(text("SELECT pg_sleep(3)"))
    await database.close()


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("postgresql://u:hidden@h/d?sslmode=sometimes", "its sslmode must be one of disable, "),
        ("postgresql://u:hidden@h/d?sslrootcert=/nowhere/root.crt", "its sslrootcert names a file that does not exist"),
        ("postgresql://u:hidden@h/d?sslcert=/nowhere/a&sslkey=/nowhere/b", "its sslcert names a file"),
        ("postgresql://u:hidden@h/d?target_session_attrs=best", "its target_session_attrs must be one of any, "),
        ("postgresql://u:hidden@h/d?connect_timeout=soon", "its connect_timeout must be a whole number"),
        ("postgresql://u:hidden@h/d?channel_binding=require", "an unknown parameter; known are "),
        ("postgresql://u:hidden@h/d?sslmode", "it cannot be read"),
        ("postgresql://u:hidden@h:many/d", "a port in it is not a number"),
        ("postgresql://u:hidden@a:1,b:x/d", "a port in it is not a number"),
        ("postgresql://u:hidden@[::1/d", "it cannot be read"),
    ],
)
def test_addresses_that_cannot_work_are_refused_at_start(address: str, sentence: str) -> None:
    with pytest.raises(BadSettings) as refused:
        read_settings({"SHOAL_DATABASE": address, "SHOAL_SECRET": SECRET})
    assert sentence in str(refused.value)
    assert "hidden" not in str(refused.value)


def test_parameters_that_we_handle_are_not_passed_to_the_driver(tmp_path: Path) -> None:
    (tmp_path / "root.crt").touch()
    words = f"sslmode=verify-full&sslrootcert={tmp_path}/root.crt&application_name=a%20b&connect_timeout=9"
    found = read_database_url(f"postgresql://u:p%40ss@[::1]:5433,h:1/d?{words}")
    assert (found.seconds, found.settings) == (9, {"application_name": "a b"})
    assert found.dsn.startswith("postgresql://u:p%40ss@[::1]:5433,h:1/d?sslmode=verify-full&sslrootcert=")
    assert "connect_timeout" not in found.dsn
    assert "p%40ss" not in repr(found)
    assert read_database_url("postgresql://h/d").seconds == CONNECT_TIMEOUT_S
    assert {"sslmode", "options", "host"} <= KNOWN
