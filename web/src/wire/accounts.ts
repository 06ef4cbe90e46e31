/** Accounts on a server, over HTTP. Pages without a server have none. */
import type {
  Account,
  Added,
  ConfirmedAddress,
  CredentialRequest,
  KeyUse,
  Leaves,
  LinkCode,
  Me,
  NewKey,
  OldGuest,
  RecoveryWords,
  SignatureRequest,
} from "./httpTypes";
import { call } from "./httpBackend";

const post = <T>(path: string, body?: unknown) => call<T>("POST", path, body);

export const accounts = {
  look: () => call<Account>("GET", "/account"),
  register: (name: string, password: string, email: string, language: string) =>
    post<Me>("/players/register", { name, password, email, language }),
  logIn: (name: string, password: string) => post<Me>("/players/login", { name, password }),
  logOut: () => post<null>("/players/logout"),
  endDevice: (device: string) => post<null>(`/account/devices/${device}/end`),
  endOthers: () => post<null>("/account/devices/end-others"),
  prove: (password: string) => post<null>("/account/prove", { password }),
  proveByKey: (signature: SignatureRequest) => post<null>("/account/prove/passkey", signature),
  setPassword: (old: string, fresh: string) => post<null>("/players/password", { old, new: fresh }),
  setEmail: (email: string, language: string) => post<null>("/account/email", { email, language }),
  askAgain: (language: string) => post<null>("/account/email/again", { language }),
  confirmEmail: (secret: string) => post<ConfirmedAddress>("/account/email/confirm", { secret }),
  makeWords: async () => (await post<RecoveryWords>("/account/words")).words,
  recover: (name: string, words: string, password: string) =>
    post<Me>("/players/recover", { name, words, password }),
  sendLetter: (email: string, language: string) => post<null>("/players/recover/letter", { email, language }),
  answerLetter: (secret: string, password: string) => post<Me>("/players/recover/link", { secret, password }),
  makeCode: () => post<LinkCode>("/account/link"),
  useCode: (code: string) => post<Me>("/players/link", { code }),
  beginKey: () => post<NewKey>("/account/passkeys/begin"),
  addKey: (credential: CredentialRequest, name: string) =>
    post<Me>("/account/passkeys", { ...credential, name }),
  removeKey: (key: string) => post<null>(`/account/passkeys/${key}/remove`),
  beginUse: () => post<KeyUse>("/players/passkey/begin"),
  useKey: (signature: SignatureRequest) => post<Me>("/players/passkey", signature),
  oldGuest: () => call<OldGuest | null>("GET", "/account/guest"),
  addGuest: () => post<Added>("/account/guest"),
  leave: (name: string) => post<Leaves>("/account/delete", { name }),
  comeBack: () => post<null>("/account/return"),
};

/** Where the browser downloads all data of the player. */
export const EXPORT = "/api/account/export";
