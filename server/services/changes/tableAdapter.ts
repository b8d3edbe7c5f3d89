import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { sendInParts } from '#server/database/sendInParts.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { EntityAdapter, Fields, RowWrite, Snapshot } from './entityAdapter.ts';

type Options = {
  entity: string;
  module: string;
  table: PgTable;
  /** Columns that history follows and changes may write, by their names in the database, which are the contract's. */
  fields: readonly string[];
  /** New rows get the project's next number; `number` must then be among the fields. */
  numbered?: boolean;
};

type Shape = {
  table: string;
  columns: Map<string, PgColumn>;
  fields: readonly string[];
  inProject: boolean;
  /** Deleted rows stay, marked, where the table has `is_deleted`. */
  kept: boolean;
  dated: boolean;
};

/**
 * The change-set adapter of an entity that is one row of one table with `id` and `version`. Rows travel as JSON, so
 * each call is one statement for some thousands of rows; decimals become JSON numbers, moments ISO text.
 */
export function tableAdapter({ entity, module, table, fields, numbered }: Options): EntityAdapter {
  const shape = shapeOf(table, fields);
  return {
    entity,
    module,
    numbered,
    load: (tx, ids) => load(tx, shape, ids),
    insert: (tx, rows) => insert(tx, shape, rows),
    update: (tx, rows) => update(tx, shape, rows, changedFields(shape, rows)),
    remove: (tx, rows) =>
      shape.kept ? update(tx, shape, rows, [], 'is_deleted = true') : remove(tx, shape, rows),
    ...(shape.kept && {
      restore: (tx: TenantTx, rows: readonly RowWrite[]) =>
        update(tx, shape, rows, changedFields(shape, rows), 'is_deleted = false'),
    }),
  };
}

function shapeOf(table: PgTable, fields: readonly string[]): Shape {
  const config = getTableConfig(table);
  const columns = new Map(config.columns.map((column) => [toSnakeCase(column.name), column]));
  for (const field of [...fields, 'id', 'version'])
    if (!columns.has(field)) throw new Error(`Table ${config.name} has no column ${field}.`);
  return {
    table: config.name,
    columns,
    fields,
    inProject: columns.has('project_id'),
    kept: columns.has('is_deleted'),
    dated: columns.has('updated_at'),
  };
}

async function load(tx: TenantTx, shape: Shape, ids: readonly number[]): Promise<Map<number, Snapshot>> {
  const text = `select t.id, to_jsonb(t) as row from ${shape.table} t
    where t.tenant_id = $1 and t.id = any($2) order by t.id for update`;
  const found = new Map<number, Snapshot>();
  await sendInParts(ids, async (part) => {
    const rows = await tx.query<{ id: number; row: Record<string, unknown> }>({
      text,
      values: [tx.tenantId, part],
    });
    for (const { id, row } of rows) found.set(id, toSnapshot(shape, row));
  });
  return found;
}

function toSnapshot(shape: Shape, row: Record<string, unknown>): Snapshot {
  const fields: Record<string, unknown> = {};
  for (const field of shape.fields) fields[field] = fromJson(shape.columns.get(field), row[field]);
  return {
    version: row['version'] as number,
    deleted: row['is_deleted'] === true,
    projectId: (row['project_id'] as number | undefined) ?? null,
    fields,
  };
}

/** PostgreSQL writes moments into JSON with `+00:00`; everything else of ours is the contract's form already. */
function fromJson(column: PgColumn | undefined, value: unknown): unknown {
  const moment = typeof value === 'string' && column?.getSQLType().startsWith('timestamp');
  return moment ? new Date(value).toISOString() : (value ?? null);
}

const typed = (shape: Shape, names: readonly string[]) =>
  names.map((name) => `${name} ${shape.columns.get(name)?.getSQLType()}`).join(', ');

async function insert(tx: TenantTx, shape: Shape, rows: readonly RowWrite[]): Promise<void> {
  const names = ['id', 'version', ...(shape.inProject ? ['project_id'] : []), ...shape.fields];
  const text = `insert into ${shape.table} (tenant_id, ${names.join(', ')})
    select $1, ${names.map((name) => `r.${name}`).join(', ')} from jsonb_to_recordset($2::jsonb) as r (${typed(shape, names)})`;
  await sendInParts(rows, (part) => {
    const listed = part.map((row) => ({
      ...withDefaults(shape, row.fields),
      id: row.id,
      version: row.version,
      project_id: row.projectId,
    }));
    return tx.query({ text, values: [tx.tenantId, JSON.stringify(listed)] });
  });
}

/** A field that a new row leaves out gets the table's own default. */
function withDefaults(shape: Shape, fields: Fields): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const field of shape.fields) {
    const fallback = shape.columns.get(field)?.default;
    row[field] = fields[field] ?? (typeof fallback === 'object' ? null : fallback) ?? null;
  }
  return row;
}

function changedFields(shape: Shape, rows: readonly RowWrite[]): string[] {
  const changed = new Set(rows.flatMap((row) => row.changed));
  return shape.fields.filter((field) => changed.has(field));
}

async function update(
  tx: TenantTx,
  shape: Shape,
  rows: readonly RowWrite[],
  changed: readonly string[],
  mark?: string,
): Promise<void> {
  const names = ['id', 'version', ...changed];
  const settings = names.slice(1).map((name) => `${name} = r.${name}`);
  if (mark) settings.push(mark);
  if (shape.dated) settings.push('updated_at = now()');
  const text = `update ${shape.table} t set ${settings.join(', ')}
    from jsonb_to_recordset($2::jsonb) as r (${typed(shape, names)}) where t.tenant_id = $1 and t.id = r.id`;
  await sendInParts(rows, (part) => {
    const listed = part.map((row) => ({
      ...withDefaults(shape, row.fields),
      id: row.id,
      version: row.version,
    }));
    return tx.query({ text, values: [tx.tenantId, JSON.stringify(listed)] });
  });
}

async function remove(tx: TenantTx, shape: Shape, rows: readonly RowWrite[]): Promise<void> {
  const text = `delete from ${shape.table} where tenant_id = $1 and id = any($2)`;
  await sendInParts(rows, (part) => tx.query({ text, values: [tx.tenantId, part.map(({ id }) => id)] }));
}
