import type { components } from '#contract/api.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';

export type CodeMapping = components['schemas']['CodeMapping'];

/** A mapping that is kept, of codes that both formats still have; undefined where none is. */
export async function findMapping(
  tx: TenantTx,
  from: number,
  to: number,
): Promise<{ id: number; version: number; rows: CodeMapping['rows'] } | undefined> {
  const [row] = await tx.query<{ id: number; version: number; rows: CodeMapping['rows'] }>({
    name: 'find_code_mapping',
    text: `select m.id::float8 as id, m.version,
        coalesce((select json_agg(json_build_object('from_id', r.from_id, 'basis', r.basis, 'likeness', r.likeness,
            'to', coalesce((select json_agg(json_build_object('id', t.id, 'share', t.share) order by o.place)
              from jsonb_array_elements(r."to") with ordinality as o (value, place),
                jsonb_to_record(o.value) as t (id bigint, share numeric)
              join cost_group c on c.tenant_id = $1 and c.id = t.id), '[]')) order by g.position, g.id)
          from jsonb_to_recordset(m.rows) as r (from_id bigint, basis text, likeness integer, "to" jsonb)
          join cost_group g on g.tenant_id = $1 and g.id = r.from_id), '[]') as rows
      from code_mapping m
      where m.tenant_id = $1 and m.from_definition_id = $2 and m.to_definition_id = $3`,
    values: [tx.tenantId, from, to],
  });
  return row;
}

/** The mappings from and to a format, by their numbers. */
export async function mappingsOf(tx: TenantTx, definitionId: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    text: `select id::float8 as id from code_mapping
      where tenant_id = $1 and $2 in (from_definition_id, to_definition_id) order by id`,
    values: [tx.tenantId, definitionId],
  });
  return rows.map(({ id }) => id);
}

/** What these formats are called. */
export async function readFormatNames(tx: TenantTx, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx.query<{ id: number; name: string }>({
    text: `select id::float8 as id, name from cost_group_definition where tenant_id = $1 and id = any($2::bigint[])`,
    values: [tx.tenantId, ids],
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}
