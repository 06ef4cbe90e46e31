"""Open Graph tags: the head of a page names its picture, for programs that read no more."""

from html import escape

from shoal.server.play.link_previews import card_layout, table_preview
from shoal.server.play.tables.table_row import TableRow


def tags(facts: TableRow, site: str, turn: int | None) -> str:
    """Return the tags of a table's page."""
    query = "" if turn is None else f"?turn={turn}"
    picture = f"{site}/api/tables/{facts.id}/postcard.png{query}"
    return tags_of(table_preview.title_of(facts), table_preview.describe_table(facts), picture)


def tags_of(title: str, sentence: str, picture: str) -> str:
    """Return the tags of Open Graph, and that of those who want a large picture."""
    named = {
        "og:site_name": "Shoal",
        "og:type": "website",
        "og:title": title,
        "og:description": sentence,
        "og:image": picture,
        "og:image:width": str(card_layout.WIDTH),
        "og:image:height": str(card_layout.HEIGHT),
        "og:image:alt": f"{title}. {sentence}",
    }
    properties = "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in named.items())
    return properties + '<meta name="twitter:card" content="summary_large_image" />'
