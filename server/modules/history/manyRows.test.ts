import { beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, testApp } from '#tests/support/testApp.ts';
import { historyEntities } from './entities.ts';
import { nameKept, namedKinds } from './historyRepository.ts';
import { namesOf } from './showHistory.ts';

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
const maya = await app.addPerson(allPermissions, [projectId]);
const colleague = await app.addPerson(allPermissions, [projectId]);
const project = `/projects/${projectId}`;
const [milestone = 0] = (
  await app.asOwner<{ id: string }>(
    'select id from milestone where project_id = $1 and not has_estimate order by date desc limit 1',
    [projectId],
  )
).map(({ id }) => Number(id));
const [component = 0] = (
  await app.asOwner<{ id: string }>('select min(id) as id from component where project_id = $1', [projectId])
).map(({ id }) => Number(id));

type Saved = Result<'saveEstimateLines'>;
const save = async (batch: object, as = maya): Promise<Saved> => {
  const answer = await app.call('POST', `${project}/estimate/lines/batch`, {
    as,
    body: { milestone_id: milestone, ...batch },
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<Saved>();
};
const history = async (query = '') =>
  (await app.call('GET', `${project}/history?area=estimate&${query}`, { as: maya })).json<
    Result<'listProjectHistory'>
  >();
const undo = (id: number | null) => app.call('POST', `/change-sets/${id ?? 0}/undo`, { as: maya });
const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    description: `Ductwork ${at}`,
    component_id: component,
    amount: 10,
  }));

describe('a change of many rows', () => {
  let typed: Saved;
  beforeAll(async () => {
    typed = await save({ creates: lines(30) });
  });

  it('reads as one line, which opens row by row', async () => {
    const [entry] = (await history('limit=1')).results;
    expect(entry).toMatchObject({
      change_set_id: typed.change_set_id,
      rows: 30,
      summary: expect.stringMatching(/^Changed 30 lines of the estimate of /) as string,
      changes: [],
      undoable: true,
    });
    const first = await history(`limit=20&change_set_id=${typed.change_set_id}`);
    expect([first.count, first.results.length]).toEqual([30, 20]);
    const rest = await history(`limit=20&change_set_id=${typed.change_set_id}&before=${first.next}`);
    const told = [...first.results, ...rest.results];
    expect(rest.next).toBeNull();
    expect(told.map(({ entity_name: name, rows }) => [name, rows])).toEqual(
      lines(30).map(({ description }) => [description, null]),
    );
  });

  it('is counted once, and no page repeats or loses a line around it', async () => {
    await save({ creates: lines(2) });
    const whole = await history('limit=500');
    expect(whole.count).toBe(whole.results.length);
    const paged: number[] = [];
    for (let before: number | null | undefined; before !== null;) {
      const page: Result<'listProjectHistory'> = await history(
        `limit=2${before === undefined ? '' : `&before=${before}`}`,
      );
      paged.push(...page.results.map(({ id }) => id));
      before = page.next;
    }
    expect(paged).toEqual(whole.results.map(({ id }) => id));
  });

  it('keeps the names of rows that are gone, and says what stands in the way of undo', async () => {
    const [gone = 0] = typed.created;
    await save({ updates: [{ id: gone, description: 'Ductwork, level 2' }] }, colleague);
    const { change_set_id: deletion } = await save({ deletes: [gone] }, colleague);
    const told = (await history('limit=3')).results.map(({ kind, entity_name: name }) => [kind, name]);
    expect(told[0]).toEqual(['deleted', 'Ductwork, level 2']);
    expect(told[1]).toEqual(['updated', 'Ductwork, level 2']);
    const entry = (await history('limit=500')).results.find(
      ({ change_set_id: id }) => id === typed.change_set_id,
    );
    expect(entry?.undoable).toBe(false);
    const refused = await undo(typed.change_set_id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json<{ message: string }>().message).toMatch(
      /^Nothing was undone\. "Ductwork, level 2" cannot go back: .+ deleted it since, on .+ \(Changed 1 line of the estimate of .+\)\. Undo that in History first, or change it by hand\.$/,
    );
    expect((await undo(deletion)).statusCode).toBe(201);
  });

  it('is cleared and brought back as one', async () => {
    const cleared = await app.call('POST', `${project}/estimate/clear`, {
      as: maya,
      body: { milestone_id: milestone },
    });
    const { change_set_id: id } = cleared.json<Result<'clearEstimate'>>();
    const [entry] = (await history('limit=1')).results;
    expect(entry?.summary).toMatch(/^Cleared the estimate of .+: 32 lines, \$320$/);
    expect((await undo(id)).statusCode).toBe(201);
    const [back] = (await history('limit=1')).results;
    expect(back?.summary).toMatch(/^Undo: Cleared the estimate of .+: 32 lines, \$320$/);
  });
});

/** They are called by another row, which this test does not make. */
const namedByOthers: ReadonlySet<string> = new Set([
  'bid_request',
  'estimate_item',
  'meeting_topic',
  'pot_entry',
]);

it.each(namedKinds.map((kind) => [kind]))('a row of kind %s that is gone keeps its name', async (kind) => {
  const [entity] = Object.entries(historyEntities).find(([, one]) => one.kind === kind) ?? [];
  if (entity === undefined) return;
  const ids = Object.fromEntries(namedKinds.map((one) => [one, new Set<number>()])) as Record<
    (typeof namedKinds)[number],
    Set<number>
  >;
  const gone = 987_654_321;
  const named = { ...ids, [kind]: new Set([gone]) };
  const fields = {
    name: 'Kept',
    number: 3,
    description: 'Kept',
    letter: 'K',
    file_name: 'Kept',
    title: 'Kept',
  };
  const told = {
    first_name: 'Kept',
    last_name: '',
    email: 'k@x.example',
    company: 'Kept',
    abbreviation: 'Kept',
  };
  const spoken = {
    short_name: 'Kept',
    statement: 'Kept',
    note: 'Kept',
    question: 'Kept',
    text: 'Kept',
    code: 'Kept',
  };
  const moves = Object.fromEntries(
    Object.entries({ ...fields, ...told, ...spoken, div_code: 'Kept', domain: 'Kept' }).map(
      ([field, from]) => [field, { from, to: null }],
    ),
  );
  await app.asOwner(
    `insert into change_entry (tenant_id, change_set_id, position, entity, entity_id, kind, fields, version_after)
      select 1, max(id), 190000, $1, $2, 'delete', $3, 2 from change_set where tenant_id = 1`,
    [entity, gone, JSON.stringify(moves)],
  );
  const rows = await app.database.asTenant(1, (tx) => namesOf(tx, named));
  await app.asOwner('delete from change_entry where position = 190000');
  expect(rows.map(({ kind: of, id }) => [of, id])).toEqual([[kind, gone]]);
  expect(rows[0]?.name != null || namedByOthers.has(kind)).toBe(true);
});

it('names rows of kinds with and without a number together', async () => {
  const row = (fields: Record<string, unknown>) => [{ entity: '', id: 7, fields }];
  const kept = {
    component: row({ name: 'Roof' }),
    tag: row({ name: 'Urgent' }),
    issue: row({ name: 'Leak', number: 3 }),
  };
  const rows = await app.database.asTenant(1, (tx) => nameKept(tx, kept));
  expect(rows.map(({ name, number }) => [name, number])).toEqual([
    ['Roof', null],
    ['Urgent', null],
    ['Leak', 3],
  ]);
});
