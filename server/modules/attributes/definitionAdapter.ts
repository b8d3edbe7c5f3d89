import { definitionFields } from '#domain/attributes';
import { fieldNames } from '#domain/fields';
import { attributeDefinition } from '#server/database/schema/attributes.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { EntityAdapter, RowWrite } from '#server/services/changes/entityAdapter.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';
import {
  type KeptOption,
  type KeptValue,
  loadParts,
  replaceCategories,
  replaceOptions,
  replaceValues,
  dropEmptyGroups,
  groupIdsOf,
} from './definitionPartsRepository.ts';

/** What other tables keep of an attribute. */
const parts = new Set<string>(['group_name', 'construction_category_ids', 'options', 'stored_values']);

const rowsOf = tableAdapter({
  entity: 'attribute_definition',
  module: 'attributes',
  table: attributeDefinition,
  fields: [...fieldNames(definitionFields).filter((field) => !parts.has(field)), 'group_id'],
});

const nameOf = ({ fields }: RowWrite): string => ((fields['group_name'] ?? '') as string).trim();

/** Rows as the table has them: the group by its number, made where its name is new. */
async function toRows(tx: TenantTx, rows: readonly RowWrite[]): Promise<RowWrite[]> {
  const ids = await groupIdsOf(tx, rows.map(nameOf));
  return rows.map((row) => {
    const {
      group_name: _group,
      construction_category_ids: _categories,
      options: _options,
      stored_values: _values,
      ...fields
    } = row.fields;
    return {
      ...row,
      fields: { ...fields, group_id: ids.get(nameOf(row).toLowerCase()) ?? null },
      changed: row.changed.map((field) => (field === 'group_name' ? 'group_id' : field)),
    };
  });
}

async function writeParts(tx: TenantTx, rows: readonly RowWrite[], all = false): Promise<void> {
  const having = (field: string) => rows.filter(({ changed }) => all || changed.includes(field));
  await replaceOptions(
    tx,
    having('options').map(({ id, fields }) => ({ id, rows: (fields['options'] ?? []) as KeptOption[] })),
  );
  await replaceCategories(
    tx,
    having('construction_category_ids').map(({ id, fields }) => ({
      id,
      rows: (fields['construction_category_ids'] ?? []) as number[],
    })),
  );
  await replaceValues(
    tx,
    having('stored_values').map(({ id, fields }) => ({
      id,
      rows: (fields['stored_values'] ?? []) as KeptValue[],
    })),
  );
  await dropEmptyGroups(tx);
}

/** Attributes: one row each, with their choices and all values, so that undo brings those back, too. */
export const attributeDefinitionAdapter: EntityAdapter = {
  ...rowsOf,
  load: async (tx, ids, projectId) => {
    const rows = await rowsOf.load(tx, ids, projectId);
    const kept = new Map((await loadParts(tx, ids)).map(({ id, ...own }) => [id, own]));
    return new Map(
      [...rows].map(([id, { fields, ...row }]) => {
        const { group_id: _group, ...plain } = fields;
        return [id, { ...row, fields: { ...plain, ...kept.get(id) } }];
      }),
    );
  },
  insert: async (tx, rows, head) => {
    await rowsOf.insert(tx, await toRows(tx, rows), head);
    await writeParts(tx, rows, true);
  },
  update: async (tx, rows, head) => {
    await rowsOf.update(tx, await toRows(tx, rows), head);
    await writeParts(tx, rows);
  },
  remove: async (tx, rows, head) => {
    await rowsOf.remove(tx, rows, head);
    await dropEmptyGroups(tx);
  },
};
