/** Tokens and bot accounts of the owner of an account, over HTTP. Pages without a server have none. */
import { call } from "./server";

export type Scope = "read" | "play";
export const SCOPES: readonly Scope[] = ["read", "play"];
/** For how many days a token works. */
export const DAYS = [7, 30, 90, 365] as const;

export interface Token {
  id: string;
  name: string;
  scopes: Scope[];
  created: string;
  expires: string;
  /** When a program last used it. */
  seen: string | null;
}

export interface TokenWish {
  name: string;
  scopes: Scope[];
  days: number;
}

export interface Bot {
  name: string;
  since: string;
  tokens: Token[];
}

const at = (bot: string) => `/me/bots/${encodeURIComponent(bot)}`;

export const programs = {
  tokens: () => call<Token[]>("GET", "/me/tokens"),
  bots: () => call<Bot[]>("GET", "/me/bots"),
  /** Make a token of the player, or of a bot account; its text is told once. */
  makeToken: (wish: TokenWish, bot: string | null) =>
    call<Token & { token: string }>("POST", bot === null ? "/me/tokens" : `${at(bot)}/tokens`, wish),
  revoke: (token: string) => call<null>("DELETE", `/me/tokens/${token}`),
  makeBot: (name: string) => call<Bot>("POST", "/me/bots", { name }),
  deleteBot: (name: string) => call<null>("DELETE", at(name)),
};
