"""What a browser says about itself, shortened to what its owner recognises: "Firefox/Linux"."""

import re
from typing import Final

from starlette.requests import HTTPConnection

BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
"""Parts of the text and names; the first that is found counts, since most browsers also name others."""
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
PLAIN: Final = re.compile("[^A-Za-z0-9 ._-]")
LONGEST: Final = 20
LOOKED_AT: Final = 400


def device_of(connection: HTTPConnection) -> str:
    """Return browser and system of a request, as "browser/system"; either may be empty."""
    return describe_user_agent(connection.headers.get("user-agent", ""))


def describe_user_agent(agent: str) -> str:
    agent = agent[:LOOKED_AT]
    browser = next((name for part, name in BROWSERS if part in agent), None)
    if browser is None:
        browser = PLAIN.sub("", agent.split("/", 1)[0])[:LONGEST]
    return f"{browser}/{next((name for part, name in SYSTEMS if part in agent), '')}"
