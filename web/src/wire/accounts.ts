/** Accounts on a server, over HTTP. Pages without a server have none. */
import type { Me } from "./backend";
import { call } from "./server";

export interface Device {
  id: string;
  browser: string;
  system: string;
  since: string | null;
  seen: string | null;
  /** Whether it is this browser. */
  here: boolean;
}

export interface Key {
  id: string;
  browser: string;
  system: string;
  since: string;
  used: string | null;
}

export interface Account {
  name: string;
  account: boolean;
  since: string;
  password: boolean;
  passkeys: Key[];
  email: string | null;
  /** When the recovery words were made. */
  words: string | null;
  names: { name: string; until: string }[];
  /** When the name may change again. */
  renames: string | null;
  devices: Device[];
  /** When the account is erased. */
  leaves: string | null;
}

export interface NewKey {
  challenge: string;
  site: string;
  user: string;
  name: string;
  known: string[];
}

export interface NewCredential {
  id: string;
  client_data: string;
  attestation: string;
}

export interface Signature {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}

export interface OldGuest {
  name: string;
  games: { game: string; status: "waiting" | "running" | "over"; others: string[]; stays: boolean }[];
}

const post = <T>(path: string, body?: unknown) => call<T>("POST", path, body);

export const accounts = {
  look: () => call<Account>("GET", "/account"),
  register: (name: string, password: string, email: string) =>
    post<Me>("/players/register", { name, password, email }),
  logIn: (name: string, password: string) => post<Me>("/players/login", { name, password }),
  logOut: () => post<null>("/players/logout"),
  endDevice: (device: string) => post<null>(`/account/devices/${device}/end`),
  endOthers: () => post<null>("/account/devices/end-others"),
  prove: (password: string) => post<null>("/account/prove", { password }),
  proveByKey: (signature: Signature) => post<null>("/account/prove/passkey", signature),
  setPassword: (old: string, fresh: string) => post<null>("/players/password", { old, new: fresh }),
  setEmail: (email: string) => post<null>("/account/email", { email }),
  makeWords: async () => (await post<{ words: string[] }>("/account/words")).words,
  recover: (name: string, words: string, password: string) =>
    post<Me>("/players/recover", { name, words, password }),
  sendLetter: (email: string, language: string) => post<null>("/players/recover/letter", { email, language }),
  answerLetter: (secret: string, password: string) => post<Me>("/players/recover/link", { secret, password }),
  makeCode: () => post<{ code: string; until: string }>("/account/link"),
  useCode: (code: string) => post<Me>("/players/link", { code }),
  beginKey: () => post<NewKey>("/account/passkeys/begin"),
  addKey: (credential: NewCredential, name: string) => post<Me>("/account/passkeys", { ...credential, name }),
  removeKey: (key: string) => post<null>(`/account/passkeys/${key}/remove`),
  beginUse: () => post<{ challenge: string; site: string }>("/players/passkey/begin"),
  useKey: (signature: Signature) => post<Me>("/players/passkey", signature),
  oldGuest: () => call<OldGuest | null>("GET", "/account/guest"),
  addGuest: () => post<{ games: number }>("/account/guest"),
  leave: (name: string) => post<{ leaves: string }>("/account/delete", { name }),
  comeBack: () => post<null>("/account/return"),
};

/** Where the browser downloads all data of the player. */
export const EXPORT = "/api/account/export";
