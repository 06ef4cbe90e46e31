/** Passkeys: what the server asks, put to the browser's own API, and its answers as the server reads them. */
import { accounts } from "$/wire/accounts";
import type { CredentialRequest, SignatureRequest } from "$/wire/httpTypes";

/** Passkeys belong to a named site, never to a bare address. */
export const hasPasskeys = (): boolean =>
  "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname);

/** The person closed the browser's question, or has no passkey here. */
export class NoPasskey extends Error {}

const TIMEOUT = 300_000;
const ES256 = -7;
const EDDSA = -8;
const RS256 = -257;

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function textOf(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Make a passkey for the player who is here. */
export async function makePasskey(name: string): Promise<CredentialRequest> {
  const asked = await accounts.beginKey();
  const made = await answered(
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(asked.challenge),
        rp: { id: asked.site, name: "Shoal" },
        user: {
          id: new TextEncoder().encode(asked.user),
          name: name || asked.name,
          displayName: name || asked.name,
        },
        pubKeyCredParams: [ES256, EDDSA, RS256].map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: asked.known.map((id) => ({ type: "public-key", id: bytesOf(id) })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        timeout: TIMEOUT,
      },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: made.id,
    client_data: textOf(response.clientDataJSON),
    attestation: textOf(response.attestationObject),
  };
}

/** Sign a challenge with a passkey of this device. */
export async function usePasskey(): Promise<SignatureRequest> {
  const { challenge, site } = await accounts.beginUse();
  const used = await answered(
    navigator.credentials.get({
      publicKey: {
        challenge: bytesOf(challenge),
        rpId: site,
        userVerification: "required",
        timeout: TIMEOUT,
      },
    }),
  );
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    id: used.id,
    client_data: textOf(response.clientDataJSON),
    authenticator_data: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  };
}

async function answered(asking: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await asking;
    if (found) return found as PublicKeyCredential;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  throw new NoPasskey();
}
