import { cloneName, scenarioItemsProblem, scenarioNameProblem, usualScenarioName } from '#domain/scenarios';
import { ruleRefused } from '#server/contract/errors.ts';
import { allocateIds, allocateNumbers } from '#server/database/counters.ts';
import { headOf, type ItemWriter } from '../items/itemWriter.ts';
import { lockForAction } from './refuseScenario.ts';
import { heldItems, lockMembers, type ScenarioRow } from './scenarioRepository.ts';

/** The scenario that was written, and its change set; null when nothing differed. */
export type WrittenScenario = { scenarioId: number; changeSetId: number | null };

const none: ReadonlySet<number> = new Set();

/** Refuses (422) items that are not there or may not be in a scenario; locks those that may, before the scenario. */
async function requireMembers(
  { tx, projectId }: ItemWriter,
  ids: readonly number[],
  before: ReadonlySet<number>,
): Promise<number[]> {
  const members = ids.length === 0 ? [] : await lockMembers(tx, projectId, ids);
  const problem =
    members.length < ids.length
      ? 'An item is no longer in the project. Choose the items again.'
      : scenarioItemsProblem(members, before);
  if (problem !== null) throw ruleRefused(problem, { items: [problem] });
  return members.map(({ id }) => id).sort((a, b) => a - b);
}

function requireName(name: string): string {
  const problem = scenarioNameProblem(name);
  if (problem !== null) throw ruleRefused(problem, { name: [problem] });
  return name.trim();
}

async function insert(
  writer: ItemWriter,
  name: string | undefined,
  items: readonly number[],
): Promise<WrittenScenario> {
  const { tx, projectId } = writer;
  const [id = 0] = await allocateIds(tx, 'scenario');
  const [number = 1] = await allocateNumbers(tx, projectId, 'scenario');
  const called = name ?? usualScenarioName(number);
  const fields = { number, name: called, status: 'PENDING', milestone_id: null, items };
  const result = await writer.changes.apply(tx, headOf(writer, `Created scenario "${called}"`), [
    { entity: 'scenario', kind: 'create', id, fields },
  ]);
  return { scenarioId: id, changeSetId: result.id };
}

/** Adds a scenario that holds these items; without a name it is called by its number. */
export async function createScenario(
  writer: ItemWriter,
  { name, items = [] }: { name?: string; items?: readonly number[] },
): Promise<WrittenScenario> {
  const called = name === undefined ? undefined : requireName(name);
  return insert(writer, called, await requireMembers(writer, items, none));
}

/** A pending copy of a scenario with those of its items that can still be decided. */
export async function cloneScenario(writer: ItemWriter, scenarioId: number): Promise<WrittenScenario> {
  const scenario = await lockForAction(writer, 'clone', scenarioId, undefined);
  const open = scenario.members.filter((member) => scenarioItemsProblem([member]) === null);
  const ids = open.map(({ id }) => id).sort((a, b) => a - b);
  return insert(writer, cloneName(scenario.name), ids);
}

/** Gives a pending scenario another name. */
export async function renameScenario(
  writer: ItemWriter,
  scenarioId: number,
  name: string,
  version?: number,
): Promise<WrittenScenario> {
  const called = requireName(name);
  const scenario = await lockForAction(writer, 'change', scenarioId, version);
  return update(writer, scenario, `Renamed scenario "${scenario.name}"`, { name: called });
}

/** Says which items a pending scenario holds: the whole list. */
export async function assignItems(
  writer: ItemWriter,
  scenarioId: number,
  items: readonly number[],
  version?: number,
): Promise<WrittenScenario> {
  const before = await heldItems(writer.tx, writer.projectId, scenarioId);
  const ids = await requireMembers(writer, items, new Set(before));
  const scenario = await lockForAction(writer, 'change', scenarioId, version);
  return update(writer, scenario, `Changed the items of scenario "${scenario.name}"`, { items: ids });
}

async function update(
  writer: ItemWriter,
  { id, version }: Pick<ScenarioRow, 'id' | 'version'>,
  summary: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<WrittenScenario> {
  const result = await writer.changes.apply(writer.tx, headOf(writer, summary), [
    { entity: 'scenario', kind: 'update', id, version, fields },
  ]);
  return { scenarioId: id, changeSetId: result.id };
}
