import { connectionState, testState } from '#domain/access';
import type { Result, Services } from '#server/contract/handlers.ts';
import { isComplete } from '#server/identity/federation/connection.ts';
import type { ConnectionRow } from './connectionRepository.ts';

const bare = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** A connection as lists show it. */
export function presentConnectionRow(row: ConnectionRow): Result<'listSsoConnections'>['results'][number] {
  const { id, kind, name, enabled, version, config, test } = row;
  const failed = test?.steps.find(({ state }) => state === 'failed');
  return {
    id,
    kind,
    name,
    enabled,
    version,
    state: connectionState({ enabled, isComplete: isComplete(row), steps: test?.steps ?? null }),
    address: bare(config.issuer || config.metadata_url || config.provider_entity_id),
    people_count: row.peopleCount,
    last_sign_in_at: row.lastSignInAt,
    problem: failed ? failed.title : null,
  };
}

/** A connection with its settings and its last test; the secret stays here. */
export function presentConnection(
  row: ConnectionRow,
  slug: string,
  { federation }: Pick<Services, 'federation'>,
): Result<'getSsoConnection'> {
  const { config, test } = row;
  const { returnAddress, entityId } = federation.addressesOf(slug, row.id);
  return {
    ...presentConnectionRow(row),
    issuer: config.issuer,
    client_id: config.client_id,
    has_secret: row.sealedSecret !== null,
    scopes: config.scopes,
    email_claim: config.email_claim,
    verified_claim: config.verified_claim,
    given_name_claim: config.given_name_claim,
    family_name_claim: config.family_name_claim,
    metadata_url: config.metadata_url,
    provider_entity_id: config.provider_entity_id,
    certificates: config.certificates.map(({ subject, not_before, not_after }) => ({
      subject,
      not_before,
      not_after,
    })),
    return_address: returnAddress,
    own_entity_id: entityId,
    created_at: row.createdAt,
    created_by: row.createdBy,
    test: test && { state: testState(test.steps), at: test.at, by: row.testedBy, steps: test.steps },
  };
}
