import { X509Certificate } from 'node:crypto';

/** A signing certificate and what a person needs to know it again. */
export type SamlCertificate = { pem: string; subject: string; notBefore: Date; notAfter: Date };

/** Shorter RSA keys are no longer held safe. */
const shortestKeyBits = 2048;

/** Reads a certificate from PEM or bare base64; undefined when it is none. The subject is in one line: `CN=…, O=…`. */
export function readCertificate(text: string): SamlCertificate | undefined {
  const base64 = text.replace(/-----(?:BEGIN|END) CERTIFICATE-----/g, '').replace(/\s+/g, '');
  const certificate = parse(Buffer.from(base64, 'base64'));
  return (
    certificate && {
      pem: `-----BEGIN CERTIFICATE-----\n${base64.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`,
      subject: certificate.subject.split('\n').join(', '),
      notBefore: new Date(certificate.validFrom),
      notAfter: new Date(certificate.validTo),
    }
  );
}

/** Whether signatures by this certificate's key can be accepted: RSA with at least 2048 bits. */
export function isStrongCertificate(pem: string): boolean {
  const key = parse(Buffer.from(pem))?.publicKey;
  return (
    key?.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= shortestKeyBits
  );
}

function parse(bytes: Buffer): X509Certificate | undefined {
  try {
    return new X509Certificate(bytes);
  } catch {
    return undefined; // no certificate: the caller says what to do about it
  }
}
