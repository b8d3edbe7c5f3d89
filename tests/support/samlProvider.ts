import { inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';
import type { SamlConnection } from '#server/identity/federation/saml/index.ts';
import { makeTestCertificate, type TestCertificate } from './testCertificate.ts';

/** What an answer says; each test changes what it is about. Moments are ISO texts. */
export type SamlAnswer = {
  status: string;
  statusMessage: string;
  destination: string | undefined;
  inResponseTo: string | undefined;
  issuer: string;
  assertionIssuer: string;
  assertionId: string;
  nameId: string;
  nameIdFormat: string;
  recipient: string;
  confirmedRequest: string;
  audience: string;
  notBefore: string;
  notOnOrAfter: string;
  confirmedUntil: string;
  sessionEnd: string | undefined;
  attributes: Record<string, string | string[]>;
  /** Added as they are: between the parts, or in place of the assertion. */
  extraCondition: string;
  extraAssertion: string;
};

type Signing = {
  signAssertion?: boolean;
  signResponse?: boolean;
  by?: TestCertificate;
  signatureAlgorithm?: string;
  digestAlgorithm?: string;
  canonicalization?: string;
};

const namespaces =
  'xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"';
const sha256 = {
  signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
  canonicalization: 'http://www.w3.org/2001/10/xml-exc-c14n#',
} as const;

/** An identity provider that answers whatever a test wants it to answer, signed with a key made for the run. */
export function samlProvider({
  entityId = 'https://idp.halden.example/metadata',
  ssoUrl = 'https://idp.halden.example/sso?tenant=halden',
  key = makeTestCertificate(),
}: { entityId?: string; ssoUrl?: string; key?: TestCertificate } = {}) {
  return {
    entityId,
    ssoUrl,
    key,
    connection: (change: Partial<SamlConnection> = {}): SamlConnection => ({
      entityId: 'https://northbank.quoin.example/saml',
      acsUrl: 'https://northbank.quoin.example/identity/federation/saml/acs',
      idp: { entityId, ssoUrl, certificates: [key.certificate] },
      attributes: { email: 'mail', givenName: 'givenName', familyName: 'sn' },
      clockSkewSeconds: 60,
      allowIdpInitiated: false,
      ...change,
    }),
    /** The id of a request as it came by redirect. */
    idOf: (request: string): string =>
      /ID="([^"]+)"/.exec(inflateRawSync(Buffer.from(request, 'base64')).toString())?.[1] ?? '',
    metadata: () => idpMetadata({ entityId, ssoUrl, certificates: [key.certificate] }),
    /** The unsigned answer to a request of this connection. */
    write: (connection: SamlConnection, requestId: string, now: Date, change: Partial<SamlAnswer> = {}) =>
      writeResponse({ ...usual(connection, { entityId, requestId, now }), ...change }),
    /** Signs the assertion, unless another way is asked for. */
    sign: (xml: string, { signAssertion = true, signResponse = false, by = key, ...ways }: Signing = {}) => {
      const signed = signAssertion ? signElement(xml, 'Assertion', by, { ...sha256, ...ways }) : xml;
      return signResponse ? signElement(signed, 'Response', by, { ...sha256, ...ways }) : signed;
    },
  };
}

/** As a form posts it. */
export const encodeSaml = (xml: string): string => Buffer.from(xml, 'utf8').toString('base64');

/** Metadata of an identity provider with one signing certificate each. */
export function idpMetadata(provider: { entityId: string; ssoUrl: string; certificates: string[] }): string {
  const keys = provider.certificates.map(
    (pem) =>
      `<md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${bare(pem)}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
  );
  const service = (binding: string) =>
    `<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${escape(provider.ssoUrl)}"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${escape(provider.entityId)}">
<md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${keys.join('')}
${service('HTTP-POST')}${service('HTTP-Redirect')}</md:IDPSSODescriptor></md:EntityDescriptor>`;
}

export const bare = (pem: string): string => pem.replaceAll(/-----[A-Z ]+-----|\n/g, '');

function usual(
  { entityId: audience, acsUrl }: SamlConnection,
  { entityId, requestId, now }: { entityId: string; requestId: string; now: Date },
): SamlAnswer {
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
  return {
    status: 'urn:oasis:names:tc:SAML:2.0:status:Success',
    statusMessage: '',
    destination: acsUrl,
    inResponseTo: requestId,
    issuer: entityId,
    assertionIssuer: entityId,
    assertionId: '_assertion-1',
    nameId: 'lena.brandt',
    nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    recipient: acsUrl,
    confirmedRequest: requestId,
    audience,
    notBefore: at(-5),
    notOnOrAfter: at(300),
    confirmedUntil: at(300),
    sessionEnd: undefined,
    attributes: { mail: 'architect@halden.example', givenName: 'Lena', sn: 'Brandt', groups: ['a', 'b'] },
    extraCondition: '',
    extraAssertion: '',
  };
}

function writeResponse(answer: SamlAnswer): string {
  const { destination, inResponseTo } = answer;
  const optional = [
    destination === undefined ? '' : ` Destination="${escape(destination)}"`,
    inResponseTo === undefined ? '' : ` InResponseTo="${escape(inResponseTo)}"`,
  ].join('');
  return `<samlp:Response ${namespaces} ID="_response-1" Version="2.0" IssueInstant="${answer.notBefore}"${optional}><saml:Issuer>${escape(answer.issuer)}</saml:Issuer><samlp:Status><samlp:StatusCode Value="${answer.status}"/>${answer.statusMessage && `<samlp:StatusMessage>${escape(answer.statusMessage)}</samlp:StatusMessage>`}</samlp:Status>${writeAssertion(answer)}${answer.extraAssertion}</samlp:Response>`;
}

function writeAssertion(answer: SamlAnswer): string {
  const attributes = Object.entries(answer.attributes).map(([name, values]) => {
    const each = [values]
      .flat()
      .map((value) => `<saml:AttributeValue>${escape(value)}</saml:AttributeValue>`);
    return `<saml:Attribute Name="${escape(name)}">${each.join('')}</saml:Attribute>`;
  });
  const sessionEnd = answer.sessionEnd ? ` SessionNotOnOrAfter="${answer.sessionEnd}"` : '';
  return `<saml:Assertion ID="${answer.assertionId}" Version="2.0" IssueInstant="${answer.notBefore}"><saml:Issuer>${escape(answer.assertionIssuer)}</saml:Issuer><saml:Subject><saml:NameID Format="${answer.nameIdFormat}">${escape(answer.nameId)}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData Recipient="${escape(answer.recipient)}" InResponseTo="${answer.confirmedRequest}" NotOnOrAfter="${answer.confirmedUntil}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${answer.notBefore}" NotOnOrAfter="${answer.notOnOrAfter}"><saml:AudienceRestriction><saml:Audience>${escape(answer.audience)}</saml:Audience></saml:AudienceRestriction>${answer.extraCondition}</saml:Conditions><saml:AuthnStatement AuthnInstant="${answer.notBefore}"${sessionEnd}><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement></saml:Assertion>`;
}

function signElement(
  xml: string,
  name: 'Assertion' | 'Response',
  by: TestCertificate,
  {
    signatureAlgorithm,
    digestAlgorithm,
    canonicalization,
  }: Required<Omit<Signing, 'signAssertion' | 'signResponse' | 'by'>>,
): string {
  const xpath = `//*[local-name(.)='${name}']`;
  const signature = new SignedXml({
    privateKey: by.privateKey,
    publicCert: by.certificate,
    signatureAlgorithm,
    canonicalizationAlgorithm: canonicalization,
  });
  signature.addReference({
    xpath,
    digestAlgorithm,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', canonicalization],
  });
  const location = { reference: `${xpath}/*[local-name(.)='Issuer']`, action: 'after' as const };
  signature.computeSignature(xml, { prefix: 'ds', location });
  return signature.getSignedXml();
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
