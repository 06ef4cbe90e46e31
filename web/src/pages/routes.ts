/** Which page each address shows. */
import type { Component } from "svelte";
import { match } from "$/router.svelte";

type Load = () => Promise<{ default: Component<Record<string, string>> }>;
interface Found {
  page: Load;
  parts: Record<string, string>;
}

const PAGES: [string, () => Promise<unknown>][] = [
  ["/", () => import("./LobbyPage.svelte")],
  ["/t/:id", () => import("./TablePage.svelte")],
  ["/new", () => import("./NewTablePage.svelte")],
  ["/rules", () => import("./RulesListPage.svelte")],
  ["/rules/:game", () => import("./RulesPage.svelte")],
  ["/players/:name", () => import("./ProfilePage.svelte")],
  ["/review/:id", () => import("./ReviewPage.svelte")],
  ["/learn", () => import("./LearnListPage.svelte")],
  ["/learn/:game", () => import("./LearnPage.svelte")],
  ["/settings", () => import("./SettingsPage.svelte")],
];
if (import.meta.env.DEV) PAGES.push(["/dev/:file", () => import("./DevPage.svelte")]);

export function pageFor(path: string): Found {
  for (const [pattern, page] of PAGES) {
    const parts = match(pattern, path);
    if (parts) return { page: page as Load, parts };
  }
  const lost: () => Promise<unknown> = () => import("./NotFoundPage.svelte");
  return { page: lost as Load, parts: {} };
}
