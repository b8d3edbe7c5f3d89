import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeSaml, samlProvider } from '#tests/support/samlProvider.ts';
import { makeTestCertificate } from '#tests/support/testCertificate.ts';
import { readSamlResponse, type SamlIdentity, SamlRefused } from './index.ts';
import { verifySignature } from './verifySignature.ts';

const provider = samlProvider();
const connection = provider.connection();
const requestId = '_0123456789abcdef0123456789abcdef';
const now = new Date('2026-11-21T12:00:00Z');
const own = 'architect@halden.example';
const stolen = 'admin@northbank.example';

const unsigned = provider.write(connection, requestId, now);
const signed = provider.sign(unsigned);
const signedTwice = provider.sign(unsigned, { signResponse: true });
const signedOutside = provider.sign(unsigned, { signAssertion: false, signResponse: true });

const read = (xml: string): Promise<SamlIdentity> =>
  readSamlResponse(connection, { samlResponse: encodeSaml(xml), expectedRequestId: requestId, now });

/** The reason of a refusal; anything else is a failure. */
const reasonOf = (xml: string): Promise<string> =>
  read(xml).then(
    (identity) => expect.fail(`signed in as ${identity.email}`),
    (error: unknown) => {
      if (!(error instanceof SamlRefused)) throw error;
      return error.reason;
    },
  );

const part = (xml: string, pattern: RegExp): string =>
  pattern.exec(xml)?.[0] ?? expect.fail('part not found');
const assertionOf = (xml: string) => part(xml, /<saml:Assertion .*<\/saml:Assertion>/s);
const signatureOf = (xml: string) => part(xml, /<ds:Signature .*?<\/ds:Signature>/s);
const withoutSignature = (xml: string) => xml.replace(/<ds:Signature .*?<\/ds:Signature>/s, '');

/** The pieces of a good answer, and an assertion of somebody else's making. */
const whole = assertionOf(signed);
const signature = signatureOf(whole);
const bare = withoutSignature(whole);
const evil = bare.replaceAll(own, stolen).replace('_assertion-1', '_evil');
const into = (element: string, content: string) =>
  element.replace('</saml:Issuer>', `</saml:Issuer>${content}`);
const atEnd = (element: string, content: string) =>
  element.replace(/<\/saml:Assertion>$/, `${content}</saml:Assertion>`);
const objectIn = (content: string) =>
  signature.replace('</ds:Signature>', `<ds:Object>${content}</ds:Object></ds:Signature>`);
const swap = (replacement: string) => signed.replace(whole, replacement);

const wholeResponse = signedOutside;
const responseSignature = signatureOf(wholeResponse);
const bareResponse = withoutSignature(wholeResponse);
const evilResponse = bareResponse.replaceAll(own, stolen).replace('_response-1', '_evil-response');

const wrapped: [string, string][] = [
  [
    'XSW1: the signed response inside the signature of another',
    into(
      evilResponse,
      responseSignature.replace('</ds:Signature>', `<ds:Object>${bareResponse}</ds:Object></ds:Signature>`),
    ),
  ],
  [
    'XSW2: the signed response before the signature of another',
    into(evilResponse, bareResponse + responseSignature),
  ],
  ['XSW3: another assertion before the signed one', swap(evil + whole)],
  ['XSW3, after it', swap(whole + evil)],
  ['XSW4: the signed assertion inside another', swap(atEnd(evil, whole))],
  ['XSW5: the signature in another assertion, the signed one behind it', swap(into(evil, signature) + bare)],
  ['XSW6: the signed assertion inside the signature of another', swap(into(evil, objectIn(bare)))],
  [
    'XSW7: another assertion in an extension',
    swap(`<samlp:Extensions>${evil.replace('_evil', '_assertion-1')}</samlp:Extensions>${whole}`),
  ],
  ['XSW8: the signed assertion in an object of its signature', swap(into(evil, objectIn(whole)))],
  ['two assertions of one id', swap(evil.replace('_evil', '_assertion-1') + whole)],
  [
    'another assertion with an id in another spelling',
    swap(evil.replace('ID="_evil"', 'Id="_assertion-1"') + whole),
  ],
  [
    'an assertion in a namespace of its own',
    swap(whole + evil.replaceAll('saml:', 'x:').replace('<x:Assertion', '<x:Assertion xmlns:x="urn:x"')),
  ],
  [
    'an extension with the same id in another spelling',
    swap(`<samlp:Extensions Id="_assertion-1"/>${whole}`),
  ],
  [
    'an extension with the same id under a prefix',
    swap(`<samlp:Extensions saml:ID="_assertion-1"/>${whole}`),
  ],
  ['a signature with a second reference', swap(whole.replace(/<ds:Reference .*<\/ds:Reference>/s, '$&$&'))],
  ['a signature for the whole document', swap(whole.replace('URI="#_assertion-1"', 'URI=""'))],
  ['two signatures in one assertion', swap(whole.replace(signature, signature + signature))],
];

describe('signatures that were moved', () => {
  it('start from an answer that signs in', async () => {
    expect(swap(whole)).toBe(signed);
    expect((await read(signed)).email).toBe(own);
    expect((await read(signedTwice)).email).toBe(own);
    expect(evil).toContain(stolen);
    expect(evilResponse).toContain(stolen);
  });

  it.each(wrapped)('%s', async (_, xml) => {
    expect(['signature_place', 'not_one_assertion', 'unsigned']).toContain(await reasonOf(xml));
  });

  it.each(wrapped)(
    '%s: no other assertion passes the signature, were the shape not looked at',
    async (_, xml) => {
      const isResponseSigned = xml.includes('_evil-response');
      const text = await verifySignature(connection, { xml, isResponseSigned, now }).catch(
        (error: unknown) => {
          if (!(error instanceof SamlRefused)) throw error;
          return '';
        },
      );
      expect(text).not.toContain(stolen);
    },
  );
});

describe('signatures that are missing or weak', () => {
  it.each([
    ['no signature', unsigned, 'unsigned'],
    ['a signed response around an unsigned assertion', signedOutside, 'unsigned'],
    [
      'a response whose own signature does not fit',
      signedTwice.replace('_response-1"', '_response-2"'),
      'signature_place',
    ],
    [
      'a response altered around a good assertion',
      signedTwice.replace('IssueInstant="2026', 'IssueInstant="2025'),
      'signature',
    ],
    ['an assertion altered after it was signed', signed.replace(own, stolen), 'signature'],
    [
      'a signature by nobody',
      signed.replace(/<ds:SignatureValue>.*<\/ds:SignatureValue>/s, '<ds:SignatureValue/>'),
      'signature',
    ],
    [
      'SHA-1 in the signature',
      provider.sign(unsigned, { signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }),
      'weak_algorithm',
    ],
    [
      'SHA-1 in the digest',
      provider.sign(unsigned, { digestAlgorithm: 'http://www.w3.org/2000/09/xmldsig#sha1' }),
      'weak_algorithm',
    ],
    [
      'a symmetric key',
      signed.replace(/http[^"]*#rsa-sha256/, 'http://www.w3.org/2000/09/xmldsig#hmac-sha1'),
      'weak_algorithm',
    ],
    [
      'inclusive canonicalization',
      provider.sign(unsigned, { canonicalization: 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315' }),
      'weak_algorithm',
    ],
    [
      'another transform',
      signed.replace(/(<ds:Transform Algorithm=")[^"]*/, '$1http://www.w3.org/TR/1999/REC-xpath-19991116'),
      'weak_algorithm',
    ],
    ['a third transform', signed.replace(/<ds:Transform [^>]*\/>/, '$&$&'), 'signature_place'],
    ['an encrypted assertion', signed.replace(whole, '<saml:EncryptedAssertion/>'), 'encrypted'],
    [
      'an encrypted attribute',
      provider.sign(unsigned.replace(/<saml:Attribute .*?<\/saml:Attribute>/, '<saml:EncryptedAttribute/>')),
      'encrypted',
    ],
    ['no assertion', signed.replace(whole, ''), 'not_one_assertion'],
    [
      'two good assertions',
      signed.replace(
        whole,
        whole +
          provider
            .sign(unsigned.replaceAll('_assertion-1', '_assertion-2'))
            .match(/<saml:Assertion .*<\/saml:Assertion>/s)?.[0],
      ),
      'not_one_assertion',
    ],
  ])('%s is refused', async (_, xml, reason) => {
    expect(await reasonOf(xml)).toBe(reason);
  });

  it('does not fall back to the certificate that a message carries', async () => {
    const xml = provider.sign(unsigned.replaceAll(own, stolen), { by: makeTestCertificate() });
    expect(await reasonOf(xml)).toBe('signature');
  });
});

describe('text that hides', () => {
  const address = 'admin@northbank.example.evil.example';
  const write = (nameId: string) => provider.sign(provider.write(connection, requestId, now, { nameId }));

  it('a comment does not cut the name', async () => {
    const xml = write(address).replace('admin@northbank.example', '$&<!-- -->');
    expect((await read(xml)).subject).toBe(address);
    const before = write(address).replace('admin@', '<!---->admin<!-- a -->@');
    expect((await read(before)).subject).toBe(address);
  });

  it('a comment does not cut the address in an attribute', async () => {
    const xml = provider.sign(provider.write(connection, requestId, now, { attributes: { mail: address } }));
    expect((await read(xml.replace('admin@northbank.example', '$&<!-- -->'))).email).toBe(address);
  });

  it('a section of characters is read as text', async () => {
    const xml = unsigned.replace('lena.brandt', '<![CDATA[lena]]>.brandt');
    expect((await read(provider.sign(xml))).subject).toBe('lena.brandt');
  });

  it.each([
    ['a processing instruction', signed.replace('lena.brandt', '<?p lena.?>brandt')],
    ['a style sheet', `<?xml-stylesheet href="x"?>${signed}`],
    ['a document type', `<!DOCTYPE Response>${signed}`],
    ['an entity', `<!DOCTYPE r [<!ENTITY a "admin">]>${signed.replace('lena', '&a;')}`],
    ['an entity out of nowhere', signed.replace('lena', '&nbsp;')],
    [
      'entities of entities',
      `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]><r>&c;</r>`,
    ],
    ['a file from outside', `<!DOCTYPE r [<!ENTITY a SYSTEM "file:///etc/hostname">]><r>&a;</r>`],
    ['an attribute twice', signed.replace('Version="2.0"', 'Version="2.0" Version="2.0"')],
    ['a prefix without a namespace', signed.replace('</samlp:Response>', '<nowhere:a/></samlp:Response>')],
  ])('%s is refused', async (_, xml) => {
    expect(await reasonOf(xml)).toBe('malformed');
  });
});

describe('a single byte', () => {
  const same = async (xml: Buffer, expected: SamlIdentity): Promise<boolean> => {
    const posted = { samlResponse: xml.toString('base64'), expectedRequestId: requestId, now };
    try {
      expect(await readSamlResponse(connection, posted)).toEqual(expected);
      return true;
    } catch (error) {
      if (!(error instanceof SamlRefused)) throw error;
      return false;
    }
  };

  it.each([
    ['in the assertion', signed, 150],
    ['in the response', signedTwice, 150],
  ])('altered anywhere never signs in as someone else (signed %s)', async (_, xml, numRuns) => {
    const expected = await read(xml);
    const bytes = Buffer.from(xml);
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (place, change) => {
        const altered = Buffer.from(bytes);
        altered[place] = (altered[place] ?? 0) ^ change;
        if (!(await same(altered, expected))) refused += 1;
      }),
      { numRuns },
    );
    expect(refused).toBeGreaterThan(numRuns / 2);
  });

  it('altered in the name, the address, the audience or the times is always refused', async () => {
    const expected = await read(signed);
    const places = ['lena.brandt', own, `${connection.entityId}</saml:Audience`, 'NotOnOrAfter="2026'].map(
      (text) => {
        const start = signed.indexOf(text, signed.indexOf('<saml:Subject>'));
        expect(start).toBeGreaterThan(0);
        return start + 5;
      },
    );
    for (const place of places) {
      const altered = Buffer.from(signed);
      altered[place] = (altered[place] ?? 0) ^ 1;
      expect(await same(altered, expected)).toBe(false);
    }
  });
});
