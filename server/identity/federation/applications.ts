import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Adapter, AdapterPayload, Provider } from 'oidc-provider';
import type { Application, FederationStore } from './federationStore.ts';

/** A new application's id and secret: 32 random bytes, of which a hash alone is kept. */
export const makeClientId = (): string => `app-${randomBytes(9).toString('hex')}`;
export const makeSecret = (): string => randomBytes(32).toString('base64url');
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** An application as the provider wants its clients; in place of the secret stands its hash. */
const toClient = ({ clientId, name, redirectUri, secretHash }: Application): AdapterPayload => ({
  client_id: clientId,
  client_name: name,
  client_secret: secretHash,
  redirect_uris: [redirectUri],
  grant_types: ['authorization_code'],
  response_types: ['code'],
  token_endpoint_auth_method: 'client_secret_basic',
});

/** Lets a realm's provider look its clients up; they are written by the company's own page alone. */
export function clientAdapter(federation: FederationStore, tenantId: number): Adapter {
  const never = () => Promise.reject(new Error('Applications are not written by the protocol.'));
  const nothing = () => Promise.resolve(undefined);
  return {
    find: async (clientId) => {
      if (!/^app-[0-9a-f]{18}$/.test(clientId)) return undefined;
      const application = await federation.findApplication(tenantId, clientId);
      return application && toClient(application);
    },
    findByUid: nothing,
    findByUserCode: nothing,
    upsert: never,
    consume: never,
    destroy: never,
    revokeByGrantId: never,
  };
}

/** Has secrets compared by their hash, which is all that is known of them here. */
export function compareByHash(provider: Provider): void {
  const { prototype } = provider.Client as unknown as {
    prototype: { clientSecret?: string; compareClientSecret: (actual: string) => boolean };
  };
  prototype.compareClientSecret = function compare(actual: string): boolean {
    const known = Buffer.from(this.clientSecret ?? '');
    const given = Buffer.from(hashSecret(actual));
    return known.length === given.length && timingSafeEqual(known, given);
  };
}
