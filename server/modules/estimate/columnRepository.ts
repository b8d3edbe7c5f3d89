import type { components } from '#contract/api.ts';
import type { EnteredAmount } from '#domain/estimate';
import { type CodeDimension, UNCATEGORIZED_ID, UNCATEGORIZED_NAME } from '#domain/foresite';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { reachedPart, reachSteps } from '../codes/reachSql.ts';
import { isCounted } from '../countedLinesSql.ts';
import { formats } from '../foresite/splitRepository.ts';
import { exact, objectJson } from '../jsonSql.ts';
import { taking } from './markupSql.ts';

type Shown = components['schemas']['EstimateByCode'];

/** An estimate by cost group and by the codes of a format, which are its columns. */
export type ByCode = Omit<Shown, 'amounts'> & { amounts: (Shown['amounts'][number] & EnteredAmount)[] };

/**
 * A milestone's estimate by cost group and the codes of a format, along the mappings that are kept (docs/product/codes.md); what has no
 * code in it stands in the column 0. Undefined where the company has no such format.
 */
export async function readByCode(
  tx: TenantTx,
  milestoneId: number,
  { format, level }: CodeDimension,
): Promise<ByCode | undefined> {
  const isOwn = typeof format === 'number';
  const { definition } = formats[isOwn ? 'own' : format];
  const [row] = await tx.query<{ is_there: boolean; by_code: ByCode }>({
    name: `estimate_by_${isOwn ? 'own' : format}`,
    text: `with recursive ${reachSteps(definition, '$3')},
      sums as (
        select l.cost_group_id, coalesce(r.member, ${UNCATEGORIZED_ID}) as column_id, sum(${reachedPart('l.amount')}) as amount,
          ${taking.partSums(reachedPart)},
          count(*) filter (where coalesce(r.lo, 0) = 0) as lines_count
        from estimate_line l left join reach r on r.id = l.cost_group_id
        where l.tenant_id = $1 and l.milestone_id = $2 and ${isCounted('l')} group by 1, 2)
      select exists (select from target) as is_there, ${objectJson({
        columns: `(select coalesce(json_agg(${objectJson({
          id: 'c.column_id',
          code: 'g.div_code',
          name: `coalesce(g.name, '${UNCATEGORIZED_NAME}')`,
        })} order by g.div_code nulls last, c.column_id), '[]') from (select distinct column_id from sums) c
          left join cost_group g on g.tenant_id = $1 and g.id = c.column_id)`,
        amounts: `(select coalesce(json_agg(${objectJson({
          cost_group_id: 's.cost_group_id',
          column_id: 's.column_id',
          amount: exact('s.amount'),
          ...taking.json,
          lines_count: 's.lines_count',
        })} order by s.cost_group_id, s.column_id), '[]') from sums s)`,
      })} as by_code`,
    values: [tx.tenantId, milestoneId, level, ...(isOwn ? [format] : [])],
  });
  return row?.is_there ? row.by_code : undefined;
}
