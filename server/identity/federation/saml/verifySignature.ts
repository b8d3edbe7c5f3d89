import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import { isStrongCertificate, readCertificate } from './certificate.ts';
import type { SamlConnection } from './samlConnection.ts';
import { SamlRefused } from './samlRefused.ts';

/**
 * The assertion as its signature covers it: the canonical text that was signed, without comments. All that is read of
 * a sign-in is read from this text and from nothing else. Only the connection's own certificates count, and only
 * while they are valid.
 */
export async function verifySignature(
  connection: SamlConnection,
  { xml, isResponseSigned, now }: { xml: string; isResponseSigned: boolean; now: Date },
): Promise<string> {
  const strong = connection.idp.certificates.filter(isStrongCertificate);
  if (strong.length === 0) throw new SamlRefused('certificate_unusable');
  const valid = strong.filter((pem) => isValidAt(pem, now));
  const verify = (certificates: readonly string[]) =>
    verifyWith(certificates, connection, { xml, isResponseSigned });
  try {
    if (valid.length > 0) return await verify(valid);
  } catch (error) {
    const others = strong.filter((pem) => !valid.includes(pem));
    const signedByOther = others.length > 0 && (await verify(others).then(Boolean, () => false));
    if (!signedByOther) throw error;
  }
  throw new SamlRefused('certificate_out_of_date');
}

function isValidAt(pem: string, now: Date): boolean {
  const certificate = readCertificate(pem);
  return certificate !== undefined && certificate.notBefore <= now && now <= certificate.notAfter;
}

/** The library's part is the signatures; times and names are compared by us, on the text that it hands back. */
async function verifyWith(
  certificates: readonly string[],
  connection: SamlConnection,
  { xml, isResponseSigned }: { xml: string; isResponseSigned: boolean },
): Promise<string> {
  const saml = new SAML({
    issuer: connection.entityId,
    callbackUrl: connection.acsUrl,
    idpCert: [...certificates],
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: isResponseSigned,
    audience: false,
    acceptedClockSkewMs: -1,
    validateInResponseTo: ValidateInResponseTo.never,
  });
  const message = { SAMLResponse: Buffer.from(xml, 'utf8').toString('base64') };
  const { profile } = await saml.validatePostResponseAsync(message).catch((error: unknown) => {
    throw toRefusal(error);
  });
  const text = profile?.getAssertionXml?.();
  if (!text) throw new SamlRefused('signature', 'no signed assertion');
  return text;
}

/** The library tells its errors apart by their text only; beyond signatures it stumbles over what is missing. */
function toRefusal(error: unknown): SamlRefused {
  const detail = error instanceof Error ? error.message : String(error);
  return new SamlRefused(
    /signature|signed|digest|key/i.test(detail) ? 'signature' : 'malformed',
    detail,
    error,
  );
}
