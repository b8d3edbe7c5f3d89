import type { components } from '#contract/api.ts';
import { type Fields, fieldProblems } from '#domain/fields';
import { criterionFields, driverFields, VISION_LIMITS, VISION_MESSAGES, visionFields } from '#domain/vision';
import { notFound, ruleRefused, stale } from '#server/contract/errors.ts';
import type { Caller, Services } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { knownToVision, lockVision } from './visionRepository.ts';

type Batch = components['schemas']['VisionBatch'];
type Row = { id: number; version: number };
type Values = Readonly<Record<string, unknown>>;
type Part = {
  name: 'value_drivers' | 'criteria';
  entity: 'value_driver' | 'success_criterion';
  fields: Fields;
  kept: readonly { id: number; position: number }[];
  create: Values[];
  update: (Row & { values: Values })[];
  remove: readonly Row[];
};
type Call = {
  tx: TenantTx;
  params: { project_id: number };
  body: Batch;
  caller: Pick<Caller, 'userId' | 'permissions'>;
  services: Pick<Services, 'changes'>;
  now: Date;
  today: string;
};

const trimmed = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );

const partOf = (
  place: Pick<Part, 'name' | 'entity' | 'fields' | 'kept'>,
  { create = [], update = [], remove = [] }: { create?: object[]; update?: Row[]; remove?: Row[] } = {},
): Part => ({
  ...place,
  create: create.map((values) => trimmed(values as Values)),
  update: update.map(({ id, version, ...values }) => ({ id, version, values: trimmed(values) })),
  remove,
});

/** Writes the statement, drivers and criteria as one change set; null where nothing differed. */
export async function saveVision(call: Call): Promise<number | null> {
  const { tx, params, body, services } = call;
  const kept = await lockVision(tx, params.project_id);
  const drivers = partOf(
    { name: 'value_drivers', entity: 'value_driver', fields: driverFields, kept: kept.drivers },
    body.value_drivers,
  );
  const criteria = partOf(
    { name: 'criteria', entity: 'success_criterion', fields: criterionFields, kept: kept.criteria },
    body.criteria,
  );
  refuseUnknownRows(drivers);
  refuseUnknownRows(criteria);
  await refuseProblems(call, drivers, criteria);
  refuseTakenNames(drivers, kept.drivers);
  const order = body.value_drivers?.order;
  if (order) refuseOrder(order, drivers);
  const changes = [
    ...statementChange(body.vision, kept.vision),
    ...changesOf(drivers, order),
    ...changesOf(criteria),
  ];
  const done = await services.changes.apply(
    tx,
    handHead(call, params.project_id, summaryOf(body, drivers, criteria)),
    changes,
  );
  return done.id;
}

/** The first statement makes the row; later ones need the version that was read. */
function statementChange(input: Batch['vision'], id: number | null): Change[] {
  if (!input) return [];
  const { version, ...values } = input;
  const fields = trimmed(values);
  if (id === null && version === 0) {
    return [{ entity: 'vision', kind: 'create', fields: { statement: '', facts: [], ...fields } }];
  }
  if (id === null) throw notFound();
  if (version === 0) throw stale();
  return [{ entity: 'vision', kind: 'update', id, version, fields }];
}

function changesOf({ entity, kept, create, update, remove }: Part, order?: readonly number[]): Change[] {
  const last = Math.max(-1, ...kept.map(({ position }) => position));
  const places = new Map(order?.map((id, position) => [id, position]));
  const updates = new Map<number, { version: number | null; fields: Values }>(
    update.map(({ id, version, values }) => [id, { version, fields: values }]),
  );
  for (const [id, position] of places)
    updates.set(id, {
      version: updates.get(id)?.version ?? null,
      fields: { ...updates.get(id)?.fields, position },
    });
  return [
    ...create.map((fields, index): Change => ({
      entity,
      kind: 'create',
      fields: { ...fields, position: last + index + 1 },
    })),
    ...[...updates].map(([id, change]): Change => ({ entity, kind: 'update', id, ...change })),
    ...remove.map(({ id, version }): Change => ({ entity, kind: 'delete', id, version })),
  ];
}

function refuseUnknownRows({ name, kept, create, update, remove }: Part): void {
  const known = new Set(kept.map(({ id }) => id));
  const named = [...update, ...remove].map(({ id }) => id);
  if (named.some((id) => !known.has(id))) throw notFound();
  if (new Set(named).size < named.length) throw ruleRefused(VISION_MESSAGES.once);
  if (kept.length - remove.length + create.length > VISION_LIMITS[name])
    throw ruleRefused(VISION_MESSAGES[name]);
}

/** Values that no field takes, people who do not see the project, and milestones of others. */
async function refuseProblems({ tx, params, body, today }: Call, ...parts: readonly Part[]): Promise<void> {
  const rows = parts.flatMap(({ name, fields, create, update }) => [
    ...create.map((values, index) => ({ place: `${name}.create.${index}`, values, fields, isNew: true })),
    ...update.map(({ values }, index) => ({
      place: `${name}.update.${index}`,
      values,
      fields,
      isNew: false,
    })),
  ]);
  if (body.vision) {
    const { version: _version, ...values } = body.vision;
    rows.push({ place: 'vision', values: trimmed(values), fields: visionFields, isNew: false });
  }
  const idsIn = (...names: string[]) =>
    rows.flatMap(({ values }) =>
      names.flatMap((name) => (typeof values[name] === 'number' ? [values[name]] : [])),
    );
  const known = await knownToVision(tx, params.project_id, {
    people: idsIn('judge_id', 'agreed_by_id'),
    milestones: idsIn('milestone_id'),
  });
  const errors: Record<string, string[]> = {};
  for (const { place, values, fields, isNew } of rows) {
    for (const [field, texts] of Object.entries(fieldProblems(fields, values, { today, isNew })))
      errors[`${place}.${field}`] = [...texts];
    for (const field of ['judge_id', 'agreed_by_id'])
      if (typeof values[field] === 'number' && !known.people.has(values[field]))
        errors[`${place}.${field}`] = [VISION_MESSAGES.judge];
    const milestone = values['milestone_id'];
    if (typeof milestone === 'number' && !known.milestones.has(milestone))
      errors[`${place}.milestone_id`] = [VISION_MESSAGES.milestone];
  }
  refuse(errors);
}

function refuse(errors: Record<string, string[]>): void {
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? '', errors);
}

function refuseTakenNames({ create, update, remove }: Part, kept: readonly { id: number; name: string }[]) {
  const gone = new Set(remove.map(({ id }) => id));
  const renamed = new Map(update.map(({ id, values }, index) => [id, { values, index }]));
  const errors: Record<string, string[]> = {};
  const taken = new Map<string, string>();
  const claim = (name: unknown, place: string) => {
    const key = String(name).toLowerCase();
    const other = taken.get(key);
    if (other === undefined) taken.set(key, place);
    else errors[`${place || other}.name`] = [VISION_MESSAGES.driverTaken];
  };
  for (const { id, name } of kept) {
    const own = renamed.get(id);
    const next = own?.values['name'];
    if (!gone.has(id)) claim(next ?? name, next === undefined ? '' : `value_drivers.update.${own?.index}`);
  }
  for (const [index, { name }] of create.entries()) claim(name, `value_drivers.create.${index}`);
  refuse(errors);
}

function refuseOrder(order: readonly number[], { kept, create, remove }: Part): void {
  const named = new Set(order);
  const isWhole = named.size === order.length && kept.length === order.length;
  if (!isWhole || kept.some(({ id }) => !named.has(id)) || create.length + remove.length > 0)
    throw ruleRefused(VISION_MESSAGES.order, { 'value_drivers.order': [VISION_MESSAGES.order] });
}

/** What history says of the whole step. */
function summaryOf({ vision, value_drivers: { order } = {} }: Batch, drivers: Part, criteria: Part): string {
  const of = (part: Part, one: string, many: string) => {
    const count = part.create.length + part.update.length + part.remove.length;
    return count > 0 && (count === 1 ? one : many);
  };
  const parts = [
    vision && 'the statement',
    (order && 'the order of value drivers') || of(drivers, 'a value driver', 'value drivers'),
    of(criteria, 'a success criterion', 'success criteria'),
  ].filter((part) => typeof part === 'string');
  return `Changed ${parts.join(' and ')}`;
}
