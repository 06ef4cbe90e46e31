/** Tokens and bot accounts of the owner of an account, over HTTP. Pages without a server have none. */
import type { BotAccount, KnownToken, NewToken, TokenRequest } from "./httpTypes";
import { call } from "./httpBackend";

export type Scope = KnownToken["scopes"][number];
export const SCOPES: readonly Scope[] = ["read", "play"];
/** For how many days a token works. */
export const DAYS = [7, 30, 90, 365] as const;

const at = (bot: string) => `/me/bots/${encodeURIComponent(bot)}`;

export const programs = {
  tokens: () => call<KnownToken[]>("GET", "/me/tokens"),
  bots: () => call<BotAccount[]>("GET", "/me/bots"),
  /** Make a token of the player, or of a bot account; its text is told once. */
  makeToken: (request: TokenRequest, bot: string | null) =>
    call<NewToken>("POST", bot === null ? "/me/tokens" : `${at(bot)}/tokens`, request),
  revoke: (token: string) => call<null>("DELETE", `/me/tokens/${token}`),
  makeBot: (name: string) => call<BotAccount>("POST", "/me/bots", { name }),
  deleteBot: (name: string) => call<null>("DELETE", at(name)),
};
