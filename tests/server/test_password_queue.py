"""The attacker tries many passwords at once from one address; others sign in meanwhile."""

import asyncio
import time

import pytest

from shoal.server.accounts.identity import passwords
from shoal.server.platform.db.error_kinds import PoolExhausted
from shoal.server.platform.db.turn_queue import ADDRESS

SECONDS = 0.05


async def sign_in(address: str) -> float:
    """Try a password; return how long it took."""
    ADDRESS.set(address)
    begun = time.monotonic()
    await passwords.fits("wrong", None)
    return time.monotonic() - begun


@pytest.fixture(autouse=True)
def _slow_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    def verify(_hash: str, _password: str) -> bool:
        time.sleep(SECONDS)
        return False

    monkeypatch.setattr(passwords, "verify", verify)


@pytest.mark.anyio
async def test_wrong_passwords_of_one_address_do_not_delay_the_others() -> None:
    attackers = [asyncio.create_task(sign_in("flood")) for _ in range(140)]
    await asyncio.sleep(SECONDS)
    waited = await asyncio.gather(*(sign_in(address) for address in ("ann", "bo", "cy")))
    assert sum(task.done() for task in attackers) < 30
    assert max(waited) < 10 * SECONDS
    await asyncio.gather(*attackers)


@pytest.mark.anyio
async def test_only_so_many_of_one_address_may_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "MOST_WAITING", 10)
    met = await asyncio.gather(*(sign_in("flood") for _ in range(40)), return_exceptions=True)
    assert sum(isinstance(error, PoolExhausted) for error in met) == 28
