import { fieldNames } from '#domain/fields';
import { riskFields } from '#domain/risks';
import { risk } from '#server/database/schema/risks.ts';
import type { EntityAdapter, RowWrite } from '#server/services/changes/entityAdapter.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';
import { withAttributes } from '../attributes/withAttributes.ts';
import { loadMitigations, replaceMitigations, type StoredMitigation } from './mitigationRepository.ts';

/** What other tables keep of a risk. */
const parts = new Set<string>(['mitigations', 'custom_attributes']);

const rows = withAttributes(
  'RISK',
  tableAdapter({
    entity: 'risk',
    module: 'risks',
    table: risk,
    fields: fieldNames(riskFields).filter((name) => !parts.has(name)),
    numbered: true,
  }),
);

const mitigationsOf = ({ fields }: RowWrite) => (fields['mitigations'] ?? []) as readonly StoredMitigation[];
const listed = (written: readonly RowWrite[]) =>
  written.map((row) => ({ riskId: row.id, mitigations: mitigationsOf(row) }));

/** How the change engine writes risks: the row, the company's own fields, and its mitigations as a list of parts. */
export const riskAdapter: EntityAdapter = {
  ...rows,
  load: async (tx, ids, projectId) => {
    const stored = await rows.load(tx, ids, projectId);
    const mitigations = await loadMitigations(tx, ids);
    return new Map(
      [...stored].map(([id, snapshot]) => [
        id,
        { ...snapshot, fields: { ...snapshot.fields, mitigations: mitigations.get(id) ?? [] } },
      ]),
    );
  },
  insert: async (tx, written, head) => {
    await rows.insert(tx, written, head);
    await replaceMitigations(tx, listed(written));
  },
  update: async (tx, written, head) => {
    await rows.update(tx, written, head);
    await replaceMitigations(tx, listed(written.filter(({ changed }) => changed.includes('mitigations'))));
  },
  restore: async (tx, written, head) => {
    await rows.restore?.(tx, written, head);
    await replaceMitigations(tx, listed(written));
  },
};
