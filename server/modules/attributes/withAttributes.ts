import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { EntityAdapter, RowWrite } from '#server/services/changes/entityAdapter.ts';
import {
  type AttributeEntity,
  type AttributeFields,
  loadAttributes,
  replaceAttributes,
} from './attributeRepository.ts';

/**
 * An adapter whose rows carry the company's own fields as `custom_attributes`: they are read, written, deleted and brought
 * back with the row, so history, undo and events follow them. What was recorded before rows had any leaves them alone.
 */
export function withAttributes(entity: AttributeEntity, rows: EntityAdapter): EntityAdapter {
  const write = (tx: TenantTx, written: readonly RowWrite[]) =>
    replaceAttributes(
      tx,
      entity,
      written.flatMap(({ id, fields }) =>
        fields['custom_attributes'] === undefined
          ? []
          : [{ id, values: fields['custom_attributes'] as AttributeFields[] }],
      ),
    );
  const { restore } = rows;
  return {
    ...rows,
    load: async (tx, ids, projectId) => {
      const stored = await rows.load(tx, ids, projectId);
      const own = await loadAttributes(tx, entity, ids);
      return new Map(
        [...stored].map(([id, { fields, ...row }]) => [
          id,
          { ...row, fields: { ...fields, custom_attributes: own.get(id) ?? [] } },
        ]),
      );
    },
    insert: async (tx, written, head) => {
      await rows.insert(tx, written, head);
      await write(tx, written);
    },
    update: async (tx, written, head) => {
      await rows.update(tx, written, head);
      await write(
        tx,
        written.filter(({ changed }) => changed.includes('custom_attributes')),
      );
    },
    remove: async (tx, gone, head) => {
      await rows.remove(tx, gone, head);
      // A row that is kept, marked as deleted, keeps what it says.
      if (restore) return;
      await replaceAttributes(
        tx,
        entity,
        gone.map(({ id }) => ({ id, values: [] })),
      );
    },
    ...(restore && {
      restore: async (tx: TenantTx, written: readonly RowWrite[], head: Parameters<typeof restore>[2]) => {
        await restore(tx, written, head);
        await write(tx, written);
      },
    }),
  };
}
