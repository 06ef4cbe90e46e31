/** Which page each address shows. */
import type { Component } from "svelte";
import { match } from "$/router.svelte";
import { loadTexts } from "$/i18n/catalogs";

type Load = () => Promise<{ default: Component<Record<string, string>> }>;
interface Found {
  page: Load;
  parts: Record<string, string>;
}

/** The texts about accounts and notices, tournaments, openings, and people are loaded with their pages only. */
const told = (page: () => Promise<unknown>) => () => loadTexts("account").then(page);
const held = (page: () => Promise<unknown>) => () => loadTexts("tournaments").then(page);
const counted = (page: () => Promise<unknown>) => () => loadTexts("openings").then(page);
const about = (page: () => Promise<unknown>) => () => loadTexts("people").then(page);
/** So are those about people who are there or away; without a server nobody else is. */
const asked = (page: () => Promise<unknown>) => () => loadTexts("puzzles").then(page);
const attended = (page: () => Promise<unknown>) => () =>
  __SITE__ ? page() : Promise.all([page(), loadTexts("presence")]).then(([found]) => found);

const PAGES: [string, () => Promise<unknown>][] = [
  ["/", () => import("./LobbyPage.svelte")],
  ["/t/:id", attended(() => import("./TablePage.svelte"))],
  ["/new", attended(() => import("./NewTablePage.svelte"))],
  ["/rules", () => import("./RulesListPage.svelte")],
  ["/rules/:game", () => import("./RulesPage.svelte")],
  ["/players/:name", about(() => import("./ProfilePage.svelte"))],
  ["/review/:id", () => import("./ReviewPage.svelte")],
  ["/learn", () => import("./LearnListPage.svelte")],
  ["/learn/:game", () => import("./LearnPage.svelte")],
  ["/puzzles", asked(() => import("./PuzzlesPage.svelte"))],
  ["/puzzles/:game/:id", asked(() => import("./PuzzlePage.svelte"))],
  ["/letters/:purpose/:token", told(() => import("./LetterPage.svelte"))],
  ["/settings", told(() => import("./SettingsPage.svelte"))],
];
if (!__SITE__)
  PAGES.push(
    ["/players", about(() => import("./PlayersPage.svelte"))],
    ["/tournaments", held(() => import("./TournamentsPage.svelte"))],
    ["/tournaments/:id", held(() => import("./TournamentPage.svelte"))],
    ["/openings", counted(() => import("./OpeningsPage.svelte"))],
    ["/openings/:game", counted(() => import("./OpeningsPage.svelte"))],
    ["/account", told(() => import("./AccountPage.svelte"))],
    ["/signin", told(() => import("./SignInPage.svelte"))],
    ["/recover", told(() => import("./RecoverPage.svelte"))],
    ["/link", told(() => import("./LinkPage.svelte"))],
    ["/j/:code", () => loadTexts("finding").then(() => import("./JoinPage.svelte"))],
  );
if (import.meta.env.DEV) PAGES.push(["/dev/:file", () => import("./DevPage.svelte")]);

export function pageFor(path: string): Found {
  for (const [pattern, page] of PAGES) {
    const parts = match(pattern, path);
    if (parts) return { page: page as Load, parts };
  }
  const lost: () => Promise<unknown> = () => import("./NotFoundPage.svelte");
  return { page: lost as Load, parts: {} };
}
