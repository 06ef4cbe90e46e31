/**
 * The page's address: its parts, and links that change it without loading the page again. Which page an address shows
 * says pages/routes.ts.
 */

/**
 * The address of a page, as links and the address bar have it. A plain file server has one page only, so there the
 * address comes after a #.
 */
export const to = (address: string): string => (__SITE__ ? `#${address}` : address);

/** The current address: path, search and hash. */
const here = (): URL =>
  __SITE__ ? new URL(location.hash.slice(1) || "/", location.origin) : new URL(location.href);

class Router {
  private at = $state.raw(here());

  constructor() {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  get path(): string {
    return this.at.pathname;
  }

  get hash(): string {
    return this.at.hash;
  }

  get search(): string {
    return this.at.search;
  }

  go(address: string): void {
    history.pushState(null, "", to(address));
    this.read();
    if (!this.hash) scrollTo(0, 0);
  }

  /** Replace this address by another, so that "back" does not return here. */
  replace(address: string): void {
    history.replaceState(null, "", to(address));
    this.read();
  }

  private read(): void {
    this.at = here();
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    const address = link.getAttribute("href") ?? "";
    event.preventDefault();
    if (address.startsWith(to("/"))) this.go(__SITE__ ? address.slice(1) : address);
    else focusOn(address.slice(1));
  }
}

/** Move the focus to a part of this page. */
function focusOn(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  part.tabIndex = -1;
  part.focus();
}

/** Match a path with a pattern such as `/t/:table`; null if it does not match. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const piece = decodeURIComponent(given[at] ?? "");
    if (part.startsWith(":")) found[part.slice(1)] = piece;
    else if (part !== piece) return null;
  }
  return found;
}

export const router = new Router();
