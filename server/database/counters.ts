import type { TenantTx } from './tenantTransaction.ts';

/** Each company's row numbers start in a band of their own, so that a mixed-up number rarely finds a row. */
const band = 1_000_000;

/** The first row number of a company. */
export const firstId = (tenantId: number): number => (tenantId - 1) * band + 1;

/** SQL that takes one more row number, for statements that write the row themselves: operands for company, table and `firstId`. */
export const nextId = (tenant: string, table: string, first: string) =>
  `insert into tenant_counter as c (tenant_id, name, last) values (${tenant}, ${table}, ${first})
    on conflict (tenant_id, name) do update set last = c.last + 1 returning last`;

/**
 * `count` new row numbers of one table, ascending, taken in a short transaction of their own: an import that goes on for a minute
 * holds up nobody else's new rows. Gaps are allowed: a rolled-back transaction leaves one.
 */
export async function allocateIds(tx: TenantTx, table: string, count = 1): Promise<number[]> {
  if (count === 0) return [];
  const statement = {
    name: 'allocate_ids',
    text: `insert into tenant_counter as c (tenant_id, name, last) values ($1, $2, $3)
      on conflict (tenant_id, name) do update set last = c.last + $4 returning last`,
    values: [tx.tenantId, table, (tx.tenantId - 1) * band + count, count],
  };
  const [row] = await tx.apart((own) => own.query<{ last: number }>(statement));
  return ascending(row, count);
}

/**
 * `count` new numbers of one entity in one project, ascending from 1, without gaps or repeats: the counter's
 * row is locked until the transaction ends, and a rollback gives the numbers back (docs/product/history.md).
 */
export async function allocateNumbers(
  tx: TenantTx,
  projectId: number,
  entity: string,
  count = 1,
): Promise<number[]> {
  if (count === 0) return [];
  const [row] = await tx.query<{ last: number }>({
    name: 'allocate_numbers',
    text: `insert into project_counter as c (tenant_id, project_id, name, last) values ($1, $2, $3, $4)
      on conflict (tenant_id, project_id, name) do update set last = c.last + $4 returning last`,
    values: [tx.tenantId, projectId, entity, count],
  });
  return ascending(row, count);
}

function ascending(row: { last: number } | undefined, count: number): number[] {
  if (!row) throw new Error('A counter did not answer.');
  return Array.from({ length: count }, (_, index) => row.last - count + 1 + index);
}
