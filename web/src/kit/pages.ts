/** The pages that every menu leads to. */
import { t } from "$/strings";

export interface PageLink {
  href: string;
  name: string;
  /** The start of the addresses that belong to it, if they are more than one. */
  under?: string;
}

export const pagesOf = (player: string | null): PageLink[] => [
  { href: "/", name: t.nav.play },
  { href: "/learn", name: t.nav.learn, under: "/learn" },
  { href: "/rules", name: t.nav.rules, under: "/rules" },
  ...(player
    ? [{ href: `/players/${encodeURIComponent(player)}`, name: t.nav.profile, under: "/players" }]
    : []),
  { href: "/settings", name: t.nav.settings },
];
