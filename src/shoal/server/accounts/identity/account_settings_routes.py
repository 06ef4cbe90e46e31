"""The account of a player over HTTP: devices, recovery words, address, proofs."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response

from shoal.server.accounts.identity import address_confirmation, credentials, login_throttle, session_cookie, store
from shoal.server.accounts.identity.authentication import TheOwner, ThePlayer, TheToken
from shoal.server.accounts.identity.http_types import (
    Account,
    AddressLetterRequest,
    AddressRequest,
    ConfirmedAddress,
    EarlierName,
    EmailRequest,
    Key,
    ProofRequest,
    RecoveryWords,
    SessionDevice,
)
from shoal.server.accounts.identity.passkeys import store as passkeys
from shoal.server.accounts.identity.passkeys.store import PasskeyRow
from shoal.server.accounts.identity.sessions import hash_of, log_out_everywhere, log_out_there
from shoal.server.accounts.identity.sign_in import NAME_KEPT_MS
from shoal.server.accounts.identity.store import SessionRow
from shoal.server.platform.base.email_address import veiled
from shoal.server.platform.base.timestamps import HOUR_S, MINUTE_S, format_moment, format_optional_moment
from shoal.server.platform.http.errors import Problem, declared
from shoal.server.platform.rate_limits.fixed_window import RateLimit, address_of, enforce_limit
from shoal.server.platform.resources import TheResources

router = APIRouter(prefix="/api/account", tags=["account"])
OWNED: Final = declared("stranger", "forbidden", "unproved")
WORDS: Final = RateLimit("words", 10, HOUR_S)
EMAILS: Final = RateLimit("emails", 10, HOUR_S)
CONFIRMED: Final = RateLimit("confirmed addresses", 200, HOUR_S)
PROOFS: Final = RateLimit("proofs", 30, 15 * MINUTE_S)
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
        confirmed=player.confirmed is not None,
        mails=resources.settings.mails,
        words=format_optional_moment(player.worded),
        names=[EarlierName(name=name, until=format_moment(until)) for name, until in names],
        renames=format_optional_moment(None if player.renamed is None else player.renamed + NAME_KEPT_MS),
        devices=[told_device(session, hash_of(token)) for session in sessions],
        leaves=format_optional_moment(player.leaves),
    )


def told_key(key: PasskeyRow) -> Key:
    browser, _, system = key.device.partition("/")
    since, used = format_moment(key.created), format_optional_moment(key.used)
    return Key(id=key.id, browser=browser, system=system, since=since, used=used)


def told_device(session: SessionRow, here: str) -> SessionDevice:
    browser, _, system = (session.device or "").partition("/")
    since, seen = format_optional_moment(session.created), format_optional_moment(session.seen)
    return SessionDevice(
        id=session.id, browser=browser, system=system, since=since, seen=seen, here=session.token == here
    )


@router.post("/devices/{session}/end", status_code=204, responses=declared("stranger", "unknown"))
async def end_session(resources: TheResources, player: ThePlayer, session: SessionId) -> None:
    """Sign out one device of this player."""
    await log_out_there(resources, player, session)


@router.post("/devices/end-others", status_code=204, responses=declared("stranger"))
async def end_others(resources: TheResources, player: ThePlayer, token: TheToken) -> None:
    """Sign out all devices of this player but this one."""
    await log_out_everywhere(resources, player, token)


@router.post("/prove", status_code=204, responses=declared("stranger", "password"))
async def prove(
    request: Request, resources: TheResources, player: ThePlayer, token: TheToken, proof: ProofRequest
) -> None:
    """Show the password again, before something that only the owner may do."""
    await enforce_limit(resources, PROOFS, player.id)
    async with login_throttle.throttled_login(resources, f"proof {player.id}", request) as tries:
        await credentials.prove_password(resources, player, token, proof.password, tries)


@router.post("/words", responses=OWNED)
async def words(resources: TheResources, player: TheOwner) -> RecoveryWords:
    """Make new recovery words. They are shown only now, and earlier ones stop working."""
    await enforce_limit(resources, WORDS, player.id)
    return RecoveryWords(words=await credentials.make_words(resources, player))


@router.post("/email", status_code=204, responses=OWNED)
async def email(
    request: Request,
    response: Response,
    resources: TheResources,
    player: TheOwner,
    token: TheToken,
    wish: EmailRequest,
) -> None:
    """Set or delete the address for letters; a letter asks its owner. All other browsers are signed out."""
    await enforce_limit(resources, EMAILS, player.id)
    address = credentials.clean_email(wish.email)
    fresh = await credentials.set_email(resources, player, token, address)
    session_cookie.write_cookie(response, request, resources.settings, fresh)
    if address is not None:
        await address_confirmation.ask_if_allowed(resources, player, address, wish.language)


@router.post("/email/again", status_code=204, responses=declared("stranger", "stale", "forbidden"))
async def ask_again(resources: TheResources, player: ThePlayer, wish: AddressLetterRequest) -> None:
    """Send the letter that asks whether the address is right once more."""
    if player.email is None or player.confirmed is not None:
        raise Problem("stale", "server.nothing-to-confirm")
    await address_confirmation.ask_owner(resources, player, player.email, wish.language)


@router.post("/email/confirm", responses=declared("unknown"))
async def confirm_address(request: Request, resources: TheResources, wish: AddressRequest) -> ConfirmedAddress:
    """Confirm an address by the link of a letter, without signing in."""
    await enforce_limit(resources, CONFIRMED, address_of(request))
    return ConfirmedAddress(mailbox=veiled(await address_confirmation.confirm(resources, wish.secret)))
