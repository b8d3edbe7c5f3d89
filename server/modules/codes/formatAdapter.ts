import { formatFields } from '#domain/codes';
import { typedNames } from '#domain/fields';
import { inUse } from '#server/contract/errors.ts';
import { costGroupDefinition } from '#server/database/schema/estimate.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { EntityAdapter, RowWrite } from '#server/services/changes/entityAdapter.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';
import {
  type KeptCode,
  readChoosers,
  readCodes,
  readParent,
  usedCodes,
  writeCodes,
} from './formatRepository.ts';

const rows = tableAdapter({
  entity: 'cost_group_definition',
  module: 'codes',
  table: costGroupDefinition,
  fields: typedNames(formatFields).filter((name) => name !== 'codes'),
});

const codesOf = ({ fields }: Pick<RowWrite, 'fields'>) => (fields['codes'] ?? []) as KeptCode[];

/** None that another one has as its child. */
async function refuseChild(tx: TenantTx, id: number): Promise<void> {
  const parent = await readParent(tx, id);
  if (parent !== undefined) throw inUse(`It details ${parent}. Remove it there first.`);
}

/** However codes come to go, by hand or by undo: none that something names. */
async function refuseUsed(tx: TenantTx, definitionId: number, staying: readonly number[]): Promise<void> {
  const [first, ...others] = await usedCodes(tx, definitionId, staying);
  if (!first) return;
  const more =
    others.length === 0
      ? ''
      : ` and ${others.length === 1 ? 'another code' : `${others.length} other codes`}`;
  throw inUse(
    `${first.div_code} ${first.name}${more} cannot be removed: ${first.users} use it. Give them another code first.`,
  );
}

/** None that the company or a project codes its items in. */
async function refuseChosen(tx: TenantTx, id: number): Promise<void> {
  const { company, projects } = await readChoosers(tx, id);
  const who = [
    ...(company ? ['the company'] : []),
    ...(projects > 0 ? [projects === 1 ? 'one project' : `${projects} projects`] : []),
  ];
  if (who.length > 0)
    throw inUse(`It is the cost format of ${who.join(' and ')}. Choose another cost format there first.`);
}

/** How the change engine writes formats: the row and its codes are one thing, so undo brings back both. */
export const formatAdapter: EntityAdapter = {
  ...rows,
  load: async (tx, ids, projectId) => {
    const formats = await rows.load(tx, ids, projectId);
    const codes = await readCodes(tx, [...formats.keys()]);
    return new Map(
      [...formats].map(([id, format]) => [
        id,
        { ...format, fields: { ...format.fields, codes: codes.get(id) ?? [] } },
      ]),
    );
  },
  insert: async (tx, written, head) => {
    await rows.insert(tx, written, head);
    for (const row of written) await writeCodes(tx, row.id, codesOf(row));
  },
  update: async (tx, written, head) => {
    await rows.update(tx, written, head);
    for (const row of written) {
      if (row.changed.includes('is_estimates_only') && row.fields['is_estimates_only'] === true)
        await refuseChosen(tx, row.id);
      if (!row.changed.includes('codes')) continue;
      await refuseUsed(
        tx,
        row.id,
        codesOf(row).map(({ id }) => id),
      );
      await writeCodes(tx, row.id, codesOf(row));
    }
  },
  remove: async (tx, written, head) => {
    for (const { id } of written) {
      await refuseChosen(tx, id);
      await refuseChild(tx, id);
      await refuseUsed(tx, id, []);
      await writeCodes(tx, id, []);
    }
    await rows.remove(tx, written, head);
  },
};
