import { tidySynonyms } from '#domain/codes';
import { notFound } from '#server/contract/errors.ts';
import { defineHandlers, rawJson } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { findUnit, listUnitsJson, type Unit } from './unitRepository.ts';

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

/** Units of measure: how quantities are counted, and how files write that. */
export const unitHandlers = defineHandlers({
  listUnits: async ({ tx, query }) => rawJson(await listUnitsJson(tx, query)),

  createUnit: async (call) => {
    const { tx, body, services } = call;
    const fields = kept({ factor: 1, synonyms: [], is_favorite: false, ...body });
    const head = handHead(call, null, `Added the unit ${fields.abbreviation}`);
    const { rows } = await services.changes.apply(tx, head, [{ entity, kind: 'create', fields }]);
    return presentUnit(tx, rows[0]?.id ?? 0);
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
