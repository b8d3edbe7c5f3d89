import { unitOfMeasureFields, type UnitOfMeasure, unitProblems } from '#domain/codes';
import { typedNames } from '#domain/fields';
import { inUse, ruleRefused } from '#server/contract/errors.ts';
import { unitOfMeasure } from '#server/database/schema/units.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { EntityAdapter, RowWrite } from '#server/services/changes/entityAdapter.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';
import { otherUnits, usedUnits } from './unitRepository.ts';

const rows = tableAdapter({
  entity: 'unit_of_measure',
  module: 'units',
  table: unitOfMeasure,
  fields: typedNames(unitOfMeasureFields),
});

/** However a unit comes to be so, by hand or by undo: it converts to more than zero and no word names two units. */
async function refuseWrong(tx: TenantTx, written: readonly RowWrite[]): Promise<void> {
  const others: Pick<UnitOfMeasure, 'name' | 'abbreviation' | 'synonyms'>[] = await otherUnits(
    tx,
    written.map(({ id }) => id),
  );
  for (const { fields } of written) {
    const unit = fields as unknown as UnitOfMeasure;
    const problems = unitProblems(unit, others);
    const [first] = Object.values(problems).flat();
    if (first) throw ruleRefused(first, problems);
    others.push(unit);
  }
}

async function refuseUsed(tx: TenantTx, written: readonly RowWrite[]): Promise<void> {
  const [first] = await usedUnits(
    tx,
    written.map(({ id }) => id),
  );
  if (first)
    throw inUse(
      `${first.abbreviation} cannot be deleted: ${first.users} use it. Give them another unit first.`,
    );
}

/** How the change engine writes units of measure. */
export const unitOfMeasureAdapter: EntityAdapter = {
  ...rows,
  insert: async (tx, written, head) => {
    await refuseWrong(tx, written);
    await rows.insert(tx, written, head);
  },
  update: async (tx, written, head) => {
    await refuseWrong(tx, written);
    await rows.update(tx, written, head);
  },
  remove: async (tx, written, head) => {
    await refuseUsed(tx, written);
    await rows.remove(tx, written, head);
  },
};
