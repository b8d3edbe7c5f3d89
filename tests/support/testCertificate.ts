import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** A key and a certificate that it signed itself, made for one test run; nothing secret is kept. */
export type TestCertificate = { certificate: string; privateKey: string };

type Request = { subject?: string; notBefore?: Date; notAfter?: Date; bits?: number; curve?: boolean };

/** Makes a certificate that OpenSSL reads: X.509 version 3, SHA-256 with RSA. */
export function makeTestCertificate({
  subject = 'idp.halden.example',
  notBefore = new Date('2020-01-01T00:00:00Z'),
  notAfter = new Date('2049-01-01T00:00:00Z'),
  bits = 2048,
  curve = false,
}: Request = {}): TestCertificate {
  const { publicKey, privateKey } = curve
    ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
    : generateKeyPairSync('rsa', { modulusLength: bits });
  return {
    certificate: issue({ subject, notBefore, notAfter, curve }, publicKey, privateKey),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function issue(
  request: Required<Omit<Request, 'bits'>>,
  publicKey: KeyObject,
  privateKey: KeyObject,
): string {
  const algorithm = request.curve
    ? sequence(der(0x06, hex('2a8648ce3d040302'))) // ecdsa-with-SHA256
    : sequence(der(0x06, hex('2a864886f70d01010b')), der(0x05)); // sha256WithRSAEncryption
  const commonName = sequence(der(0x06, hex('550403')), der(0x0c, Buffer.from(request.subject)));
  const name = sequence(der(0x31, commonName));
  const body = sequence(
    der(0xa0, der(0x02, hex('02'))), // version 3
    der(0x02, hex('01')), // serial number
    algorithm,
    name,
    sequence(utcTime(request.notBefore), utcTime(request.notAfter)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('sha256').update(body).sign(privateKey);
  const whole = sequence(body, algorithm, der(0x03, Buffer.concat([hex('00'), signature])));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

const hex = (text: string) => Buffer.from(text, 'hex');

const utcTime = (moment: Date) =>
  der(0x17, Buffer.from(`${moment.toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`));

const sequence = (...parts: Buffer[]) => der(0x30, Buffer.concat(parts));

/** Tag, length, content. */
function der(tag: number, content: Buffer = Buffer.alloc(0)): Buffer {
  const { length } = content;
  const bytes =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...bytes]), content]);
}
