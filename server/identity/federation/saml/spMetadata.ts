import { createHash } from 'node:crypto';
import { generateServiceProviderMetadata } from '@node-saml/node-saml';
import type { SamlConnection } from './samlConnection.ts';

/** What the provider's administrator loads: our entity ID, where answers go, and that assertions must be signed. */
export function spMetadata({ entityId, acsUrl }: Pick<SamlConnection, 'entityId' | 'acsUrl'>): string {
  return generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: acsUrl,
    identifierFormat: null,
    wantAssertionsSigned: true,
    // The same file for the same connection, so that a provider sees when nothing changed.
    generateUniqueId: () =>
      `_${createHash('sha256').update(`${entityId} ${acsUrl}`).digest('hex').slice(0, 40)}`,
  });
}
