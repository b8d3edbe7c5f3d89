import { tidySynonyms, type UnitOfMeasure, unitProblems } from '#domain/codes';
import { type FieldErrors, notFound, ruleRefused } from '#server/contract/errors.ts';
import { defineHandlers, rawJson } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { readerOf } from '../projects/projectReader.ts';
import { findUnit, listUnitsJson, otherUnits, readUnitUsage, type Unit } from './unitRepository.ts';

const entity = 'unit_of_measure';

async function presentUnit(tx: TenantTx, id: number): Promise<Unit> {
  const unit = await findUnit(tx, id);
  if (!unit) throw notFound();
  return unit;
}

/** What a unit says, as it is kept. */
function kept<T extends Partial<Omit<Unit, 'id' | 'version'>>>(unit: T, before?: Unit): T {
  const name = (unit.name ?? before?.name ?? '').trim();
  const abbreviation = (unit.abbreviation ?? before?.abbreviation ?? '').trim();
  const renamed = before && before.abbreviation !== abbreviation;
  const synonyms = [...(unit.synonyms ?? before?.synonyms ?? []), ...(renamed ? [before.abbreviation] : [])];
  return {
    ...unit,
    ...(unit.name !== undefined && { name }),
    ...(unit.abbreviation !== undefined && { abbreviation }),
    ...((unit.synonyms !== undefined || renamed) && {
      synonyms: tidySynonyms({ name, abbreviation, synonyms }),
    }),
  };
}

/** Refuses a list by the places of what is wrong in it; each unit is checked among those of the company and those before it. */
async function requireSound(tx: TenantTx, units: readonly UnitOfMeasure[]): Promise<void> {
  const others: Pick<UnitOfMeasure, 'name' | 'abbreviation' | 'synonyms'>[] = await otherUnits(tx, []);
  const errors: FieldErrors = {};
  for (const [index, unit] of units.entries()) {
    for (const [field, problems] of Object.entries(unitProblems(unit, others)))
      errors[`units.${index}.${field}`] = problems;
    others.push(unit);
  }
  const [first] = Object.values(errors).flat();
  if (first) throw ruleRefused(first, errors);
}

/** Units of measure: how quantities are counted, and how files write that. */
export const unitHandlers = defineHandlers({
  listUnits: async ({ tx, query }) => rawJson(await listUnitsJson(tx, query)),

  getUnitUsage: async ({ tx, params, caller }) => {
    const usage = await readUnitUsage(tx, readerOf(caller), params.unit_of_measure_id);
    if (!usage) throw notFound();
    return usage;
  },

  createUnit: async (call) => {
    const { tx, body, services } = call;
    const fields = kept({ factor: 1, synonyms: [], is_favorite: false, ...body });
    const head = handHead(call, null, `Added the unit ${fields.abbreviation}`);
    const { rows } = await services.changes.apply(tx, head, [{ entity, kind: 'create', fields }]);
    return presentUnit(tx, rows[0]?.id ?? 0);
  },

  addUnits: async (call) => {
    const { tx, body, services } = call;
    const units = body.units.map((unit) => kept({ factor: 1, synonyms: [], is_favorite: false, ...unit }));
    await requireSound(tx, units);
    const head = handHead(call, null, units.length === 1 ? 'Added a unit' : `Added ${units.length} units`);
    const done = await services.changes.apply(
      tx,
      head,
      units.map((fields) => ({ entity, kind: 'create' as const, fields })),
    );
    return { count: units.length, change_set_id: done.id };
  },

  updateUnit: async (call) => {
    const { tx, params, body, services, ifMatch } = call;
    const { unit_of_measure_id: id } = params;
    const unit = await presentUnit(tx, id);
    await services.changes.apply(tx, handHead(call, null, `Changed the unit ${unit.abbreviation}`), [
      { entity, kind: 'update', id, version: ifMatch ?? null, fields: kept(body, unit) },
    ]);
    return presentUnit(tx, id);
  },

  removeUnit: async (call) => {
    const { tx, params, services, ifMatch } = call;
    const { unit_of_measure_id: id } = params;
    const unit = await presentUnit(tx, id);
    const done = await services.changes.apply(
      tx,
      handHead(call, null, `Deleted the unit ${unit.abbreviation}`),
      [{ entity, kind: 'delete', id, version: ifMatch ?? null }],
    );
    return { change_set_id: done.id };
  },
});
