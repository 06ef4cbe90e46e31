/** How a player is told of their turns, at a server. */
import { call } from "./server";

export interface Wishes {
  push: boolean;
  mail: boolean;
  /** Only when a quarter of the time is left. */
  late: boolean;
  quiet_from: number;
  quiet_until: number;
  zone: string;
  hours: 3 | 6 | 12 | 24;
  language: "en" | "de" | "ja";
}

export interface Known {
  /** Null if the player never chose. */
  wishes: Wishes | null;
  /** Whether this server sends e-mail at all. */
  mails: boolean;
  /** The player's address, veiled. */
  mailbox: string | null;
  /** Whether its owner has agreed to letters. */
  confirmed: boolean;
  /** Whether letters came back and were ended. */
  refused: boolean;
  /** The server's key for pushes. */
  key: string;
}

export interface Device {
  endpoint: string;
  key: string;
  auth: string;
}

export interface Mailbox {
  mailbox: string | null;
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;
const link = (purpose: string, token: string) => `/letters/${purpose}/${encodeURIComponent(token)}`;

export const notices = {
  known: () => call<Known>("GET", "/notices"),
  wish: (wishes: Wishes) => call<Known>("POST", "/notices", wishes),
  subscribe: (device: Device) => call<null>("POST", "/notices/devices", device),
  unsubscribe: (endpoint: string) => call<null>("POST", "/notices/devices/remove", { endpoint }),
  seen: (table: string) => call<null>("POST", `${at(table)}/seen`),
  stop: (token: string) => call<Mailbox>("POST", link("stop", token)),
  confirm: (token: string) => call<Mailbox>("POST", link("confirm", token)),
  again: (token: string, hours: number | null) => call<Mailbox>("POST", link("again", token), { hours }),
};
