import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { ChangeSetHead } from '#server/services/changes/entityAdapter.ts';

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

export async function lockScenarios(tx: TenantTx, ids: readonly number[]): Promise<Stored[]> {
  await run(
    tx,
    'select id from scenario where tenant_id = $1 and id = any($2::bigint[]) order by id for update',
    ids,
  );
  return run(
    tx,
    `select s.id, s.project_id as "projectId", s.version, s.is_deleted as deleted, json_build_object('number', s.number,
       'name', s.name, 'status', s.status, 'milestone_id', s.milestone_id, 'items', coalesce((
         select json_agg(l.item_id order by l.item_id) from scenario_item_link l
         where l.tenant_id = $1 and l.scenario_id = s.id), '[]')) as fields
     from scenario s where s.tenant_id = $1 and s.id = any($2::bigint[])`,
    ids,
  );
}

const scenarioColumns = `id bigint, project_id bigint, number int, name text, status text, milestone_id bigint, version int`;

export async function insertScenarios(
  tx: TenantTx,
  rows: readonly Row[],
  head: ChangeSetHead,
): Promise<void> {
  await run(
    tx,
    `insert into scenario (tenant_id, id, project_id, number, name, status, milestone_id, version, created_by_id, created_at, updated_at)
     select $1, id, project_id, number, name, status, milestone_id, version, $3, $4, $4
     from jsonb_to_recordset($2::jsonb) as r (${scenarioColumns})`,
    JSON.stringify(rows),
    head.actorId,
    head.now,
  );
  await linkItems(tx, rows);
}

export async function writeScenarios(
  tx: TenantTx,
  rows: readonly Row[],
  head: ChangeSetHead,
  deleted: boolean,
): Promise<void> {
  await run(
    tx,
    `update scenario s set name = r.name, status = r.status, milestone_id = r.milestone_id, version = r.version,
       updated_at = $3, is_deleted = $4
     from jsonb_to_recordset($2::jsonb) as r (${scenarioColumns}) where s.tenant_id = $1 and s.id = r.id`,
    JSON.stringify(rows),
    head.now,
    deleted,
  );
}

/** Says anew which items scenarios hold. Only where that changed: each link locks its item. */
export async function linkItems(tx: TenantTx, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await run(
    tx,
    'delete from scenario_item_link where tenant_id = $1 and scenario_id = any($2::bigint[])',
    rows.map(({ id }) => id),
  );
  await run(
    tx,
    `insert into scenario_item_link (tenant_id, scenario_id, item_id)
     select $1, r.id, i.item::bigint from jsonb_to_recordset($2::jsonb) as r (id bigint, items jsonb),
       jsonb_array_elements_text(r.items) as i (item)`,
    JSON.stringify(rows),
  );
}
