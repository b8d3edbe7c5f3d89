import { type AmplifyReadings, type Asker, type KnownReadings, type ReadingName } from '#domain/amplify';
import type { Permission } from '#contract/unions.ts';
import { ApiError } from '#server/contract/errors.ts';
import type { Call, OperationId, Result } from '#server/contract/handlers.ts';
import { listOperations } from '#server/contract/operations.ts';

type AskingCall = Pick<Call<'sendAmplifyMessage'>, 'ask' | 'caller' | 'params' | 'today'>;

/** Most rows of one register that an answer rests on; with more, nothing is said rather than half of it. */
const mostRows = 5000;
const page = 500;

/** All rows of a register that answers page by page. */
async function everyRow<Row>(
  read: (offset: number) => Promise<{ count: number; results: Row[] }>,
): Promise<{ count: number; results: Row[] } | undefined> {
  const first = await read(0);
  if (first.count > mostRows) return undefined;
  const results = [...first.results];
  while (results.length < first.count) {
    const next = await read(results.length);
    if (next.results.length === 0) break;
    results.push(...next.results);
  }
  return { ...first, results };
}

type Reader<Name extends ReadingName> = {
  /** The read of the contract that it is, with its permission. */
  operation: OperationId;
  /** What changes its figures beside that permission. */
  shapedBy?: readonly Permission[];
  read: (call: AskingCall, known: KnownReadings) => Promise<AmplifyReadings[Name] | undefined>;
};

const costs = ['view_item_markup'] as const;

/** How each reading is made: always by an operation of the contract, as the asker. */
const readers: { readonly [Name in ReadingName]: Reader<Name> } = {
  items: {
    operation: 'listItems',
    shapedBy: costs,
    read: ({ ask }) => ask('listItems', { limit: 'all' }),
  },
  scenarios: {
    operation: 'listScenarios',
    shapedBy: costs,
    read: ({ ask }) => ask('listScenarios', { limit: 'all' }),
  },
  milestones: { operation: 'listMilestones', read: ({ ask }) => ask('listMilestones') },
  components: { operation: 'listComponents', read: ({ ask }) => ask('listComponents') },
  trend: {
    operation: 'getForesite',
    shapedBy: costs,
    read: ({ ask }) => ask('getForesite', { dimension: 'components' }),
  },
  comparison: {
    operation: 'compareScenarios',
    shapedBy: costs,
    read: async ({ ask }, { scenarios }) => {
      const ids = (scenarios?.results ?? []).slice(0, mostCompared).map(({ id }) => id);
      const results: Result<'compareScenarios'>['results'] = [];
      for (let at = 0; at < ids.length; at += comparedAtOnce)
        results.push(
          ...(await ask('compareScenarios', { scenarios: ids.slice(at, at + comparedAtOnce) })).results,
        );
      return ids.length === 0 ? undefined : { results };
    },
  },
  risks: {
    operation: 'listRisks',
    read: ({ ask }) => everyRow((offset) => ask('listRisks', { status: 'IDENTIFIED', limit: page, offset })),
  },
  issues: {
    operation: 'listIssues',
    read: async ({ ask }) => {
      const first = await ask('listIssues', { limit: 1 });
      const all = await everyRow((offset) => ask('listIssues', { limit: page, offset }));
      return all && { ...first, ...all };
    },
  },
  contingency: {
    operation: 'getContingency',
    shapedBy: ['risk_access', ...costs],
    read: ({ ask }) => ask('getContingency'),
  },
  people: {
    operation: 'listPeople',
    read: ({ ask }) => everyRow((offset) => ask('listPeople', { limit: page, offset })),
  },
};

/** Scenarios that an answer compares, and those of one read. */
const [mostCompared, comparedAtOnce] = [12, 4];

/** What the contract asks for a read. */
function permissionsOf(id: OperationId): readonly Permission[] {
  const guard = listOperations().find((operation) => operation.id === id)?.guard;
  if (guard === undefined || guard === 'public') return [];
  return [guard.permission ?? [], guard.anyPermission ?? []].flat();
}

/** Reads and the rights they rest on. */
export type ProjectRead = {
  readings: KnownReadings;
  /** Without these the answer would be another one. */
  needs: Permission[];
};

/** Reads what an answer takes, each by the contract's own operation; what the asker may not see is left out. */
export async function readProject(call: AskingCall, wanted: ReadonlySet<ReadingName>): Promise<ProjectRead> {
  const readings: Partial<Record<ReadingName, unknown>> = {};
  const needs = new Set<Permission>();
  // In the order of the table: a comparison needs the scenarios.
  for (const name of Object.keys(readers) as ReadingName[]) {
    if (!wanted.has(name)) continue;
    const { operation, shapedBy = [], read } = readers[name];
    const found = await read(call, readings as Partial<AmplifyReadings>).catch(leaveOut);
    if (found === undefined) continue;
    readings[name] = found;
    for (const permission of [...permissionsOf(operation), ...shapedBy])
      if (call.caller.permissions.has(permission)) needs.add(permission);
  }
  return { readings: readings as KnownReadings, needs: [...needs] };
}

/** What is refused is not there for the answer; anything else is a failure. */
function leaveOut(error: unknown): undefined {
  if (error instanceof ApiError && error.status < 500) return undefined;
  throw error;
}

export const askerOf = ({
  caller,
  params,
  today,
}: Pick<AskingCall, 'caller' | 'params' | 'today'>): Asker => ({
  userId: caller.userId,
  permissions: caller.permissions,
  projectId: params.project_id,
  today,
});
