import { formatCode } from '#domain/items';
import { ruleRefused } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type {
  ChangeSetHead,
  EntityAdapter,
  RowWrite,
  Snapshot,
} from '#server/services/changes/entityAdapter.ts';
import { replaceAttributes } from '../attributes/attributeRepository.ts';
import { priceItem } from './itemPricing.ts';
import {
  replaceDrivers,
  replaceGroups,
  replaceLinks,
  replaceMarkups,
  replaceSubItems,
  replaceTags,
} from './itemPartsRepository.ts';
import { blankItem, type ItemFields } from './itemSnapshot.ts';
import {
  approvedRival,
  insertItems,
  type ItemRow,
  readPricingRules,
  takeItems,
  updateItems,
} from './itemWriteRepository.ts';

/** What has tables of its own. */
type Part = 'me_group_ids' | 'tag_ids' | 'markups' | 'drivers' | 'links' | 'custom_attributes' | 'sub_items';

/**
 * How items are kept. Cost and scope validity follow from the rows, the project's markups and the company's format,
 * and are worked out whenever one of those is written or a row comes back; so are the rules that undo must not break either.
 */
export const itemAdapter: EntityAdapter = {
  entity: 'item',
  module: 'foresite',
  numbered: true,

  load: async (tx, ids) => {
    const stored = await takeItems(tx, ids);
    return new Map(stored.map(({ id, ...item }) => [id, item satisfies Snapshot]));
  },

  insert: async (tx, rows, head) => {
    await insertItems(tx, await toRows(tx, rows, head, true));
    await writeParts(tx, rows, (row, field) => fieldsOf(row)[field].length > 0);
    await refuseRivals(tx, rows);
  },

  update: async (tx, rows, head) => {
    await updateItems(tx, await toRows(tx, rows, head), false);
    await writeParts(tx, rows, ({ changed }, field) => changed.includes(field));
    await refuseRivals(
      tx,
      rows.filter(({ changed }) => touches(changed, 'status', 'me_group_ids')),
    );
  },

  remove: async (tx, rows, head) => updateItems(tx, await toRows(tx, rows, head), true),

  restore: async (tx, rows, head) => {
    await updateItems(tx, await toRows(tx, rows, head), false);
    await writeParts(tx, rows, () => true);
    await refuseRivals(tx, rows);
  },
};

/** What cost and scope validity follow from; the rest of an item is written without asking for the project's markups. */
const pricing = ['sub_items', 'markups', 'use_markups', 'subtotal_cost'] as const;

const touches = (changed: readonly string[], ...fields: string[]) =>
  fields.some((field) => changed.includes(field));

const wholeRows = new WeakMap<RowWrite, ItemFields>();

/**
 * The whole row; what history did not follow yet when it was recorded says what a new item says. Made once a row: each
 * of its parts is read from it.
 */
function fieldsOf(row: RowWrite): ItemFields {
  const known = wholeRows.get(row);
  if (known) return known;
  const fields = { ...blankItem, ...row.fields } as unknown as ItemFields;
  wholeRows.set(row, fields);
  return fields;
}

async function toRows(
  tx: TenantTx,
  rows: readonly RowWrite[],
  head: ChangeSetHead,
  fresh = false,
): Promise<ItemRow[]> {
  const priced = new Set(rows.filter(({ changed }) => fresh || touches(changed, ...pricing)));
  const projects = [...new Set([...priced].map(projectOf))];
  const rulesOf = priced.size > 0 ? await readPricingRules(tx, projects) : undefined;
  return rows.map((row) => {
    const { sub_items, markups, estimated_area, ...plain } = withoutLinks(fieldsOf(row));
    const rules = priced.has(row) ? rulesOf?.(projectOf(row)) : undefined;
    const price = rules && priceItem(sub_items, plain.use_markups ? markups : null, rules);
    return {
      ...plain,
      id: row.id,
      project_id: projectOf(row),
      version: row.version,
      area_value: estimated_area?.value ?? null,
      area_unit: estimated_area?.unit ?? 'sq_ft',
      subtotal_cost: price?.subtotal ?? plain.subtotal_cost,
      cost: price?.cost ?? null,
      has_valid_scope: price?.hasValidScope ?? null,
      status_moved_at: fresh || row.changed.includes('status') ? head.now : null,
      written_by_id: head.actorId,
      written_at: head.now,
    };
  });
}

const withoutLinks = ({
  me_group_ids: _groups,
  tag_ids: _tags,
  drivers: _drivers,
  links: _links,
  custom_attributes: _attributes,
  ...rest
}: ItemFields) => rest;

function projectOf({ projectId }: RowWrite): number {
  if (projectId === null) throw new Error('An item belongs to a project.');
  return projectId;
}

/** Writes groups, tags, scores, links and sub items of the rows that have them to write. */
async function writeParts(
  tx: TenantTx,
  rows: readonly RowWrite[],
  hasToWrite: (row: RowWrite, part: Part) => boolean,
): Promise<void> {
  const having = (part: Part) => rows.filter((row) => hasToWrite(row, part));
  await replaceGroups(
    tx,
    having('me_group_ids').map((row) => ({ item_id: row.id, ids: fieldsOf(row).me_group_ids })),
  );
  await replaceTags(
    tx,
    having('tag_ids').map((row) => ({ item_id: row.id, ids: fieldsOf(row).tag_ids })),
  );
  await replaceMarkups(
    tx,
    having('markups').map((row) => ({ item_id: row.id, rows: fieldsOf(row).markups })),
  );
  await replaceDrivers(
    tx,
    having('drivers').map((row) => ({ item_id: row.id, rows: fieldsOf(row).drivers })),
  );
  await replaceLinks(
    tx,
    having('links').map((row) => ({ item_id: row.id, rows: fieldsOf(row).links })),
  );
  await replaceAttributes(
    tx,
    'SCENARIO_ITEM',
    having('custom_attributes').map((row) => ({ id: row.id, values: fieldsOf(row).custom_attributes })),
  );
  await replaceSubItems(
    tx,
    having('sub_items').map((row) => ({ item_id: row.id, rows: fieldsOf(row).sub_items })),
  );
}

/** At most one item of a mutually exclusive group is approved (docs/product/items.md), whichever way it became so. */
async function refuseRivals(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  const approved = rows.filter((row) => fieldsOf(row).status === 'APPROVED').map(({ id }) => id);
  if (approved.length === 0) return;
  const rival = await approvedRival(tx, approved);
  if (!rival) return;
  throw ruleRefused(
    `${formatCode('item', rival.number)} "${rival.name}" of group ${rival.letter} is already approved, and only one ` +
      `item of a group can be. Revert it to Pending first, or take one of the two out of the group.`,
  );
}
