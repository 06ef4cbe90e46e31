/** The pages that every menu leads to. */
import type { IconName } from "./icons";
import { t } from "$/strings";

export interface PageLink {
  href: string;
  name: string;
  /** The start of the addresses that belong to it, if they are more than one. */
  under?: string;
  /** Its mark, if it stands in the dock of a phone, and its short name there. */
  icon?: IconName;
  short?: string;
}

export function pagesOf(player: string | null): PageLink[] {
  const own = `/players/${encodeURIComponent(player ?? "")}`;
  return [
    { href: "/", name: t.nav.play, icon: "bolt" },
    { href: "/puzzles", name: t.nav.puzzles, under: "/puzzles", icon: "puzzle" },
    { href: "/learn", name: t.nav.learn, under: "/learn", icon: "bulb" },
    { href: "/rules", name: t.nav.rules, under: "/rules" },
    ...(__SITE__
      ? []
      : [
          { href: "/tournaments", name: t.nav.tournaments, under: "/tournaments", icon: "cup" } as const,
          { href: "/players", name: t.nav.players, under: "/players", icon: "people" } as const,
        ]),
    ...(player ? [{ href: own, name: t.nav.profile, icon: "person", short: t.nav.me } as const] : []),
    ...(__SITE__ ? [] : [{ href: "/account", name: t.nav.account }]),
    { href: "/settings", name: t.nav.settings },
  ];
}

/** The page of an address: itself, or the one that the address lies under. */
export const currentOf = (pages: readonly PageLink[], path: string): PageLink | undefined =>
  pages.find((page) => page.href === path) ??
  pages.find((page) => page.under !== undefined && path.startsWith(page.under));
