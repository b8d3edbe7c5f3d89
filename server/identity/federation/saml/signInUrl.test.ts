import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { samlProvider } from '#tests/support/samlProvider.ts';
import { signInUrl, spMetadata } from './index.ts';
import { samlNames } from './samlNames.ts';
import { childrenOf, parseXml } from './strictXml.ts';

const provider = samlProvider();
const connection = provider.connection({ entityId: 'https://northbank.quoin.example/saml?a=1&b="2"' });
const requestId = '_0123456789abcdef0123456789abcdef';

it('asks the provider for a sign-in, by our names and with our id', async () => {
  const address = new URL(await signInUrl(connection, { relayState: 'state-1 &+', requestId }));
  expect(address.origin + address.pathname).toBe('https://idp.halden.example/sso');
  expect([...address.searchParams.keys()]).toEqual(['tenant', 'SAMLRequest', 'RelayState']);
  expect(address.searchParams.get('RelayState')).toBe('state-1 &+');
  const posted = Buffer.from(address.searchParams.get('SAMLRequest') ?? '', 'base64');
  const request = parseXml(inflateRawSync(posted).toString('utf8'));
  expect([request.namespace, request.name]).toEqual([samlNames.protocol, 'AuthnRequest']);
  expect(Object.fromEntries(request.attributes)).toMatchObject({
    ID: requestId,
    Version: '2.0',
    Destination: provider.ssoUrl,
    AssertionConsumerServiceURL: connection.acsUrl,
    ProtocolBinding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST',
  });
  expect(childrenOf(request, samlNames.assertion, 'Issuer')[0]?.text).toBe(connection.entityId);
  const [policy] = childrenOf(request, samlNames.protocol, 'NameIDPolicy');
  expect(policy?.attributes.has('Format')).toBe(false);
  expect(childrenOf(request, samlNames.protocol, 'RequestedAuthnContext')).toEqual([]);
});

it.each([
  ['short', '_1234'],
  ['that begins with a digit', '0123456789abcdef0123456789abcdef'],
  ['with other characters', '_0123456789abcdef"><x/>0123456789'],
])('takes no request id %s', async (_, wrong) => {
  await expect(signInUrl(connection, { relayState: '', requestId: wrong })).rejects.toThrow(RangeError);
});

it('takes a relay state of 80 bytes and no longer', async () => {
  const relayState = 'é'.repeat(40);
  const address = new URL(await signInUrl(connection, { relayState, requestId }));
  expect(address.searchParams.get('RelayState')).toBe(relayState);
  await expect(signInUrl(connection, { relayState: `${relayState}x`, requestId })).rejects.toThrow(
    RangeError,
  );
});

it('describes us: our name, where answers go, signed assertions; the same text each time', () => {
  const xml = spMetadata(connection);
  expect(spMetadata({ ...connection })).toBe(xml);
  const root = parseXml(xml);
  expect([root.namespace, root.name]).toEqual([samlNames.metadata, 'EntityDescriptor']);
  expect(root.attributes.get('entityID')).toBe(connection.entityId);
  const [descriptor] = childrenOf(root, samlNames.metadata, 'SPSSODescriptor');
  expect(descriptor?.attributes.get('WantAssertionsSigned')).toBe('true');
  const [service] = descriptor ? childrenOf(descriptor, samlNames.metadata, 'AssertionConsumerService') : [];
  expect(Object.fromEntries(service?.attributes ?? [])).toMatchObject({
    Location: connection.acsUrl,
    Binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST',
  });
});
