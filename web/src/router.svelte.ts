/** Addresses: the path in pieces, links that do not load the page anew, and what each address shows. */

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  search = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.read();
    if (!location.hash) scrollTo(0, 0);
  }

  /** Put another address in the place of this one, so that "back" does not return here. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.read();
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
    this.search = location.search;
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

/** Match a path with a pattern such as `/t/:table`; null where it does not fit. */
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
