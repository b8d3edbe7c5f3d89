import type { components } from '#contract/api.ts';
import { checkIndex, type IndexDraft, type IndexKind, tidyRows } from '#domain/normalization';
import { conflict, type FieldErrors, notFound, ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { normalizationIndexAdapter } from './indexAdapter.ts';
import { type CostIndex, readIndex, readRivals } from './indexRepository.ts';

type Patch = components['schemas']['CostIndexPatch'];
type Writing = Pick<Call<'createNormalizationIndex'>, 'tx' | 'today'>;

/** What is kept of what somebody sent. */
const kept = (kind: IndexKind, { name, is_default: isDefault, rows }: Patch): IndexDraft => ({
  ...(name !== undefined && { name: name.trim() }),
  ...(isDefault !== undefined && { is_default: isDefault }),
  ...(rows && { rows: tidyRows(kind, rows) }),
});

/** Refuses what an index cannot say, by the rows as they were sent; answers which ones stop being the default because of it. */
async function requireSound(
  { tx, today }: Writing,
  kind: IndexKind,
  body: Patch,
  id: number | null,
): Promise<number[]> {
  const name = body.name?.trim();
  const sent: IndexDraft = { ...body, ...(name !== undefined && { name }) };
  const errors: FieldErrors = checkIndex(kind, sent, { today, isNew: id === null });
  const rivals = await readRivals(tx, name ?? '', kind, id);
  if (name && rivals.named) errors['name'] ??= ['Another index has this name. Choose another one.'];
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'A field cannot be saved like this.', errors);
  return body.is_default ? rivals.defaults : [];
}

const noDefault = (id: number): Change => ({
  entity: 'normalization_index',
  kind: 'update',
  id,
  version: null,
  fields: { is_default: false },
});

/** One index with its rows; 404 where it is gone. */
export async function presentIndex(tx: TenantTx, id: number): Promise<CostIndex> {
  const index = await readIndex(tx, id);
  if (!index) throw notFound();
  return index;
}

/** Adds an index. */
export async function createIndex(call: Call<'createNormalizationIndex'>): Promise<CostIndex> {
  const { tx, body, caller, services } = call;
  const defaults = await requireSound(call, body.kind, body, null);
  const fields = {
    is_default: false,
    ...kept(body.kind, body),
    kind: body.kind,
    created_by_id: caller.userId,
  };
  const { rows } = await services.changes.apply(
    tx,
    handHead(call, null, `Added the cost index "${body.name.trim()}"`),
    [{ entity: 'normalization_index', kind: 'create', fields }, ...defaults.map(noDefault)],
  );
  return presentIndex(tx, rows[0]?.id ?? 0);
}

/** Changes an index from the version that the edit began with. */
export async function updateIndex(call: Call<'updateNormalizationIndex'>): Promise<CostIndex> {
  const { tx, params, body, services, ifMatch } = call;
  const { normalization_index_id: id } = params;
  const { kind, name } = await presentIndex(tx, id);
  const defaults = await requireSound(call, kind, body, id);
  await services.changes.apply(tx, handHead(call, null, `Changed the cost index "${name}"`), [
    {
      entity: 'normalization_index',
      kind: 'update',
      id,
      version: ifMatch ?? null,
      fields: kept(kind, body),
    },
    ...defaults.map(noDefault),
  ]);
  return presentIndex(tx, id);
}

/** Brings a deleted index back, unless another one has taken its name. */
export async function restoreIndex(call: Call<'restoreNormalizationIndex'>): Promise<CostIndex> {
  const { tx, params, services } = call;
  const { normalization_index_id: id } = params;
  const stored = (await normalizationIndexAdapter.load(tx, [id], null)).get(id);
  if (!stored) throw notFound();
  if (!stored.deleted)
    throw conflict('This index is not deleted. Reload the page.', await presentIndex(tx, id));
  const { named } = await readRivals(tx, String(stored.fields['name']), 'custom', id);
  if (named) throw conflict('Another index has this name now. Rename that one first.');
  await services.changes.apply(tx, handHead(call, null, 'Restored a cost index'), [
    { entity: 'normalization_index', kind: 'create', id, fields: { ...stored.fields, is_default: false } },
  ]);
  return presentIndex(tx, id);
}
