import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '#tests/support/testApp.ts';

/** An identity service of somebody else's: it describes the realm and shows its key. */
const pair = await generateKeyPair('RS256');
const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'a', alg: 'RS256' }];
const service = createServer((request, response) => {
  const issuer = `${base}/realms/northbank`;
  const isDocument = request.url?.endsWith('openid-configuration');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(isDocument ? { issuer, jwks_uri: `${issuer}/certs` } : { keys }));
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
afterAll(() => service.close());
const address = service.address();
const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
const app = await testApp({ settings: { IDENTITY_URL: base } });

const tokenFor = (email: string) =>
  new SignJWT({ azp: 'quoin-web', typ: 'Bearer', sid: 'there', email, email_verified: true })
    .setProtectedHeader({ alg: 'RS256', kid: 'a' })
    .setSubject('f3b1c8f0')
    .setIssuer(`${base}/realms/northbank`)
    .setAudience('urn:quoin:api')
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(pair.privateKey);

it('tells whoever invited somebody that they have signed in with an identity service elsewhere, once', async () => {
  const [inviter, newcomer] = [await app.addPerson([]), await app.addPerson([])];
  await app.asOwner(
    `update app_user set status = 'INVITED', invited_by_id = $2 where tenant_id = 1 and id = $1`,
    [newcomer.id, inviter.id],
  );
  const newsOf = () =>
    app.asOwner(
      `select from notification where tenant_id = 1 and user_id = $1 and kind = 'invite_accepted'`,
      [inviter.id],
    );
  for (let visit = 0; visit < 2; visit += 1) {
    const token = await tokenFor(newcomer.email);
    const answer = await app.call('GET', '/current_user', { as: { ...newcomer, token } });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await newsOf()).toHaveLength(1);
  }
  const [row] = await app.asOwner<{ status: string }>('select status from app_user where id = $1', [
    newcomer.id,
  ]);
  expect(row?.status).toBe('ACTIVE');
});
