import { moveProblem, nameProblem } from '#domain/access';
import { RuleError } from '#domain/errors';
import { inUse, notFound } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { asSet, requirePeople, requireUnits } from '../checkMembers.ts';
import { lockUnits, readHoldings, readUnitTree, type UnitHoldings } from './unitWriteRepository.ts';

/** What a write of a business unit needs of its call. */
export type UnitCall = Pick<Call<'updateAccessScope'>, 'tx' | 'caller' | 'services' | 'now'>;
export type UnitRequest = { name?: string; parent?: number | null; members?: readonly number[] };

const apply = (call: UnitCall, summary: string, change: Change) => {
  const { tx, services } = call;
  return services.changes.apply(tx, handHead(call, null, summary), [change]);
};

const toFields = ({ name, parent, members }: UnitRequest) => ({
  ...(name === undefined ? {} : { name: name.trim() }),
  ...(parent === undefined ? {} : { parent }),
  ...(members && { members: asSet(members) }),
});

async function requireKnown({ tx }: UnitCall, { parent, members }: UnitRequest): Promise<void> {
  await requireUnits(tx, parent == null ? [] : [parent], 'parent');
  await requirePeople(tx, members ?? []);
}

/** Refuses a tree that runs into itself, and one name twice under one unit; asked of the tree as it was just written. */
async function requireSoundTree({ tx }: UnitCall, id: number): Promise<void> {
  const units = await readUnitTree(tx);
  const own = units.find((unit) => unit.id === id);
  if (!own) return;
  const cycle = moveProblem(units, own);
  if (cycle !== null) throw new RuleError('unit_cycle', cycle, { parent: [cycle] });
  const beside = units.filter((unit) => unit.id !== id && unit.parent === own.parent);
  const problem = nameProblem(
    'unit',
    own.name,
    beside.map(({ name }) => name),
  );
  if (problem !== null) throw new RuleError('unit_name', problem, { name: [problem] });
}

/** Makes a business unit and answers its number. */
export async function createUnit(call: UnitCall, request: UnitRequest): Promise<number> {
  await requireKnown(call, request);
  const fields = { parent: null, members: [], ...toFields(request) };
  const change = { entity: 'access_scope', kind: 'create', fields } as const;
  const { rows } = await apply(call, `Created business unit ${request.name?.trim()}`, change);
  const id = rows[0]?.id as number;
  await requireSoundTree(call, id);
  return id;
}

/** Renames or moves a business unit, or sets who belongs to it. */
export async function updateUnit(
  call: UnitCall,
  id: number,
  request: UnitRequest,
  version: number | undefined,
): Promise<void> {
  const before = (await lockUnits(call.tx, [id])).get(id);
  if (!before) throw notFound();
  await requireKnown(call, request);
  await apply(call, `Changed business unit ${String(before.fields['name'])}`, {
    entity: 'access_scope',
    kind: 'update',
    id,
    version: version ?? null,
    fields: toFields(request),
  });
  await requireSoundTree(call, id);
}

const counted = (count: number, one: string, more: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];

function describe({ units, projects, people, roles }: UnitHoldings): string {
  const parts = [
    ...counted(units, 'business unit', 'business units'),
    ...counted(projects, 'project', 'projects'),
    ...counted(people, 'person', 'people'),
    ...counted(roles, 'role', 'roles'),
  ];
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
}

/**
 * Deletes a business unit to which nothing belongs. What it holds is not moved up by itself: people of the unit
 * would see everything of the unit above it, and nobody would have decided that.
 */
export async function removeUnit(call: UnitCall, id: number, version: number | undefined): Promise<void> {
  const before = (await lockUnits(call.tx, [id])).get(id);
  if (!before) throw notFound();
  const holdings = await readHoldings(call.tx, id);
  const held = describe(holdings);
  const name = String(before.fields['name']);
  if (held !== '') {
    throw inUse(`${name} still holds ${held}. Move them to another business unit, then delete this one.`);
  }
  const change = { entity: 'access_scope', kind: 'delete', id, version: version ?? null } as const;
  await apply(call, `Deleted business unit ${name}`, change);
}
