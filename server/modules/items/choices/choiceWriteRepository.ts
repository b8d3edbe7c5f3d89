import type { TenantTx } from '#server/database/tenantTransaction.ts';

/** A row as the change engine reads it. */
export type Stored = {
  id: number;
  projectId: number | null;
  version: number;
  deleted: boolean;
  fields: Record<string, unknown>;
};
type Row = Record<string, unknown> & { id: number };

const run = (tx: TenantTx, text: string, ...values: unknown[]) =>
  tx.query<Stored>({ text, values: [tx.tenantId, ...values] });

export const lockGroups = (tx: TenantTx, ids: readonly number[]) =>
  run(
    tx,
    `select id, project_id as "projectId", 1 as version, false as deleted, json_build_object('letter', letter) as fields
     from me_group where tenant_id = $1 and id = any($2::bigint[]) order by id for update`,
    ids,
  );

export async function insertGroups(tx: TenantTx, rows: readonly Row[]): Promise<void> {
  await run(
    tx,
    `insert into me_group (tenant_id, id, project_id, letter) select $1, id, project_id, letter
     from jsonb_to_recordset($2::jsonb) as r (id bigint, project_id bigint, letter text)`,
    JSON.stringify(rows),
  );
}

export async function removeGroups(tx: TenantTx, ids: readonly number[]): Promise<void> {
  await run(tx, 'delete from me_group where tenant_id = $1 and id = any($2::bigint[])', ids);
}

export const lockTags = (tx: TenantTx, ids: readonly number[]) =>
  run(
    tx,
    `select id, null as "projectId", 1 as version, false as deleted, json_build_object('type', type, 'name', name) as fields
     from tag where tenant_id = $1 and id = any($2::bigint[]) order by id for update`,
    ids,
  );

export async function insertTags(tx: TenantTx, rows: readonly Row[]): Promise<void> {
  await run(
    tx,
    `insert into tag (tenant_id, id, type, name) select $1, id, type, name
     from jsonb_to_recordset($2::jsonb) as r (id bigint, type text, name text)`,
    JSON.stringify(rows),
  );
}

export async function removeTags(tx: TenantTx, ids: readonly number[]): Promise<void> {
  await run(tx, 'delete from tag where tenant_id = $1 and id = any($2::bigint[])', ids);
}
