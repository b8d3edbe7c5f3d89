import { checkIssuer, readAssertion, type SamlIdentity } from './readAssertion.ts';
import { checkResponseShape } from './responseShape.ts';
import type { SamlConnection } from './samlConnection.ts';
import { samlNames } from './samlNames.ts';
import { SamlRefused } from './samlRefused.ts';
import { childrenOf, parseXml, type XmlElement } from './strictXml.ts';
import { verifySignature } from './verifySignature.ts';

export type { SamlIdentity };

/** Longest answer, in characters of base64. */
const longest = 256 * 1024;

/**
 * Reads the provider's answer to a sign-in; throws `SamlRefused` when it signs nobody in. `samlResponse` is the form
 * field as posted, `expectedRequestId` the id that went into `signInUrl` for this browser.
 *
 * That an answer is taken once is the caller's part: the request id is spent with its first answer, and
 * `assertionId` is kept, by connection, until `expires`, a second use being refused. So is what the person may do
 * here: whether the address belongs to a domain that this connection may speak for.
 */
export async function readSamlResponse(
  connection: SamlConnection,
  answer: { samlResponse: string; expectedRequestId: string | undefined; now: Date },
): Promise<SamlIdentity> {
  const requestId = answer.expectedRequestId;
  if (!requestId) throw new SamlRefused('unsolicited');
  const xml = decode(answer.samlResponse);
  const root = read(xml);
  const { isResponseSigned } = checkResponseShape(root);
  const signed = await verifySignature(connection, { xml, isResponseSigned, now: answer.now });
  checkEnvelope(root, connection, { requestId, isResponseSigned });
  return readAssertion(read(signed), { connection, requestId, now: answer.now });
}

function decode(samlResponse: string): string {
  if (samlResponse.length > longest) throw new SamlRefused('too_large');
  const base64 = samlResponse.replace(/\s+/g, '');
  const isBase64 = base64.length > 0 && base64.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(base64);
  if (!isBase64) throw new SamlRefused('malformed', 'it is not base64');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(base64, 'base64'));
  } catch (error) {
    throw new SamlRefused('malformed', 'it is not UTF-8', error);
  }
}

function read(xml: string): XmlElement {
  try {
    return parseXml(xml);
  } catch (error) {
    throw new SamlRefused('malformed', (error as Error).message, error);
  }
}

/**
 * What the response says of itself. It is proven only where the response is signed, too, so this can refuse and
 * never admit; the assertion says the same under its own signature.
 */
function checkEnvelope(
  root: XmlElement,
  connection: SamlConnection,
  { requestId, isResponseSigned }: { requestId: string; isResponseSigned: boolean },
): void {
  const destination = root.attributes.get('Destination');
  if ((destination ?? (isResponseSigned ? undefined : connection.acsUrl)) !== connection.acsUrl) {
    throw new SamlRefused('destination', destination);
  }
  if (root.attributes.get('InResponseTo') !== requestId) throw new SamlRefused('in_response_to');
  for (const issuer of childrenOf(root, samlNames.assertion, 'Issuer')) checkIssuer(issuer, connection);
}
