import { setImmediate } from 'node:timers/promises';
import { explainMarkups, type ItemMarkupChoice, type ProjectMarkup } from '#domain/markups';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { KeptCopyLine } from './projectMarkupRepository.ts';

/** An item that takes markups: its direct cost, and its cost now and under other lines, in dollars. */
export type PricedItem = { id: number; isDeleted: boolean; direct: number; before: number; after: number };

type Row = Omit<PricedItem, 'after'> & { choices: ItemMarkupChoice[] };

/** Items that are priced before others get their turn. */
const batch = 250;

/** How every item of a project that takes markups is priced by these lines; `locks` them for a change that follows. */
export async function priceItems(
  tx: TenantTx,
  projectId: number,
  lines: readonly KeptCopyLine[],
  { locks = false }: { locks?: boolean } = {},
): Promise<PricedItem[]> {
  const rows = await tx.query<Row>({
    text: `select i.id::float8 as id, i.is_deleted as "isDeleted", i.subtotal_cost::float8 as direct, i.cost::float8 as before,
        coalesce((select json_agg(json_build_object('markup_id', m.markup_id, 'is_excluded', m.is_excluded,
            'value', trim_scale(m.value))) from item_markup m where m.tenant_id = $1 and m.item_id = i.id), '[]') as choices
      from item i where i.tenant_id = $1 and i.project_id = $2 and i.use_markups
      order by i.id ${locks ? 'for no key update of i' : ''}`,
    values: [tx.tenantId, projectId],
  });
  const on: ProjectMarkup[] = lines.filter((line) => line.is_on !== false);
  const priced: PricedItem[] = [];
  for (const [place, { choices, ...item }] of rows.entries()) {
    if (place > 0 && place % batch === 0) await setImmediate();
    priced.push({ ...item, after: explainMarkups(item.direct, on, choices).total });
  }
  return priced;
}

/** Writes what items cost by these lines; it is derived, so their versions and histories stay as they are. */
export async function repriceItems(
  tx: TenantTx,
  projectId: number,
  lines: readonly KeptCopyLine[],
): Promise<void> {
  const priced = await priceItems(tx, projectId, lines, { locks: true });
  const moved = priced.filter(({ before, after }) => before !== after);
  if (moved.length === 0) return;
  await tx.query({
    text: `update item i set cost = r.cost from jsonb_to_recordset($2::jsonb) as r (id bigint, cost numeric)
      where i.tenant_id = $1 and i.id = r.id`,
    values: [tx.tenantId, JSON.stringify(moved.map(({ id, after }) => ({ id, cost: after })))],
  });
}
