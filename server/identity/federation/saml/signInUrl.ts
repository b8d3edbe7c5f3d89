import { SAML } from '@node-saml/node-saml';
import type { SamlConnection } from './samlConnection.ts';

/** Longest RelayState that providers must keep (SAML bindings §3.4.3), in bytes. */
const longestRelayState = 80;

/** An XML name that holds at least 128 random bits in hexadecimal or base64url. */
const soundId = /^_[A-Za-z0-9_-]{22,128}$/;

/**
 * The address that starts a sign-in at the provider: an AuthnRequest by redirect. `requestId` is unguessable, starts
 * with `_` and is kept by the caller for the answer; `relayState` is a name for what the caller keeps, at most 80
 * bytes, and never an address. What does not fit is a fault of the caller: RangeError.
 */
export async function signInUrl(
  connection: SamlConnection,
  { relayState, requestId }: { relayState: string; requestId: string },
): Promise<string> {
  if (!soundId.test(requestId))
    throw new RangeError('A SAML request id is `_` and at least 22 random characters.');
  if (Buffer.byteLength(relayState) > longestRelayState) {
    throw new RangeError(`A RelayState has at most ${longestRelayState} bytes.`);
  }
  const saml = new SAML({
    issuer: connection.entityId,
    callbackUrl: connection.acsUrl,
    entryPoint: connection.idp.ssoUrl,
    idpCert: [...connection.idp.certificates],
    // The provider knows best how it names people and how they prove who they are.
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    generateUniqueId: () => requestId,
  });
  return saml.getAuthorizeUrlAsync(relayState, undefined, {});
}
