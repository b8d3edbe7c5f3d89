import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  customType,
  foreignKey,
  index,
  integer,
  numeric,
  primaryKey,
} from 'drizzle-orm/pg-core';

/** First column of every tenant table: the company's number. It leads each key, index and foreign key. */
export const tenantId = () => integer().notNull();

/** Row number, unique within its tenant and table; handed out by `allocateIds`, never by a sequence. */
export const id = () => bigint({ mode: 'number' }).notNull();

/** Column that points at the `id` of another table of the same tenant. */
export const reference = () => bigint({ mode: 'number' });

/** Dollars and cents, up to ±9,999,999,999,999,999.99, as exact text. */
export const money = () => numeric({ precision: 18, scale: 2 });

/** Quantity, area or unit cost with four decimals, as exact text. */
export const quantity = () => numeric({ precision: 18, scale: 4 });

/** Percentage with four decimals, as exact text. */
export const percent = () => numeric({ precision: 7, scale: 4 });

/** Turns PostgreSQL's `2026-10-12 09:30:00.5+00` (session in UTC) into ISO 8601 `2026-10-12T09:30:00.500Z`. */
export function toInstant(text: string): string {
  return new Date(`${text.replace(' ', 'T').replace(/[+-]00(:00)?$/, '')}Z`).toISOString();
}

/** Moment in time, read and written as ISO 8601 UTC text with milliseconds. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: toInstant,
});

/** Moment of the transaction, when no moment is given. */
export const instantNow = () =>
  instant()
    .notNull()
    .default(sql`now()`);

type TenantKey = { tenantId: AnyPgColumn; id: AnyPgColumn };
type TenantRow = { tenantId: AnyPgColumn };

/** The rules every table with a row number shares: key `(tenant_id, id)` and a real tenant. */
export const tenantRow = (table: string, t: TenantKey) => [
  primaryKey({ name: `${table}_pk`, columns: [t.tenantId, t.id] }),
  realTenant(table, t),
];

/** The rules of a table whose key is made of other columns than `id`. */
export const tenantKey = (table: string, t: TenantRow, ...columns: AnyPgColumn[]) => [
  primaryKey({ name: `${table}_pk`, columns: [t.tenantId, ...columns] }),
  realTenant(table, t),
];

const realTenant = (table: string, t: TenantRow) => check(`${table}_tenant`, sql`${t.tenantId} > 0`);

/**
 * A foreign key within the tenant, with the index that keeps deletes and joins fast.
 * `cascade` is for parts that have no life without their whole; `indexed: false` where a key already leads with the column.
 */
export function belongsTo(
  name: string,
  t: TenantRow,
  column: AnyPgColumn,
  target: TenantKey,
  options: { cascade?: boolean; indexed?: boolean } = {},
) {
  const key = foreignKey({
    name: `${name}_fk`,
    columns: [t.tenantId, column],
    foreignColumns: [target.tenantId, target.id],
  });
  if (options.cascade) key.onDelete('cascade');
  return options.indexed === false ? [key] : [key, index(`${name}_index`).on(t.tenantId, column)];
}

/** Holds a text column to a closed list; the same list types the column. */
export const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`);
