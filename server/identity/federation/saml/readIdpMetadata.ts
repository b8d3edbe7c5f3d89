import { isStrongCertificate, readCertificate, type SamlCertificate } from './certificate.ts';
import { SamlMetadataError } from './samlMetadataError.ts';
import { samlNames } from './samlNames.ts';
import { childrenOf, elementsOf, parseXml, type XmlElement } from './strictXml.ts';

export type IdpMetadata = {
  entityId: string;
  ssoUrl: string;
  /** The binding of `ssoUrl`; a sign-in starts by redirect and in no other way. */
  binding: typeof samlNames.redirectBinding;
  certificates: SamlCertificate[];
  /** The provider says that it wants requests signed, which they are not. Some say so and take them all the same. */
  wantsSignedRequests: boolean;
};

const longest = 512 * 1024;
const mostCertificates = 10;

/**
 * Reads what an identity provider says of itself; throws `SamlMetadataError`. Its signature is not looked at: trust
 * comes from the administrator who gave the file or its https address. Ended certificates are kept, so that the
 * page can say when they ended; weak ones are not.
 */
export function readIdpMetadata(xml: string): IdpMetadata {
  const { provider, descriptor } = findProvider(readXml(xml));
  const entityId = provider.attributes.get('entityID')?.trim();
  if (!entityId) throw new SamlMetadataError('not_one_provider', 'entityID is missing');
  return {
    entityId,
    ssoUrl: findEndpoint(descriptor),
    binding: samlNames.redirectBinding,
    certificates: listCertificates(descriptor),
    wantsSignedRequests: /^(?:true|1)$/.test(descriptor.attributes.get('WantAuthnRequestsSigned') ?? ''),
  };
}

function readXml(xml: string): XmlElement {
  if (Buffer.byteLength(xml) > longest) throw new SamlMetadataError('too_large');
  try {
    return parseXml(xml.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new SamlMetadataError('malformed', (error as Error).message);
  }
}

function findProvider(root: XmlElement): { provider: XmlElement; descriptor: XmlElement } {
  const descriptors = [...elementsOf(root)].filter(
    ({ namespace, name }) => namespace === samlNames.metadata && name === 'IDPSSODescriptor',
  );
  const [descriptor] = descriptors;
  const provider = descriptor?.parent;
  const isSound = provider?.namespace === samlNames.metadata && provider.name === 'EntityDescriptor';
  if (descriptors.length !== 1 || !descriptor || !isSound) {
    throw new SamlMetadataError('not_one_provider', `${descriptors.length} providers`);
  }
  return { provider, descriptor };
}

function findEndpoint(descriptor: XmlElement): string {
  const service = childrenOf(descriptor, samlNames.metadata, 'SingleSignOnService').find(
    ({ attributes }) => attributes.get('Binding') === samlNames.redirectBinding,
  );
  const address = service?.attributes.get('Location')?.trim();
  if (!address || !URL.canParse(address)) throw new SamlMetadataError('no_redirect_endpoint', address);
  const { protocol, hostname, username, hash } = new URL(address);
  const isHere = /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isHere);
  if (!isSafe || username || hash) throw new SamlMetadataError('insecure_endpoint', address);
  return address;
}

/** Keys without a use are for signing, too (SAML metadata §2.4.1.1). */
function listCertificates(descriptor: XmlElement): SamlCertificate[] {
  const found = childrenOf(descriptor, samlNames.metadata, 'KeyDescriptor')
    .filter(({ attributes }) => (attributes.get('use') ?? 'signing') === 'signing')
    .flatMap((key) => [...elementsOf(key)])
    .filter(({ namespace, name }) => namespace === samlNames.signature && name === 'X509Certificate')
    .flatMap(({ text }) => readCertificate(text) ?? []);
  const once = [...new Map(found.map((certificate) => [certificate.pem, certificate])).values()];
  if (once.length === 0) throw new SamlMetadataError('no_certificate');
  const strong = once.filter(({ pem }) => isStrongCertificate(pem));
  if (strong.length === 0) throw new SamlMetadataError('weak_certificate', once[0]?.subject);
  return strong.slice(0, mostCertificates);
}
