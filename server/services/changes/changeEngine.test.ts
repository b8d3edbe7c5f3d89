import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/testDatabase.ts';
import { milestone, risk } from '#server/database/schema/index.ts';
import { ROWS_AT_ONCE } from '#server/database/sendInParts.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { NewEvent } from '../events/eventLog.ts';
import { appendEvents } from '../events/eventLog.ts';
import { createChangeEngine } from './changeEngine.ts';
import { historyOf, projectHistory } from './changeHistoryRepository.ts';
import type { Change, ChangeSetHead, Fields } from './entityAdapter.ts';
import { tableAdapter } from './tableAdapter.ts';

const { database, asOwner, addTenant } = await testDatabase();
await addTenant(1);
await addTenant(2);

const announced: NewEvent[] = [];
const engine = createChangeEngine({
  events: {
    append: async (tx, events) => {
      announced.push(...events);
      await appendEvents(tx, events);
    },
  },
  adapters: [
    tableAdapter({
      entity: 'milestone',
      module: 'timeline',
      table: milestone,
      fields: ['number', 'name', 'date', 'actual_date', 'has_estimate'],
      numbered: true,
    }),
    tableAdapter({
      entity: 'risk',
      module: 'risks',
      table: risk,
      fields: ['number', 'name', 'status', 'likelihood', 'impact', 'value'],
      numbered: true,
    }),
  ],
});

const head: ChangeSetHead = {
  projectId: 1,
  actorId: 1,
  source: 'hand',
  summary: 'Edit',
  now: '2026-10-12T09:30:00.000Z',
};
const work = <T>(act: (tx: TenantTx) => Promise<T>) => database.asTenant(1, act);
const apply = (...changes: Change[]) => work((tx) => engine.apply(tx, head, changes));
const undo = (id: number | null) =>
  work((tx) => engine.undo(tx, id as number, { actorId: 1, now: head.now }));
const addRisk = async (fields: Fields = {}) => {
  const { id, rows } = await apply({
    entity: 'risk',
    kind: 'create',
    fields: { name: 'Groundwater', ...fields },
  });
  return { set: id, id: rows[0]?.id as number, fields: rows[0]?.fields as Fields };
};
const edit = (id: number, fields: Fields, version?: number): Change => ({
  entity: 'risk',
  kind: 'update',
  id,
  version,
  fields,
});
const rowOf = async (id: number) =>
  (await asOwner<Record<string, unknown>>(`select * from risk where id = ${id}`))[0];
const linesOf = (id: number) => work((tx) => historyOf(tx, 'risk', id, { limit: 50 }));

describe('applying', () => {
  it('creates rows with defaults and the next numbers, and tells of each', async () => {
    announced.length = 0;
    const { rows } = await apply(
      { entity: 'risk', kind: 'create', fields: { name: 'A', value: 1850000.5 } },
      { entity: 'milestone', kind: 'create', fields: { name: 'Concept', date: '2026-01-05' } },
      { entity: 'risk', kind: 'create', fields: { name: 'B' } },
    );
    const numbers = rows.map(({ entity, version, fields }) => [
      entity,
      version,
      fields['number'],
      fields['name'],
    ]);
    expect(numbers).toEqual([
      ['milestone', 1, 1, 'Concept'],
      ['risk', 1, 1, 'A'],
      ['risk', 1, 2, 'B'],
    ]);
    const row = await rowOf(rows[1]?.id as number);
    expect(row).toMatchObject({ value: '1850000.50', status: 'IDENTIFIED', version: 1 });
    expect(announced.map(({ module, entity, kind }) => `${module} ${entity} ${kind}`)).toEqual([
      'timeline milestone created',
      'risks risk created',
      'risks risk created',
    ]);
  });

  it('writes what differs, counts the version on and records both values', async () => {
    const { id } = await addRisk({ value: 100 });
    const { rows } = await apply(edit(id, { value: 250.25, name: 'Groundwater' }, 1));
    expect(rows[0]).toMatchObject({ version: 2, fields: { value: 250.25 } });
    const { count, results } = await linesOf(id);
    expect(count).toBe(2);
    expect(results[0]).toMatchObject({
      kind: 'update',
      fields: { value: { from: 100, to: 250.25 } },
      versionAfter: 2,
      source: 'hand',
      createdAt: head.now,
      actor: { id: 1, first_name: 'Ada' },
    });
    expect(Object.keys(results[0]?.fields ?? {})).toEqual(['value']);
  });

  it('writes more rows than one statement takes: each once in history, in its order, and back by undo', async () => {
    const many = Array.from({ length: 2 * ROWS_AT_ONCE + 1 }, (_, at) => `Of many ${at}`);
    const { id, rows } = await apply(
      ...many.map((name): Change => ({ entity: 'risk', kind: 'create', fields: { name } })),
    );
    const history = await asOwner<{ position: number; entity_id: string; name: string }>(
      `select e.position, e.entity_id, e.fields->'name'->>'to' as name from change_entry e join risk r on r.id = e.entity_id
        and r.name = e.fields->'name'->>'to' where e.change_set_id = ${id} order by e.position`,
    );
    expect(history.map(({ position, entity_id, name }) => [position, Number(entity_id), name])).toEqual(
      many.map((name, at) => [at, rows[at]?.id, name]),
    );
    await undo(id);
    const [left] = await asOwner<{ count: string }>(
      `select count(*) from risk where name like 'Of many %' and not is_deleted`,
    );
    expect(Number(left?.count)).toBe(0);
  });

  it('writes none of many rows where one of them cannot be, and says what is wrong with it', async () => {
    const likelihoods = Array.from({ length: 3 * ROWS_AT_ONCE }, (_, at) => (at === ROWS_AT_ONCE ? 99 : 1));
    const creates = likelihoods.map((likelihood): Change => ({
      entity: 'risk',
      kind: 'create',
      fields: { name: 'One bad', likelihood },
    }));
    await expect(apply(...creates)).rejects.toThrow('outside of what can be stored');
    expect(await asOwner(`select id from risk where name = 'One bad'`)).toEqual([]);
  });

  it('writes nothing where nothing differs', async () => {
    const { id } = await addRisk({ value: 100, likelihood: 3 });
    announced.length = 0;
    const result = await apply(edit(id, { value: 100, likelihood: 3, impact: null }));
    expect(result).toMatchObject({ id: null, rows: [{ version: 1 }] });
    expect(announced).toEqual([]);
    expect((await linesOf(id)).count).toBe(1);
  });

  it('refuses a stale version and shows the current row; nothing of the set is written', async () => {
    const [one, two] = [await addRisk(), await addRisk()];
    await apply(edit(one.id, { name: 'Theirs' }, 1));
    await expect(
      apply(edit(two.id, { name: 'Mine too' }), edit(one.id, { name: 'Mine' }, 1)),
    ).rejects.toMatchObject({
      name: 'StaleRowError',
      id: one.id,
      current: { version: 2, fields: { name: 'Theirs' } },
    });
    expect(await rowOf(two.id)).toMatchObject({ name: 'Groundwater', version: 1 });
  });

  it('lets none of 20 people editing at once overwrite another silently', async () => {
    const { id } = await addRisk({ value: 0 });
    let accepted = 0;
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        for (let round = 0; round < 5; round += 1) {
          const { version, value } = (await rowOf(id)) as { version: number; value: string };
          await apply(edit(id, { value: Number(value) + 1 }, version)).then(
            () => (accepted += 1),
            (error: Error) => expect(error.name).toBe('StaleRowError'),
          );
        }
      }),
    );
    expect(await rowOf(id)).toMatchObject({ version: accepted + 1, value: `${accepted}.00` });
    expect((await linesOf(id)).count).toBe(accepted + 1);
  });

  it('answers a missing, deleted or foreign row as not there', async () => {
    const { id } = await addRisk();
    await apply({ entity: 'risk', kind: 'delete', id });
    const attempts = [
      () => apply(edit(id, { name: 'x' })),
      () => apply(edit(987_654, { name: 'x' })),
      () => database.asTenant(2, (tx) => engine.apply(tx, head, [edit(id, { name: 'x' })])),
    ];
    for (const attempt of attempts)
      await expect(attempt()).rejects.toMatchObject({ name: 'MissingRowError' });
  });

  it('writes 500 rows in one set with as many statements as two, and says so in one event', async () => {
    const statementsFor = async (count: number) => {
      let statements = 0;
      const stop = database.observe(() => (statements += 1));
      announced.length = 0;
      const { rows } = await apply(
        ...Array.from({ length: count }, (_, index): Change => ({
          entity: 'risk',
          kind: 'create',
          fields: { name: `R ${index}`, value: index },
        })),
      );
      await apply(...rows.map(({ id }) => edit(id, { impact: 4, likelihood: 2 }, 1)));
      stop();
      return statements;
    };
    const few = await statementsFor(2);
    expect(await statementsFor(500)).toBe(few);
    expect(announced.map(({ entityId, kind }) => [entityId, kind])).toEqual([
      [null, 'updated'],
      [null, 'updated'],
    ]);
  });
});

describe('undo', () => {
  it('brings back the earlier values, and undoing the undo brings the later ones', async () => {
    const { id } = await addRisk({ value: 10 });
    const { id: set } = await apply(edit(id, { value: 20, name: 'Wet' }));
    const undone = await undo(set);
    expect(undone).toMatchObject({
      projectId: 1,
      rows: [{ version: 3, fields: { value: 10, name: 'Groundwater' } }],
    });
    expect(await rowOf(id)).toMatchObject({ value: '10.00', name: 'Groundwater' });
    const [latest, middle] = (await linesOf(id)).results;
    expect(latest).toMatchObject({ source: 'undo', summary: 'Undo: Edit', revertsId: set });
    expect(middle).toMatchObject({ changeSetId: set, undoneById: undone.id });
    await expect(undo(set)).rejects.toMatchObject({ name: 'AlreadyUndoneError' });
    await undo(undone.id);
    expect(await rowOf(id)).toMatchObject({ value: '20.00', name: 'Wet', version: 4 });
    await undo(set);
    expect(await rowOf(id)).toMatchObject({ value: '10.00', version: 5 });
  });

  it('removes what was created and returns what was deleted, kept rows and others', async () => {
    const { id, set } = await addRisk({ likelihood: 4 });
    await undo(set);
    expect(await rowOf(id)).toMatchObject({ is_deleted: true });
    const other = await addRisk({ likelihood: 5 });
    const { id: deletion } = await apply({ entity: 'risk', kind: 'delete', id: other.id });
    await undo(deletion);
    expect(await rowOf(other.id)).toMatchObject({ is_deleted: false, likelihood: 5, version: 3 });

    const { rows } = await apply({
      entity: 'milestone',
      kind: 'create',
      fields: { name: 'SD', date: '2026-02-01' },
    });
    const stone = rows[0]?.id as number;
    const { id: removal } = await apply({ entity: 'milestone', kind: 'delete', id: stone });
    expect(await asOwner(`select from milestone where id = ${stone}`)).toHaveLength(0);
    await undo(removal);
    const [back] = await asOwner(`select name, number, version from milestone where id = ${stone}`);
    expect(back).toMatchObject({ name: 'SD', version: 3, number: rows[0]?.fields['number'] });
  });

  it('is refused with both values where somebody changed the same field since, and allowed where another', async () => {
    const { id } = await addRisk({ value: 10, impact: 1 });
    const { id: set } = await apply(edit(id, { value: 20 }));
    await apply(edit(id, { impact: 5 }));
    const { id: later } = await apply(edit(id, { value: 30 }));
    await expect(undo(set)).rejects.toMatchObject({
      name: 'UndoConflictError',
      conflicts: [{ entity: 'risk', id, field: 'value', yours: 10, theirs: 30 }],
    });
    await undo(later);
    await undo(set);
    expect(await rowOf(id)).toMatchObject({ value: '10.00', impact: 5 });
  });

  it('does not remove a new row that somebody has worked on since', async () => {
    const { id, set } = await addRisk({ value: 1 });
    await apply(edit(id, { value: 9 }));
    await expect(undo(set)).rejects.toMatchObject({ conflicts: [{ id, field: 'value', theirs: 9 }] });
    expect(await rowOf(id)).toMatchObject({ is_deleted: false, value: '9.00' });
  });

  it('is refused as a whole when one of many rows moved on', async () => {
    const [one, two] = [await addRisk({ value: 1 }), await addRisk({ value: 1 })];
    const { id: set } = await apply(edit(one.id, { value: 2 }), edit(two.id, { value: 2 }));
    await apply({ entity: 'risk', kind: 'delete', id: two.id });
    await expect(undo(set)).rejects.toMatchObject({
      conflicts: [{ id: two.id, field: 'id', yours: two.id, theirs: null }],
    });
    expect(await rowOf(one.id)).toMatchObject({ value: '2.00' });
  });

  it('happens once when two people ask at the same moment', async () => {
    const { id } = await addRisk({ value: 10 });
    const { id: set } = await apply(edit(id, { value: 20 }));
    const answers = await Promise.allSettled([undo(set), undo(set), undo(set)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await linesOf(id)).count).toBe(3);
  });

  it('does not reach another company', async () => {
    const { set } = await addRisk();
    await expect(
      database.asTenant(2, (tx) => engine.undo(tx, set as number, { actorId: 1, now: head.now })),
    ).rejects.toMatchObject({ name: 'MissingRowError' });
  });
});

describe('history', () => {
  it('pages through a project, newest first, without repeats', async () => {
    const entities = ['item', 'risk'];
    const page = (before?: number) => work((tx) => projectHistory(tx, 1, { entities }, { limit: 7, before }));
    const first = await page();
    const second = await page(first.next ?? undefined);
    expect(first.count).toBeGreaterThan(14);
    expect(second.count).toBeNull();
    const ids = [...first.results, ...second.results].map(({ id }) => id);
    expect(new Set(ids).size).toBe(14);
    const sets = [...first.results, ...second.results].map(({ changeSetId }) => changeSetId);
    expect(sets).toEqual(sets.toSorted((a, b) => b - a));
    expect(
      (await database.asTenant(2, (tx) => projectHistory(tx, 1, { entities }, { limit: 7 }))).count,
    ).toBe(0);
  });
});
