import type { components } from '#contract/api.ts';
import type { CodeDimension } from '#domain/foresite';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { reachedPart, reachSteps } from '../codes/reachSql.ts';
import { formats } from '../foresite/splitRepository.ts';
import { exact, objectJson } from '../jsonSql.ts';

type Kind = components['schemas']['TvdKind'];

const kept = objectJson({ member_id: 'k.member_id', kind: 'k.kind', amount: exact('k.amount') });
/** Kinds of lines that are in the estimate and are no work. */
const kinds = `l.kind in ('ALLOWANCE', 'CONTINGENCY', 'ESCALATION')`;

type Place = { milestoneId: number; componentId: number | null; code: CodeDimension | null };

/**
 * What lines that are no work come to in a milestone's estimate, by member: by component, or by the codes of a format along the mappings
 * that are kept, where parts add up to their line to the cent. Of one component where one is named.
 */
export async function readKinds(tx: TenantTx, { milestoneId, componentId, code }: Place): Promise<Kind[]> {
  if (code === null) {
    const rows = await tx.query<{ json: Kind }>({
      name: 'tvd_kinds',
      text: `select ${kept} as json from (
          select l.component_id as member_id, l.kind, sum(l.amount) as amount from estimate_line l
          where l.tenant_id = $1 and l.milestone_id = $2 and ($3::bigint is null or l.component_id = $3) and ${kinds}
          group by 1, 2) k order by k.member_id, k.kind`,
      values: [tx.tenantId, milestoneId, componentId],
    });
    return rows.map(({ json }) => json);
  }
  const isOwn = typeof code.format === 'number';
  const { definition } = formats[isOwn ? 'own' : (code.format as 'MF' | 'UF')];
  const rows = await tx.query<{ json: Kind }>({
    name: `tvd_kinds_by_${isOwn ? 'own' : String(code.format)}`,
    text: `with recursive ${reachSteps(definition, '$3')}
      select ${kept} as json from (
        select coalesce(r.member, 0) as member_id, l.kind, sum(${reachedPart('l.amount')}) as amount
        from estimate_line l left join reach r on r.id = l.cost_group_id
        where l.tenant_id = $1 and l.milestone_id = $2 and (${isOwn ? '$5' : '$4'}::bigint is null or l.component_id = ${isOwn ? '$5' : '$4'}::bigint)
          and ${kinds} group by 1, 2) k order by k.member_id, k.kind`,
    values: [tx.tenantId, milestoneId, code.level, ...(isOwn ? [code.format] : []), componentId],
  });
  return rows.map(({ json }) => json);
}
