import { ownershipOf, PROOF_PREFIX } from '#domain/access';
import { notFound } from '#server/contract/errors.ts';
import { defineHandlers, type Result } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { type DomainRow, listDomains, readDomain } from './domainRepository.ts';
import { createDomain, removeDomain, updateDomain, verifyDomain } from './saveDomain.ts';

function present(row: DomainRow): Result<'updateDomainRule'> {
  const { id, domain, connection, verifiedAt, isInternal, peopleCount, version, proof } = row;
  return {
    id,
    domain,
    connection,
    ownership: ownershipOf({ connection: connection?.id ?? null, isVerified: verifiedAt !== null }),
    verified_at: verifiedAt,
    record_name: domain,
    record_value: PROOF_PREFIX + proof,
    is_internal: isInternal,
    people_count: peopleCount,
    version,
  };
}

async function answer(tx: TenantTx, id: number) {
  const row = await readDomain(tx, id);
  if (!row) throw notFound();
  return present(row);
}

/** How people of each mail domain sign in: the part after @ decides (docs/product/access.md). */
export const domainHandlers = defineHandlers({
  listDomainRules: async ({ tx, query }) => {
    const { count, rows } = await listDomains(tx, query);
    return { count, results: rows.map(present) };
  },

  createDomainRule: async (call) => answer(call.tx, await createDomain(call, call.body)),

  updateDomainRule: async (call) => {
    await updateDomain(call, call.params.domain_rule_id, call.body, call.ifMatch);
    return answer(call.tx, call.params.domain_rule_id);
  },

  removeDomainRule: (call) => removeDomain(call, call.params.domain_rule_id, call.ifMatch),

  verifyDomainRule: async (call) => {
    await verifyDomain(call, call.params.domain_rule_id);
    return answer(call.tx, call.params.domain_rule_id);
  },
});
