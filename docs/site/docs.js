/** What the pages of the documentation do: live boards, and wide tables that can be scrolled with keys. */

// A live board opens in the page of a game where the static site lies beside these pages; elsewhere it has its own page.
for (const place of document.querySelectorAll(".board")) {
  const link = place.querySelector("a");
  link?.addEventListener("click", async (event) => {
    event.preventDefault();
    const home = new URL("../../../", location.href);
    const player = await playerAt(home, place.dataset.game);
    if (player) show(place, player, link);
    else location.assign(link.href);
  });
}

/** Return the address of the game's lesson on the static site, or null if no static site is there. */
async function playerAt(home, game) {
  const found = await fetch(new URL("games.json", home)).catch(() => null);
  const isSite = found?.ok && found.headers.get("content-type")?.includes("json");
  return isSite ? new URL(`index.html#/learn/${game}`, home).href : null;
}

function show(place, player, link) {
  const frame = document.createElement("iframe");
  frame.src = player;
  frame.title = link.textContent;
  frame.className = "board-frame";
  place.replaceChildren(frame);
  frame.focus();
}

function makeWideTablesReachable() {
  for (const wrap of document.querySelectorAll(".md-typeset__scrollwrap")) {
    if (wrap.scrollWidth > wrap.clientWidth) wrap.tabIndex = 0;
    else wrap.removeAttribute("tabindex");
  }
}
new ResizeObserver(makeWideTablesReachable).observe(document.body);
