import type { FormatCode } from '#domain/issues';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { objectJson } from '../jsonSql.ts';

/** The cost groups of the issue `i` as JSON, MasterFormat and UniFormat first. */
export const costGroupsJson = `coalesce((select json_agg(${objectJson({
  id: 'g.id',
  definition_id: 'g.definition_id',
  standard: `case when d.is_standard and d.short_name in ('MF', 'UF') then d.short_name end`,
  div_code: 'g.div_code',
  name: 'g.name',
})} order by d.is_standard desc, d.id) from issue_cost_group k
  join cost_group g on g.tenant_id = $1 and g.id = k.cost_group_id
  join cost_group_definition d on d.tenant_id = $1 and d.id = k.definition_id
  where k.tenant_id = $1 and k.issue_id = i.id), '[]')`;

/** Of these cost groups those that are there, with their formats. */
export const readCodes = (tx: TenantTx, ids: readonly number[]): Promise<FormatCode[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx.query<FormatCode>({
        name: 'issue_known_codes',
        text: `select id::float8 as id, definition_id::float8 as definition_id from cost_group
          where tenant_id = $1 and id = any($2::bigint[])`,
        values: [tx.tenantId, ids],
      });

/** The cost groups of these issues, by their number. */
export async function loadCodes(
  tx: TenantTx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number[]>> {
  const rows = await tx.query<{ issue_id: number; ids: number[] }>({
    name: 'load_issue_codes',
    text: `select issue_id::float8 as issue_id, array_agg(cost_group_id::float8 order by definition_id) as ids
      from issue_cost_group where tenant_id = $1 and issue_id = any($2::bigint[]) group by issue_id`,
    values: [tx.tenantId, ids],
  });
  return new Map(rows.map((row) => [row.issue_id, row.ids]));
}

/** Replaces the cost groups of these issues; a code that is gone is passed over. */
export async function replaceCodes(
  tx: TenantTx,
  issues: readonly { issueId: number; codes: readonly number[] }[],
): Promise<void> {
  if (issues.length === 0) return;
  await tx.query({
    text: 'delete from issue_cost_group where tenant_id = $1 and issue_id = any($2::bigint[])',
    values: [tx.tenantId, issues.map(({ issueId }) => issueId)],
  });
  const rows = issues.flatMap(({ issueId, codes }) => codes.map((id) => ({ issue_id: issueId, id })));
  if (rows.length === 0) return;
  await tx.query({
    text: `insert into issue_cost_group (tenant_id, issue_id, definition_id, cost_group_id)
      select $1, r.issue_id, g.definition_id, g.id from jsonb_to_recordset($2::jsonb) as r (issue_id bigint, id bigint)
      join cost_group g on g.tenant_id = $1 and g.id = r.id`,
    values: [tx.tenantId, JSON.stringify(rows)],
  });
}
