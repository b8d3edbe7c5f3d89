import { randomBytes } from 'node:crypto';
import { domainProblem, PROOF_PREFIX, showsProof, toDomain } from '#domain/access';
import { invalidFields, notFound, ruleRefused, unavailable } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { readConnection } from './connectionRepository.ts';
import { listDomainNames, readDomain } from './domainRepository.ts';

type DomainCall = Pick<Call<'updateDomainRule'>, 'tx' | 'caller' | 'services' | 'now' | 'tenant'>;

const apply = (call: DomainCall, summary: string, change: Change) => {
  call.services.noteSecurity('domain.changed', { tenant: call.tenant.slug, userId: call.caller.userId });
  return call.services.changes.apply(call.tx, handHead(call, null, summary), [change]);
};

async function demandConnection({ tx }: DomainCall, id: number | null): Promise<void> {
  if (id !== null && !(await readConnection(tx, id)))
    throw invalidFields({ connection: ['Choose one of the connections, or the password.'] });
}

/** Adds a domain with a proof that nobody can guess; answers its number. */
export async function createDomain(
  call: DomainCall,
  { domain: typed, connection }: Call<'createDomainRule'>['body'],
): Promise<number> {
  const problem = domainProblem(typed, await listDomainNames(call.tx));
  if (problem) throw invalidFields({ domain: [problem] });
  await demandConnection(call, connection);
  const domain = toDomain(typed);
  const fields = {
    domain,
    connection_id: connection,
    proof: randomBytes(24).toString('base64url'),
    verified_at: null,
  };
  const { rows } = await apply(call, `Added domain ${domain}`, {
    entity: 'domain_rule',
    kind: 'create',
    fields,
  });
  return rows[0]?.id as number;
}

/** Chooses how people of a domain sign in; its proof stays as it is. */
export async function updateDomain(
  call: DomainCall,
  id: number,
  { connection }: Call<'updateDomainRule'>['body'],
  version: number | undefined,
): Promise<void> {
  const before = await readDomain(call.tx, id);
  if (!before) throw notFound();
  await demandConnection(call, connection);
  await apply(call, `Changed domain ${before.domain}`, {
    entity: 'domain_rule',
    kind: 'update',
    id,
    version: version ?? null,
    fields: { connection_id: connection },
  });
}

export async function removeDomain(call: DomainCall, id: number, version: number | undefined): Promise<void> {
  const before = await readDomain(call.tx, id);
  if (!before) throw notFound();
  await apply(call, `Removed domain ${before.domain}`, {
    entity: 'domain_rule',
    kind: 'delete',
    id,
    version: version ?? null,
  });
}

/** Looks for the proof in DNS: from then on the domain's connection may speak for its people. */
export async function verifyDomain(call: DomainCall, id: number): Promise<void> {
  const rule = await readDomain(call.tx, id);
  if (!rule) throw notFound();
  if (rule.verifiedAt) return;
  const records = await call.services.federation
    .readTextRecords(rule.domain)
    .catch((cause: unknown) =>
      Promise.reject(unavailable('DNS does not answer. Try again in a moment.', cause)),
    );
  if (!showsProof(records, rule.proof))
    throw ruleRefused(
      `DNS does not show the record for ${rule.domain} yet. Add a TXT record with ${PROOF_PREFIX}${rule.proof}, wait until it has spread, then check again.`,
    );
  await apply(call, `Proved ownership of ${rule.domain}`, {
    entity: 'domain_rule',
    kind: 'update',
    id,
    fields: { verified_at: call.now.toISOString() },
  });
}
