import { allocateIds } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { insertRows } from './insertRows.ts';

/** Writes rows with new row numbers and answers those, in order. */
export async function withIds<Row>(
  tx: TenantTx,
  table: string,
  rows: readonly Row[],
  columnsOf: (row: Row, index: number) => Readonly<Record<string, unknown>>,
): Promise<number[]> {
  const ids = await allocateIds(tx, table, rows.length);
  await insertRows(
    tx,
    table,
    rows.map((row, index) => ({ id: ids[index], ...columnsOf(row, index) })),
  );
  return ids;
}

/** The value that belongs to a key of the demo's own lists; an unknown one is a mistake in them. */
export function pick<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo names "${key}", which it does not define.`);
  return value;
}

/** Row numbers by the keys of their rows, both in the same order. */
export const mapOf = (keys: readonly string[], ids: readonly number[]) =>
  new Map(keys.map((key, index) => [key, ids[index] as number]));
