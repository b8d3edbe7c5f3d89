import type { components } from '#contract/api.ts';
import { fieldProblems } from '#domain/fields';
import { areaFields, PROGRAM_LIMIT, PROGRAM_MESSAGES, type Share, sharesProblem } from '#domain/program';
import { notFound, ruleRefused } from '#server/contract/errors.ts';
import type { Caller, Services } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { lockProgramComponents, readAreas, readExtent, type StoredArea } from './areaRepository.ts';

type Schemas = components['schemas'];
type Batch = Schemas['ProgramAreaBatch'];
type Values = Partial<Schemas['ProgramAreaInput']>;

type Call = {
  tx: TenantTx;
  params: { project_id: number };
  body: Batch;
  caller: Pick<Caller, 'userId'>;
  services: Pick<Services, 'changes'>;
  now: Date;
  today: string;
};

type Written = { place: string; fields: Record<string, unknown>; before?: StoredArea | undefined };

/** The contract's values as columns: texts without the blanks around them, an empty one as none. */
function toColumns(values: Values): Record<string, unknown> {
  const columns: Record<string, unknown> = { ...values };
  for (const [name, value] of Object.entries(columns))
    if (typeof value === 'string') columns[name] = value.trim() || (name === 'name' ? '' : null);
  if (values.shares) columns['shares'] = values.shares.toSorted((a, b) => a.component_id - b.component_id);
  return columns;
}

/** Adds, changes and deletes areas of a program as one change set; answers what it wrote. */
export async function saveAreaBatch(
  call: Call,
): Promise<{ id: number | null; created: number[]; written: number[] }> {
  const { tx, params, body, services, today } = call;
  const own = new Set((await lockProgramComponents(tx, params.project_id)).map(({ id }) => id));
  const { create = [], update = [], remove = [] } = body;
  const named = [...update, ...remove].map(({ id }) => id);
  const kept = new Map((await readAreas(tx, params.project_id, named)).map((area) => [area.id, area]));
  if (named.some((id) => !kept.has(id))) throw notFound();
  if (new Set(named).size < named.length) throw ruleRefused(PROGRAM_MESSAGES.twice);
  const extent = await readExtent(tx, params.project_id);
  if (extent.count - remove.length + create.length > PROGRAM_LIMIT) throw ruleRefused(PROGRAM_MESSAGES.limit);

  const created = create.map((values, index) => ({ place: `create.${index}`, fields: toColumns(values) }));
  const updated = update.map(({ id, version, ...values }, index) => ({
    id,
    version,
    place: `update.${index}`,
    fields: toColumns(values),
    before: kept.get(id),
  }));
  refuseProblems([...created, ...updated], own, today);

  const changes: Change[] = [
    ...created.map(({ fields }, index): Change => ({
      entity: 'program_area',
      kind: 'create',
      fields: { position: extent.last + index + 1, shares: [], ...fields },
    })),
    ...updated.map(({ id, version, fields }): Change => ({
      entity: 'program_area',
      kind: 'update',
      id,
      version,
      fields,
    })),
    ...remove.map(({ id, version }): Change => ({ entity: 'program_area', kind: 'delete', id, version })),
  ];
  const head = handHead(call, params.project_id, summaryOf(body, kept));
  const done = await services.changes.apply(tx, { ...head, source: body.source ?? 'hand' }, changes);
  const made = done.rows.slice(0, created.length).map(({ id }) => id);
  return { id: done.id, created: made, written: [...made, ...update.map(({ id }) => id)] };
}

function summaryOf({ create = [], update = [], remove = [] }: Batch, kept: ReadonlyMap<number, StoredArea>) {
  const of = (count: number, name: string | undefined) =>
    count === 1 ? `the area "${name}"` : `${count.toLocaleString('en-US')} areas`;
  const parts = [
    create.length > 0 && `added ${of(create.length, create[0]?.name)}`,
    update.length > 0 && `changed ${of(update.length, kept.get(update[0]?.id ?? 0)?.name)}`,
    remove.length > 0 && `deleted ${of(remove.length, kept.get(remove[0]?.id ?? 0)?.name)}`,
  ].filter((part) => part !== false);
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Values that no field takes, a net above the size, and shares that do not add up. */
function refuseProblems(rows: readonly Written[], own: ReadonlySet<number>, today: string): void {
  const errors: Record<string, string[]> = {};
  for (const { place, fields, before } of rows) {
    for (const [field, texts] of Object.entries(fieldProblems(areaFields, fields, { today, isNew: !before })))
      errors[`${place}.${field}`] = [...texts];
    const size = fields['size_value'] === undefined ? before?.size : fields['size_value'];
    const net = fields['net_value'] === undefined ? before?.net : fields['net_value'];
    if (typeof size === 'number' && typeof net === 'number' && net > size)
      errors[`${place}.net_value`] ??= [PROGRAM_MESSAGES.net];
    const problem = fields['shares'] ? sharesProblem(fields['shares'] as Share[], own) : null;
    if (problem) errors[`${place}.shares`] = [problem];
  }
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? '', errors);
}
