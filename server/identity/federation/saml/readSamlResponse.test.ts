import { describe, expect, it } from 'vitest';
import { encodeSaml, type SamlAnswer, samlProvider } from '#tests/support/samlProvider.ts';
import { makeTestCertificate } from '#tests/support/testCertificate.ts';
import {
  readSamlResponse,
  type SamlConnection,
  type SamlIdentity,
  type SamlRefusal,
  SamlRefused,
} from './index.ts';

const provider = samlProvider();
const connection = provider.connection();
const requestId = '_0123456789abcdef0123456789abcdef';
const now = new Date('2026-11-21T12:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();

type Reading = { to?: SamlConnection; expectedRequestId?: string | undefined };

const readPosted = (
  samlResponse: string,
  { to = connection, ...rest }: Reading = {},
): Promise<SamlIdentity> =>
  readSamlResponse(to, { samlResponse, expectedRequestId: requestId, now, ...rest });
const read = (xml: string, reading?: Reading) => readPosted(encodeSaml(xml), reading);
const write = (change: Partial<SamlAnswer> = {}) => provider.write(connection, requestId, now, change);
const answer = (change: Partial<SamlAnswer> = {}) => provider.sign(write(change));

/** The reason of a refusal; anything else is a failure. */
const reasonOf = (reading: Promise<unknown>): Promise<SamlRefusal> =>
  reading.then(
    (identity) => expect.fail(`signed in as ${JSON.stringify(identity)}`),
    (error: unknown) => {
      if (!(error instanceof SamlRefused)) throw error;
      return error.reason;
    },
  );

it('reads who signed in', async () => {
  expect(await read(answer())).toEqual({
    subject: 'lena.brandt',
    email: 'architect@halden.example',
    givenName: 'Lena',
    familyName: 'Brandt',
    attributes: {
      mail: ['architect@halden.example'],
      givenName: ['Lena'],
      sn: ['Brandt'],
      groups: ['a', 'b'],
    },
    assertionId: '_assertion-1',
    expires: new Date(at(360)),
  });
});

it('reads an answer in lines of base64, signed twice, with SHA-512', async () => {
  const signed = provider.sign(write(), {
    signResponse: true,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha512',
  });
  const lines = encodeSaml(signed).replaceAll(/.{76}/g, '$&\r\n');
  expect(await readPosted(lines)).toMatchObject({ subject: 'lena.brandt' });
});

it('takes the address from the NameID where no attribute is named, and leaves out names that are not sent', async () => {
  const to = provider.connection({ attributes: { email: '', givenName: '', familyName: 'nothing' } });
  const identity = await read(answer({ nameId: 'Architect@Halden.example ' }), { to });
  expect(identity).toMatchObject({ subject: 'Architect@Halden.example', email: 'architect@halden.example' });
  expect(identity).not.toHaveProperty('givenName');
  expect(identity).not.toHaveProperty('familyName');
});

it('keeps attributes with the names of inherited properties apart', async () => {
  const attributes = { mail: 'architect@halden.example', constructor: 'x', toString: 'y' };
  const { attributes: found } = await read(answer({ attributes }));
  expect(found).toEqual({ mail: ['architect@halden.example'], constructor: ['x'], toString: ['y'] });
  const to = provider.connection({ attributes: { email: 'valueOf', givenName: '', familyName: '' } });
  expect(await reasonOf(read(answer({ attributes }), { to }))).toBe('email');
});

describe('refuses an answer', () => {
  it.each<[string, Partial<SamlAnswer>, SamlRefusal]>([
    ['for another application', { audience: 'https://other.example/saml' }, 'audience'],
    ['whose audience only begins like ours', { audience: `${connection.entityId}/x` }, 'audience'],
    ['for another address', { recipient: 'https://evil.example/acs' }, 'recipient'],
    ['sent to another address', { destination: 'https://evil.example/acs' }, 'destination'],
    ['to another request', { inResponseTo: '_another' }, 'in_response_to'],
    ['to no request', { inResponseTo: undefined }, 'in_response_to'],
    ['whose assertion was for another request', { confirmedRequest: '_another' }, 'in_response_to'],
    ['of another issuer', { assertionIssuer: 'https://evil.example' }, 'issuer'],
    ['in the envelope of another issuer', { issuer: 'https://evil.example' }, 'issuer'],
    ['that begins later', { notBefore: at(61) }, 'too_early'],
    ['that has ended', { notOnOrAfter: at(-60) }, 'too_late'],
    ['whose confirmation has ended', { confirmedUntil: at(-60) }, 'too_late'],
    ['of a session that has ended', { sessionEnd: at(-60) }, 'too_late'],
    ['with a time in words', { notOnOrAfter: 'tomorrow' }, 'malformed'],
    ['with a confirmation without a time', { confirmedUntil: '' }, 'malformed'],
    ['without a name', { nameId: '' }, 'subject'],
    ['with a name without end', { nameId: 'n'.repeat(1025) }, 'subject'],
    [
      'with a passing name',
      { nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' },
      'subject',
    ],
    ['without an address', { attributes: { givenName: 'Lena' } }, 'email'],
    ['with two addresses', { attributes: { mail: ['a@halden.example', 'b@halden.example'] } }, 'email'],
    ['with an address that is none', { attributes: { mail: 'architect' } }, 'email'],
    ['under a condition of its own', { extraCondition: '<x:Only xmlns:x="urn:x"/>' }, 'malformed'],
    [
      'for us and at once for others only',
      {
        extraCondition:
          '<saml:AudienceRestriction><saml:Audience>urn:other</saml:Audience></saml:AudienceRestriction>',
      },
      'audience',
    ],
  ])('%s', async (_, change, reason) => {
    expect(await reasonOf(read(answer(change)))).toBe(reason);
  });

  it('that says what went wrong, signed or not', async () => {
    const change = {
      status: 'urn:oasis:names:tc:SAML:2.0:status:Responder',
      statusMessage: 'not assigned to this application',
    };
    for (const xml of [answer(change), write(change)]) {
      const refused = await read(xml).catch((error: unknown) => error);
      expect(refused).toMatchObject({ reason: 'status' });
      expect((refused as SamlRefused).detail).toContain('not assigned to this application');
      expect((refused as SamlRefused).message).not.toContain('not assigned');
    }
  });

  it('that nobody asked for', async () => {
    expect(await reasonOf(read(answer(), { expectedRequestId: undefined }))).toBe('unsolicited');
    expect(await reasonOf(read(answer(), { expectedRequestId: '' }))).toBe('unsolicited');
  });

  it('signed as a whole, but not said for whom', async () => {
    const signed = provider.sign(write({ destination: undefined }), { signResponse: true });
    expect(await reasonOf(read(signed))).toBe('destination');
    expect(await read(answer({ destination: undefined }))).toMatchObject({ subject: 'lena.brandt' });
  });

  it('confirmed in another way than by bearer', async () => {
    const xml = write().replace('cm:bearer', 'cm:holder-of-key');
    expect(await reasonOf(read(provider.sign(xml)))).toBe('subject');
  });

  it.each(['SubjectConfirmationData', 'Conditions'])('without an end of %s', async (name) => {
    const xml = write().replace(new RegExp(`(<saml:${name} [^>]*?) NotOnOrAfter="[^"]*"`), '$1');
    expect(xml).not.toBe(write());
    expect(await reasonOf(read(provider.sign(xml)))).toBe('malformed');
  });

  it('for nobody in particular', async () => {
    const xml = write().replace(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, '');
    expect(await reasonOf(read(provider.sign(xml)))).toBe('audience');
  });

  it('without a sign-in', async () => {
    const xml = write().replace(/<saml:AuthnStatement.*<\/saml:AuthnStatement>/, '');
    expect(await reasonOf(read(provider.sign(xml)))).toBe('malformed');
  });
});

describe('times', () => {
  it.each<[string, Partial<SamlAnswer>]>([
    ['a start ahead', { notBefore: at(60) }],
    ['an end behind', { notOnOrAfter: at(-59), confirmedUntil: at(-59), sessionEnd: at(-59) }],
    ['a zone', { notOnOrAfter: '2026-11-21T13:01:00+01:00' }],
  ])('allow %s within the skew', async (_, change) => {
    expect(await read(answer(change))).toMatchObject({ subject: 'lena.brandt' });
  });

  it('allow no more than five minutes, whatever is set', async () => {
    const to = provider.connection({ clockSkewSeconds: 86_400 });
    expect(await read(answer({ notOnOrAfter: at(-299) }), { to })).toMatchObject({ subject: 'lena.brandt' });
    expect(await reasonOf(read(answer({ notOnOrAfter: at(-300) }), { to }))).toBe('too_late');
    const exact = provider.connection({ clockSkewSeconds: -100 });
    expect(await reasonOf(read(answer({ notBefore: at(1) }), { to: exact }))).toBe('too_early');
  });
});

describe('certificates', () => {
  const past = makeTestCertificate({ notAfter: new Date('2026-09-30T00:00:00Z') });
  const future = makeTestCertificate({ notBefore: new Date('2027-01-01T00:00:00Z') });
  const trusting = (...certificates: string[]) =>
    provider.connection({ idp: { ...connection.idp, certificates } });
  const both = trusting(past.certificate, provider.key.certificate);

  it('count only while they are valid', async () => {
    for (const key of [past, future]) {
      const xml = provider.sign(write(), { by: key });
      expect(await reasonOf(read(xml, { to: trusting(key.certificate) }))).toBe('certificate_out_of_date');
    }
  });

  it('may be several: the valid one signs, the ended one does not', async () => {
    expect(await read(answer(), { to: both })).toMatchObject({ subject: 'lena.brandt' });
    const xml = provider.sign(write(), { by: past });
    expect(await reasonOf(read(xml, { to: both }))).toBe('certificate_out_of_date');
  });

  it('of others do not count, though the message carries them along', async () => {
    const xml = provider.sign(write(), { by: makeTestCertificate() });
    expect(xml).toContain('<ds:X509Certificate>');
    expect(await reasonOf(read(xml))).toBe('signature');
    expect(await reasonOf(read(xml, { to: both }))).toBe('signature');
  });

  it('with short or other keys, and what is none, cannot be used', async () => {
    const short = makeTestCertificate({ bits: 1024 });
    const curve = makeTestCertificate({ curve: true });
    const xml = provider.sign(write(), { by: short });
    for (const pem of [short.certificate, curve.certificate, 'none', '']) {
      expect(await reasonOf(read(xml, { to: trusting(pem) }))).toBe('certificate_unusable');
    }
    expect(await reasonOf(read(answer(), { to: trusting() }))).toBe('certificate_unusable');
  });
});

describe('what comes by post', () => {
  it.each<[string, string, SamlRefusal]>([
    ['nothing', '', 'malformed'],
    ['no base64', 'PHNhbWw+!', 'malformed'],
    ['base64url', `${encodeSaml(answer()).slice(0, -8)}_-==`, 'malformed'],
    ['no text', Buffer.from([0xff, 0xfe, 0x00]).toString('base64'), 'malformed'],
    ['no XML', encodeSaml('SAMLResponse'), 'malformed'],
    ['half an answer', encodeSaml(answer().slice(0, -20)), 'malformed'],
    ['two documents', encodeSaml(answer() + answer()), 'malformed'],
    [
      'another message',
      encodeSaml('<LogoutResponse xmlns="urn:oasis:names:tc:SAML:2.0:protocol"/>'),
      'malformed',
    ],
    ['too much', 'A'.repeat(256 * 1024 + 4), 'too_large'],
    ['elements in elements', encodeSaml('<a>'.repeat(20_000) + '</a>'.repeat(20_000)), 'malformed'],
    ['elements beside elements', encodeSaml(`<a>${'<b/>'.repeat(40_000)}</a>`), 'malformed'],
  ])('%s is refused', async (_, posted, reason) => {
    expect(await reasonOf(readPosted(posted))).toBe(reason);
  });
});
