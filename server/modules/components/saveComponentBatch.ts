import type { components } from '#contract/api.ts';
import { COMPONENT_LIMIT, COMPONENT_MESSAGES, componentFields, freeColor } from '#domain/components';
import { fieldProblems } from '#domain/fields';
import {
  type FieldErrors,
  inUse,
  missingPermission,
  notFound,
  ruleRefused,
} from '#server/contract/errors.ts';
import type { Caller, Services } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { readAttributeRows } from '../attributes/readAttributes.ts';
import { componentAdapter } from './componentAdapter.ts';
import { type LockedComponent, lockComponents } from './componentRepository.ts';

type Schemas = components['schemas'];
type Batch = Schemas['ComponentBatch'];
type Values = Partial<Schemas['ComponentInput']>;

type Call = {
  tx: TenantTx;
  params: { project_id: number };
  body: Batch;
  caller: Pick<Caller, 'userId' | 'permissions'>;
  services: Pick<Services, 'changes'>;
  now: Date;
  today: string;
};

/** The contract's values as columns: a size is two of them, an empty text none. */
function toColumns({
  area,
  target_area: target,
  custom_attributes: _own,
  ...values
}: Values): Record<string, unknown> {
  const columns: Record<string, unknown> = { ...values };
  for (const [name, value] of Object.entries(columns))
    if (typeof value === 'string') columns[name] = value.trim() || (name === 'name' ? '' : null);
  for (const [name, size] of [
    ['area', area],
    ['target_area', target],
  ] as const) {
    if (size === undefined) continue;
    columns[`${name}_value`] = size?.value ?? null;
    if (size) columns[`${name}_unit`] = size.unit;
  }
  return columns;
}

function requireRights({ body, caller }: Call): void {
  const needed = [
    ['add_component', body.create?.length],
    ['change_component', (body.update?.length ?? 0) + (body.order?.length ?? 0)],
    ['delete_component', body.remove?.length],
  ] as const;
  for (const [permission, count] of needed)
    if (count && !caller.permissions.has(permission)) throw missingPermission(permission);
}

/** Adds, changes, reorders and deletes components as one change set. */
export async function saveComponentBatch(call: Call): Promise<{ id: number | null; created: number[] }> {
  requireRights(call);
  const { tx, params, body, services, today } = call;
  const kept = await lockComponents(tx, params.project_id);
  const byId = new Map(kept.map((row) => [row.id, row]));
  const create = (body.create ?? []).map(toColumns);
  const update = (body.update ?? []).map(({ id, version, ...values }) => ({
    id,
    version,
    fields: toColumns(values),
  }));
  const remove = body.remove ?? [];
  const named = [...update, ...remove].map(({ id }) => id);
  if ([...named, ...(body.order ?? [])].some((id) => !byId.has(id))) throw notFound();
  if (remove.some(({ id }) => byId.get(id)?.is_uncategorized)) throw inUse(COMPONENT_MESSAGES.overallRemoved);
  if (new Set(named).size < named.length)
    throw ruleRefused('Each component can be named once in a batch. Send its changes together.');

  const own = await readOwn(call);
  refuseProblems(kept, { create, update, removed: new Set(remove.map(({ id }) => id)) }, own.errors, today);
  for (const [index, fields] of create.entries()) fields['custom_attributes'] = own.created[index] ?? [];
  for (const [index, { fields }] of update.entries())
    if (own.updated[index]) fields['custom_attributes'] = own.updated[index];
  if (body.order) refuseOrder(kept, body);
  if (kept.length - remove.length + create.length > COMPONENT_LIMIT)
    throw ruleRefused(COMPONENT_MESSAGES.limit);

  const updates = new Map<number, { version: number | null; fields: (typeof update)[number]['fields'] }>(
    update.map(({ id, version, fields }) => [id, { version, fields }]),
  );
  for (const [index, id] of (body.order ?? []).entries())
    updates.set(id, {
      version: updates.get(id)?.version ?? null,
      fields: { ...updates.get(id)?.fields, component_order: index + 1 },
    });
  const colors = kept.filter((row) => !row.is_uncategorized).map(({ color_index: color }) => color);
  const last = Math.max(0, ...kept.map(({ component_order: order }) => order));
  const changes: Change[] = [
    ...create.map((fields, index): Change => {
      const color = (fields['color_index'] as number | undefined) ?? freeColor(colors);
      colors.push(color);
      return {
        entity: 'component',
        kind: 'create',
        fields: { component_order: last + index + 1, ...fields, color_index: color },
      };
    }),
    ...[...updates].map(([id, change]): Change => ({ entity: 'component', kind: 'update', id, ...change })),
    ...remove.map(({ id, version }): Change => ({ entity: 'component', kind: 'delete', id, version })),
  ];
  const head = handHead(call, params.project_id, summaryOf(body, byId));
  const done = await services.changes.apply(tx, { ...head, source: body.source ?? 'hand' }, changes);
  return { id: done.id, created: done.rows.slice(0, create.length).map(({ id }) => id) };
}

/** What new and changed components come to say for the company's own fields, in the order sent. */
async function readOwn({ tx, body: { create = [], update = [] }, params, today }: Call) {
  const asked = update.filter(({ custom_attributes: sent }) => sent !== undefined).map(({ id }) => id);
  const stored = asked.length === 0 ? undefined : await componentAdapter.load(tx, asked, params.project_id);
  const rows = [
    ...create.map(({ custom_attributes: sent }) => ({ sent, stored: [] })),
    ...update.map(({ id, custom_attributes: sent }) => ({
      sent,
      stored: stored?.get(id)?.fields['custom_attributes'],
    })),
  ];
  const read = await readAttributeRows(tx, rows, { entity: 'COMPONENT', today });
  const errors: FieldErrors = {};
  for (const [index, { errors: found }] of read.entries()) {
    const place = index < create.length ? `create.${index}` : `update.${index - create.length}`;
    for (const [field, texts] of Object.entries(found)) errors[`${place}.${field}`] = texts;
  }
  const values = read.map((one) => one.values);
  return { created: values.slice(0, create.length), updated: values.slice(create.length), errors };
}

function summaryOf(
  { create = [], update = [], remove = [], order }: Batch,
  byId: Map<number, LockedComponent>,
) {
  if (order) return 'Reordered components';
  const of = (count: number, name: string | undefined) =>
    count === 1 ? `the component "${name}"` : `${count} components`;
  const parts = [
    create.length > 0 && `added ${of(create.length, create[0]?.name)}`,
    update.length > 0 && `changed ${of(update.length, byId.get(update[0]?.id ?? 0)?.name)}`,
    remove.length > 0 && `deleted ${of(remove.length, byId.get(remove[0]?.id ?? 0)?.name)}`,
  ].filter((part) => part !== false);
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Written = {
  create: readonly Record<string, unknown>[];
  update: readonly { id: number; fields: Record<string, unknown> }[];
  removed: ReadonlySet<number>;
};

/** Values that no field takes, names that two would have, and another name for Overall Project. */
function refuseProblems(
  kept: readonly LockedComponent[],
  { create, update, removed }: Written,
  own: FieldErrors,
  today: string,
) {
  const errors: FieldErrors = { ...own };
  const note = (place: string, fields: Record<string, unknown>, isNew: boolean) => {
    for (const [field, texts] of Object.entries(fieldProblems(componentFields, fields, { today, isNew })))
      errors[`${place}.${field}`] = [...texts];
  };
  const changed = new Map(update.map((one, index) => [one.id, { ...one, place: `update.${index}` }]));
  const names = new Map<string, string>();
  const claim = (name: unknown, place: string) => {
    const key = String(name).toLowerCase();
    const other = names.get(key);
    if (other !== undefined) errors[`${place || other}.name`] ??= [COMPONENT_MESSAGES.taken];
    else names.set(key, place);
  };
  for (const row of kept) {
    const own = changed.get(row.id);
    if (own) note(own.place, own.fields, false);
    const name = own?.fields['name'] ?? row.name;
    if (own && row.is_uncategorized && name !== row.name)
      errors[`${own.place}.name`] = [COMPONENT_MESSAGES.overallName];
    if (!removed.has(row.id)) claim(name, own?.fields['name'] === undefined ? '' : own.place);
  }
  for (const [index, fields] of create.entries()) {
    note(`create.${index}`, fields, true);
    claim(fields['name'], `create.${index}`);
  }
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? '', errors);
}

function refuseOrder(
  kept: readonly LockedComponent[],
  { order = [], create = [], remove = [] }: Batch,
): void {
  const all = kept.filter((row) => !row.is_uncategorized).map(({ id }) => id);
  const wanted = new Set(order);
  const isWhole =
    wanted.size === order.length && all.length === order.length && all.every((id) => wanted.has(id));
  if (!isWhole || create.length + remove.length > 0)
    throw ruleRefused(COMPONENT_MESSAGES.order, { order: [COMPONENT_MESSAGES.order] });
}
