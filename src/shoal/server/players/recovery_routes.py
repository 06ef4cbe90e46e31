"""Ways back into an account, and the way of a guest to a second device, over HTTP."""

from typing import Final

from fastapi import APIRouter, Request, Response

from shoal.server.errors import declared
from shoal.server.limits import HOUR, QUARTER, Limit, address_of, spend
from shoal.server.looks import fold
from shoal.server.moments import format_moment
from shoal.server.players import guessing, linking, safety
from shoal.server.players.devices import device_of
from shoal.server.players.visitors import ThePlayer, TheVisitor
from shoal.server.players.welcome import welcome
from shoal.server.players.wire import CodeWish, LetterAnswer, LetterWish, LinkCode, Recovery, me_of
from shoal.server.resources import TheResources
from shoal.server.wire import model
from shoal.table.answers import Me

router = APIRouter(tags=["recovery"])
RECOVERIES: Final = Limit("recoveries", 40, QUARTER)
CODES: Final = Limit("codes", 20, HOUR)
LETTERS: Final = Limit("letters", 3, HOUR)
LETTERS_OF_ADDRESS: Final = Limit("letters of address", 20, HOUR)
GUESSES: Final = Limit("codes of address", 20, HOUR)


@router.post("/api/players/recover", response_model=model(Me), responses=declared("password"))
async def recover(
    request: Request, response: Response, resources: TheResources, visitor: TheVisitor, wanted: Recovery
) -> Me:
    """Set a new password by recovery words, and sign in. All other devices are signed out."""
    await spend(resources, RECOVERIES, address_of(request))
    async with guessing.attempt(resources, f"words {fold(wanted.name)}", address_of(request)) as tries:
        player, token = await safety.recover(
            resources, wanted.name, wanted.words, wanted.password, tries, device_of(request)
        )
    welcome(request, response, resources, visitor, token)
    return me_of(player)


@router.post("/api/players/recover/letter", status_code=204, responses=declared("forbidden"))
async def send_letter(request: Request, resources: TheResources, wish: LetterWish) -> None:
    """Send a link to an address. The answer is the same whether an account has it or not."""
    await spend(resources, LETTERS_OF_ADDRESS, address_of(request))
    await spend(resources, LETTERS, wish.email.strip().casefold())
    await safety.send_letter(resources, wish.email, wish.language)


@router.post("/api/players/recover/link", response_model=model(Me), responses=declared("unknown"))
async def answer_letter(
    request: Request, response: Response, resources: TheResources, visitor: TheVisitor, wanted: LetterAnswer
) -> Me:
    """Set a new password by the link of a letter, and sign in. All other devices are signed out."""
    await spend(resources, RECOVERIES, address_of(request))
    player, token = await safety.answer_letter(resources, wanted.secret, wanted.password, device_of(request))
    welcome(request, response, resources, visitor, token)
    return me_of(player)


@router.post("/api/account/link", responses=declared("stranger", "forbidden"))
async def make_link(resources: TheResources, player: ThePlayer) -> LinkCode:
    """Make a code with which another device becomes the same guest. An earlier code stops working."""
    await spend(resources, CODES, player.id)
    code, until = await linking.make(resources, player)
    return LinkCode(code=code, until=format_moment(until))


@router.post("/api/players/link", response_model=model(Me), responses=declared("unknown"))
async def link(
    request: Request, response: Response, resources: TheResources, visitor: TheVisitor, wish: CodeWish
) -> Me:
    """Become the guest of another device by its code."""
    await spend(resources, GUESSES, address_of(request))
    player, token = await linking.use(resources, wish.code, device_of(request))
    if visitor is None or visitor.id != player.id:
        welcome(request, response, resources, visitor, token)
    return me_of(player)
