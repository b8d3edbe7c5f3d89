import type { components } from '#contract/api.ts';
import {
  checkRisk,
  newlyDone,
  NO_OUTCOME,
  readingAfter,
  type RiskReading,
  saidMitigations,
} from '#domain/risks';
import { ApiError, type FieldErrors, notFound, ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import { allocateIds } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { Change, Snapshot } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { readAttributeRows } from '../attributes/readAttributes.ts';
import type { StoredMitigation } from './mitigationRepository.ts';
import { riskAdapter } from './riskAdapter.ts';
import { knownReferences, readRisks, type Risk } from './riskRepository.ts';
import { newestScaleId } from './scaleRepository.ts';

type Schemas = components['schemas'];
type Patch = Schemas['RiskPatch'];
type Save = Schemas['RiskSave'];
type Writing = Pick<Call<'saveRisks'>, 'tx' | 'caller' | 'now' | 'today' | 'services'> & {
  params: { project_id: number };
};

/** Values are whole dollars (docs/product/risks.md). */
const whole = (value: number | null | undefined) => (value == null ? value : Math.round(value));

/** What is kept of what somebody sent; mitigations are numbered when they are written. */
function fieldsOf({ mitigations: _list, custom_attributes: _own, ...input }: Patch): Record<string, unknown> {
  const text = (value: string | undefined) => value?.trim();
  const fields = {
    ...input,
    name: text(input.name),
    value: whole(input.value),
    original_value: whole(input.original_value),
    outcome_cost: whole(input.outcome_cost),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const sayable = ({ id, ...mitigation }: Schemas['MitigationInput'], number: number): StoredMitigation => ({
  id: id ?? number,
  name: mitigation.name?.trim() ?? '',
  description: mitigation.description?.trim() ?? '',
  due_date: mitigation.due_date ?? null,
  status: mitigation.status ?? 'DRAFT',
  leader_id: mitigation.leader_id ?? null,
  cost: mitigation.cost ?? null,
  likelihood_effect: mitigation.likelihood_effect ?? 0,
  impact_effect: mitigation.impact_effect ?? 0,
});

const ownIds = (stored: Snapshot | undefined) =>
  new Set(((stored?.fields['mitigations'] ?? []) as StoredMitigation[]).map(({ id }) => id));

/** The mitigations of each row, those that are new with numbers of their own. */
async function numbered(
  tx: TenantTx,
  rows: readonly { input: Patch; stored: Snapshot | undefined }[],
): Promise<(StoredMitigation[] | undefined)[]> {
  const lists = rows.map(({ input: { mitigations }, stored }) => {
    const own = ownIds(stored);
    // A number that is not of this risk is as good as none: it gets a new one.
    return (
      mitigations &&
      saidMitigations(mitigations).map((one) => (own.has(one.id ?? 0) ? one : { ...one, id: null }))
    );
  });
  const count = lists.flatMap((list) => list ?? []).filter(({ id }) => id === null).length;
  const fresh = count === 0 ? [] : await allocateIds(tx, 'mitigation', count);
  return lists.map((list) => list?.map((one) => sayable(one, one.id ?? (fresh.shift() as number))));
}

const unknown = {
  category_id: 'This category does not exist. Choose one from the list.',
  component_id: 'This component is not in the project. Choose one of its components.',
  owner_id: 'This person is not in your company. Choose someone from the list.',
  leader_id: 'This person is not in your company. Choose someone from the list.',
} as const;

const given = (id: number | null | undefined) => (id == null ? [] : [id]);

/** What is wrong with each row, by field; one question to the database for all of them. */
async function findProblems(
  { tx, params, today }: Writing,
  rows: readonly { input: Patch; isNew: boolean }[],
): Promise<FieldErrors[]> {
  const said = rows.map(({ input }) => saidMitigations(input.mitigations ?? []));
  const known = await knownReferences(tx, params.project_id, {
    category_id: rows.flatMap(({ input }) => given(input.category_id)),
    component_id: rows.flatMap(({ input }) => given(input.component_id)),
    person_id: [
      ...rows.flatMap(({ input }) => given(input.owner_id)),
      ...said.flat().flatMap(({ leader_id: leader }) => given(leader)),
    ],
  });
  return rows.map(({ input, isNew }, index) => {
    const errors: FieldErrors = { ...checkRisk(input, today, { isNew }) };
    const refuse = (field: string, id: number | null | undefined, list: readonly number[], text: string) => {
      if (id != null && !list.includes(id)) errors[field] ??= [text];
    };
    refuse('category_id', input.category_id, known.category_id, unknown.category_id);
    refuse('component_id', input.component_id, known.component_id, unknown.component_id);
    refuse('owner_id', input.owner_id, known.person_id, unknown.owner_id);
    for (const [place, { leader_id: leader }] of (said[index] ?? []).entries())
      refuse(`mitigations.${place}.leader_id`, leader, known.person_id, unknown.leader_id);
    return errors;
  });
}

type Checked = { errors: FieldErrors; own: Record<string, unknown> };

/** The same with what each row comes to say for the company's own fields. */
async function checkRows(
  call: Writing,
  rows: readonly { input: Patch; isNew: boolean; stored: Snapshot | undefined }[],
): Promise<Checked[]> {
  const problems = await findProblems(call, rows);
  const own = await readAttributeRows(
    call.tx,
    rows.map(({ input, stored }) => ({
      sent: input.custom_attributes,
      stored: stored?.fields['custom_attributes'],
    })),
    { entity: 'RISK', today: call.today },
  );
  return problems.map((found, index) => {
    const { values, errors = {} } = own[index] ?? {};
    return { errors: { ...found, ...errors }, own: values ? { custom_attributes: values } : {} };
  });
}

/** What mitigations that become done take off; a field that the same save sets stays as it is set. */
function withDone(input: Patch, stored: Snapshot | undefined): Patch {
  if (!stored || !input.mitigations) return input;
  const done = newlyDone(stored.fields['mitigations'] as StoredMitigation[], input.mitigations);
  if (done.length === 0) return input;
  const { likelihood, impact, value } = stored.fields as Readonly<Record<keyof RiskReading, number | null>>;
  return {
    ...readingAfter({ likelihood, impact, value }, done),
    ...input,
  };
}

/** A status move brings the day of closing with it; a risk that is open again says nothing of its end. */
const closing = (input: Patch, stored: Snapshot | undefined, today: string) => {
  if (input.status === undefined || input.status === stored?.fields['status']) return {};
  return input.status === 'CLOSED' ? { closed_on: today } : { closed_on: null, ...(stored && NO_OUTCOME) };
};

const blank = {
  description: '',
  comment: '',
  cause: '',
  event: '',
  effect: '',
  trigger: '',
  struck: false,
  mitigations: [],
  custom_attributes: [],
};

/** A risk is scored by the newest scale when it is new, and when its likelihood or impact changes. */
const scored = (input: Patch, stored: Snapshot | undefined, scaleId: number | null) => {
  const moves = (['likelihood', 'impact'] as const).some(
    (field) => input[field] !== undefined && input[field] !== stored?.fields[field],
  );
  return stored && !moves ? {} : { scale_id: scaleId };
};

/** The risks as they are, locked; only those of the project that are not deleted. */
export async function lockRisks(tx: TenantTx, projectId: number, ids: readonly number[]) {
  const stored = ids.length === 0 ? new Map<number, Snapshot>() : await riskAdapter.load(tx, ids, projectId);
  return new Map([...stored].filter(([, row]) => row.projectId === projectId && !row.deleted));
}

/** One risk whole; 404 where it is gone or of another project. */
export async function presentRisk(tx: TenantTx, projectId: number, id: number): Promise<Risk> {
  const [risk] = await readRisks(tx, projectId, [id]);
  if (!risk) throw notFound();
  return risk;
}

/** Changes one risk from the version that the edit began with. */
export async function updateRisk(call: Call<'updateRisk'>): Promise<Risk> {
  const { tx, params, today, services, ifMatch } = call;
  const { project_id: projectId, risk_id: id } = params;
  const stored = (await lockRisks(tx, projectId, [id])).get(id);
  if (!stored) throw notFound();
  const body = withDone(call.body, stored);
  const [{ errors, own } = { errors: {}, own: {} }] = await checkRows(call, [
    { input: body, isNew: false, stored },
  ]);
  const [first] = Object.values<string[]>(errors);
  if (first) throw ruleRefused(first[0] ?? 'A field cannot be saved like this.', errors);
  const [mitigations] = await numbered(tx, [{ input: body, stored }]);
  await services.changes.apply(tx, handHead(call, projectId, 'Changed a risk'), [
    {
      entity: 'risk',
      kind: 'update',
      id,
      version: ifMatch ?? null,
      fields: {
        ...fieldsOf(body),
        ...own,
        ...closing(body, stored, today),
        ...scored(body, stored, await newestScaleId(tx)),
        ...(mitigations && { mitigations }),
      },
    },
  ]);
  return presentRisk(tx, projectId, id);
}

/** Refuses the whole save where rows are gone or were changed meanwhile, each named by its place. */
async function refuseStale(
  { tx, params }: Writing,
  rows: readonly Save[],
  stored: ReadonlyMap<number, Snapshot>,
): Promise<void> {
  const errors: FieldErrors = {};
  const changed: number[] = [];
  for (const [index, { id, version }] of rows.entries()) {
    if (id === undefined) continue;
    const row = stored.get(id);
    if (!row) errors[String(index)] = ['This risk is no longer there. Remove the row.'];
    else if (version !== undefined && version !== row.version) {
      errors[String(index)] = ['Someone changed this risk since you opened it.'];
      changed.push(id);
    }
  }
  if (Object.keys(errors).length === 0) return;
  const current = await readRisks(tx, params.project_id, changed);
  throw new ApiError(
    'stale',
    'Some rows were changed or deleted by someone else, and nothing was saved. Look at them, then save again.',
    { errors, current: { risks: current } as unknown as Record<string, never> },
  );
}

/** What comes with rows that are made of something: the words of the change set, and more fields of new rows by their place. */
interface SaveOptions {
  words?: string;
  extra?: readonly Readonly<Record<string, unknown>>[];
}

/** Creates, changes and deletes risks: one transaction, one change set, all or nothing. */
export async function saveRisks(
  call: Writing & { body: readonly Save[] },
  { words, extra = [] }: SaveOptions = {},
): Promise<Schemas['RiskBatchResult']> {
  const { tx, params, body, caller, today, services } = call;
  const projectId = params.project_id;
  const ids = body.flatMap(({ id }) => given(id));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined)
    throw ruleRefused('A risk is in the list twice. Remove one of the rows.', {
      [body.findLastIndex(({ id }) => id === twice)]: ['This risk is in the list twice.'],
    });
  const stored = await lockRisks(tx, projectId, ids);
  await refuseStale(call, body, stored);
  const kept = body.map(({ id, version: _version, _delete: deletes, ...input }, index) => {
    const row = id === undefined ? undefined : stored.get(id);
    return { index, id, deletes: deletes === true, input: withDone(input, row), stored: row };
  });
  const written = kept.filter(({ deletes }) => !deletes);
  const checked = await checkRows(
    call,
    written.map(({ input, id, stored: row }) => ({ input, isNew: id === undefined, stored: row })),
  );
  const errors = Object.fromEntries(
    checked.flatMap(({ errors: found }, place) =>
      Object.entries(found).map(([field, texts]) => [`${written[place]?.index ?? 0}.${field}`, texts]),
    ),
  );
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'A row cannot be saved like this.', errors);

  const mitigations = await numbered(tx, written);
  const scaleId = await newestScaleId(tx);
  const changes = written.map(({ id, input, stored: row }, place): Change => {
    const list = mitigations[place];
    const fields: Record<string, unknown> = {
      ...fieldsOf(input),
      ...checked[place]?.own,
      ...closing(input, row, today),
      ...scored(input, row, scaleId),
      ...(list && { mitigations: list }),
    };
    return id === undefined
      ? {
          entity: 'risk',
          kind: 'create',
          fields: {
            ...blank,
            original_value: fields['value'] ?? null,
            inherent_likelihood: fields['likelihood'] ?? null,
            inherent_impact: fields['impact'] ?? null,
            ...fields,
            ...extra[place],
            created_by_id: caller.userId,
          },
        }
      : { entity: 'risk', kind: 'update', id, version: null, fields };
  });
  // A row that was never saved has nothing to delete.
  const removals = kept.flatMap(({ id, deletes }): Change[] =>
    deletes && id !== undefined ? [{ entity: 'risk', kind: 'delete', id, version: null }] : [],
  );
  const result = await services.changes.apply(tx, handHead(call, projectId, words ?? summaryOf(kept)), [
    ...changes,
    ...removals,
  ]);
  const rows = result.rows.filter(({ entity, version }) => entity === 'risk' && version !== null);
  const results = await readRisks(
    tx,
    projectId,
    rows.map(({ id }) => id),
  );
  return { change_set_id: result.id, results };
}

const summaryOf = (rows: readonly unknown[]) =>
  rows.length === 1 ? 'Saved a risk' : `Saved ${rows.length} risks`;
