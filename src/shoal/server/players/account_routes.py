"""The account of a player over HTTP: devices, recovery words, address, proofs."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request

from shoal.server.errors import declared
from shoal.server.limits import HOUR, QUARTER, Limit, address_of, spend
from shoal.server.moments import format_moment
from shoal.server.players import accounts, cookies, guessing, safety, store
from shoal.server.players.accounts import NAME_LASTS
from shoal.server.players.passkeys import store as passkeys
from shoal.server.players.passkeys.store import Passkey
from shoal.server.players.store import Session
from shoal.server.players.visitors import TheOwner, ThePlayer, TheToken
from shoal.server.players.wire import Account, Device, EarlierName, EmailWish, Key, Proof, RecoveryWords
from shoal.server.resources import TheResources

router = APIRouter(prefix="/api/account", tags=["account"])
OWNED: Final = declared("stranger", "forbidden", "unproved")
WORDS: Final = Limit("words", 10, HOUR)
EMAILS: Final = Limit("emails", 10, HOUR)
PROOFS: Final = Limit("proofs", 30, QUARTER)
SessionId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


@router.get("", responses=declared("stranger"))
async def account(resources: TheResources, player: ThePlayer, token: TheToken) -> Account:
    """Return what only the player may know about their account."""
    async with resources.database.reading() as connection:
        sessions = await store.sessions_of(connection, player.id)
        keys = await passkeys.of_player(connection, player.id)
        names = await store.earlier_names(connection, player.id)
    return Account(
        name=player.name,
        account=player.account,
        since=format_moment(player.created),
        password=player.password is not None,
        passkeys=[told_key(key) for key in keys],
        email=player.email,
        words=told_moment(player.worded),
        names=[EarlierName(name=name, until=format_moment(until)) for name, until in names],
        renames=told_moment(None if player.renamed is None else player.renamed + NAME_LASTS),
        devices=[told_device(session, cookies.hash_of(token)) for session in sessions],
        leaves=told_moment(player.leaves),
    )


def told_moment(moment: int | None) -> str | None:
    return None if moment is None else format_moment(moment)


def told_key(key: Passkey) -> Key:
    browser, _, system = key.device.partition("/")
    since, used = format_moment(key.created), told_moment(key.used)
    return Key(id=key.id, browser=browser, system=system, since=since, used=used)


def told_device(session: Session, here: str) -> Device:
    browser, _, system = (session.device or "").partition("/")
    since, seen = told_moment(session.created), told_moment(session.seen)
    return Device(id=session.id, browser=browser, system=system, since=since, seen=seen, here=session.token == here)


@router.post("/devices/{session}/end", status_code=204, responses=declared("stranger", "unknown"))
async def end_session(resources: TheResources, player: ThePlayer, session: SessionId) -> None:
    """Sign out one device of this player."""
    await accounts.log_out_there(resources, player, session)


@router.post("/devices/end-others", status_code=204, responses=declared("stranger"))
async def end_others(resources: TheResources, player: ThePlayer, token: TheToken) -> None:
    """Sign out all devices of this player but this one."""
    await accounts.log_out_everywhere(resources, player, token)


@router.post("/prove", status_code=204, responses=declared("stranger", "password"))
async def prove(request: Request, resources: TheResources, player: ThePlayer, token: TheToken, proof: Proof) -> None:
    """Show the password again, before something that only the owner may do."""
    await spend(resources, PROOFS, player.id)
    async with guessing.attempt(resources, f"proof {player.id}", address_of(request)) as tries:
        await safety.prove(resources, player, token, proof.password, tries)


@router.post("/words", responses=OWNED)
async def words(resources: TheResources, player: TheOwner) -> RecoveryWords:
    """Make new recovery words. They are shown only now, and earlier ones stop working."""
    await spend(resources, WORDS, player.id)
    return RecoveryWords(words=await safety.make_words(resources, player))


@router.post("/email", status_code=204, responses=OWNED)
async def email(resources: TheResources, player: TheOwner, wish: EmailWish) -> None:
    """Set or delete the address for letters."""
    await spend(resources, EMAILS, player.id)
    await safety.set_email(resources, player, wish.email)
