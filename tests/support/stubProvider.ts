import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { GuardedFetch } from '#server/identity/federation/guardedFetch.ts';

/** Claims of an id token that a test sets apart from what they should be. */
export type Claims = Record<string, unknown>;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** An OpenID provider that says whatever a test has it say, at an address that exists in the test alone. */
export async function createStubProvider(issuer: string, clientId: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  const codes = new Map<string, Claims>();
  const state = { forged: false };

  const signToken = (claims: Claims): Promise<string> =>
    new SignJWT({ iss: issuer, aud: clientId, sub: 'subject-1', ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuedAt()
      .setExpirationTime(typeof claims['exp'] === 'number' ? claims['exp'] : '5m')
      .sign(state.forged ? stranger.privateKey : privateKey);

  const fetch: GuardedFetch = async (address, { body } = {}) => {
    const { pathname } = new URL(address);
    if (pathname === '/.well-known/openid-configuration')
      return json({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      });
    if (pathname === '/keys')
      return json({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] });
    const code = new URLSearchParams(String(body)).get('code') ?? '';
    const claims = codes.get(code);
    codes.delete(code); // codes work once
    if (pathname !== '/token' || !claims) return json({ error: 'invalid_grant' }, 400);
    return json({ access_token: 'some', token_type: 'Bearer', id_token: await signToken(claims) });
  };

  return {
    fetch,
    /** Signs with a key that the provider does not show. */
    forge: (on: boolean) => void (state.forged = on),
    /** What the provider answers to somebody who was sent to `address`, with these claims about them. */
    answerTo: (address: string, claims: Claims, iss: string = issuer): string => {
      const asked = new URL(address).searchParams;
      const code = `code-${codes.size}-${Math.random().toString(36).slice(2)}`;
      codes.set(code, { nonce: asked.get('nonce'), ...claims });
      const answer = new URLSearchParams({ code, state: asked.get('state') ?? '', iss });
      return `${asked.get('redirect_uri')}?${answer.toString()}`;
    },
  };
}
