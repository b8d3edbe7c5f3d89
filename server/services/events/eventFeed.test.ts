import { afterAll, describe, expect, it } from 'vitest';
import { createFileStore } from '../files/fileStore.ts';
import { dataFolder } from '#tests/support/dataFolder.ts';
import { testDatabase } from '#tests/support/testDatabase.ts';
import { tidy } from '../upkeep/upkeep.ts';
import { createEventFeed } from './eventFeed.ts';
import { appendEvents, lastSeq, type LoggedEvent, type NewEvent } from './eventLog.ts';

const { database, asOwner, addTenant } = await testDatabase();
for (const id of [1, 2, 3]) await addTenant(id);

const feed = createEventFeed({ database, pollMs: 40 });
/** A second process's feed on the same database: it hears only through the log. */
const elsewhere = createEventFeed({ database, pollMs: 40 });
afterAll(() => Promise.all([feed.close(), elsewhere.close()]));

const updated = (entityId: number): NewEvent => ({
  projectId: 1,
  module: 'foresite',
  entity: 'item',
  entityId,
  actorId: 1,
  kind: 'updated',
});

const write = (tenantId: number, entityId: number) =>
  database.asTenant(tenantId, (tx) => feed.append(tx, [updated(entityId)]));

async function listen(tenantId: number, after: number | null = null, on = feed) {
  const heard: LoggedEvent[] = [];
  const { complete, unsubscribe } = await on.subscribe(tenantId, after, (event) => heard.push(event));
  return { heard, complete, unsubscribe, ids: () => heard.map(({ entityId }) => entityId) };
}

describe('the event feed', () => {
  it('tells listeners of the company, in this process and another, and nobody else', async () => {
    const here = await listen(1);
    const there = await listen(1, null, elsewhere);
    const stranger = await listen(2);
    await write(1, 11);
    await expect.poll(here.ids).toEqual([11]);
    await expect.poll(there.ids).toEqual([11]);
    expect(here.heard[0]).toMatchObject({ tenantId: 1, ...updated(11) });
    expect(stranger.ids()).toEqual([]);
    for (const { unsubscribe } of [here, there, stranger]) unsubscribe();
  });

  it('says nothing of work that was rolled back, and leaves no gap in the numbers', async () => {
    const { heard, ids, unsubscribe } = await listen(2);
    await database
      .asTenant(2, async (tx) => {
        await feed.append(tx, [updated(1)]);
        throw new Error('no');
      })
      .catch(() => undefined);
    await write(2, 2);
    await write(2, 3);
    await expect.poll(ids).toEqual([2, 3]);
    expect(heard[1]?.seq).toBe((heard[0]?.seq ?? 0) + 1);
    unsubscribe();
  });

  it('delivers in the order of commits, none missing and none twice, under concurrent writers', async () => {
    const { heard, unsubscribe } = await listen(3, null, elsewhere);
    await Promise.all(
      Array.from({ length: 150 }, (_, index) =>
        database.asTenant(3, async (tx) => {
          await appendEvents(tx, [updated(index), updated(index)]);
          if (index % 3 === 0) await tx.query({ text: 'select pg_sleep(0.002)' });
        }),
      ),
    );
    await expect.poll(() => heard.length).toBe(300);
    const seqs = heard.map(({ seq }) => seq);
    expect(seqs).toEqual(Array.from({ length: 300 }, (_, index) => (seqs[0] ?? 0) + index));
    unsubscribe();
  });

  it('gives somebody who comes during a read everything since their place', async () => {
    let hold: Promise<void> | undefined;
    let reading = () => undefined as void;
    const slow: typeof database = {
      ...database,
      asSystem: async (work, options) => {
        const rows = await database.asSystem(work, options);
        reading();
        await hold;
        return rows;
      },
    };
    const late = createEventFeed({ database: slow, pollMs: 40 });
    const first = await listen(2, null, late);
    const missed = await database.asTenant(2, (tx) => lastSeq(tx));
    await write(2, 21);
    await expect.poll(first.ids).toEqual([21]);
    let release = () => undefined as void;
    hold = new Promise<void>((resolve) => (release = resolve));
    const read = new Promise<void>((resolve) => (reading = resolve));
    await write(2, 22);
    await read;
    const second = await listen(2, missed, late);
    release();
    await expect.poll(second.ids).toEqual([21, 22]);
    await expect.poll(first.ids).toEqual([21, 22]);
    for (const { unsubscribe } of [first, second]) unsubscribe();
    await late.close();
  });

  it('resumes after the last event a client has seen', async () => {
    const first = await listen(1);
    await write(1, 21);
    await expect.poll(first.ids).toEqual([21]);
    first.unsubscribe();
    await write(1, 22);
    await write(1, 23);
    const again = await listen(1, first.heard[0]?.seq ?? 0);
    await expect.poll(again.ids).toEqual([22, 23]);
    expect(again.complete).toBe(true);
    again.unsubscribe();
  });

  it('says so when the log no longer reaches back to where a client was', async () => {
    await asOwner(`update event set created_at = now() - interval '3 hours' where tenant_id = 1`);
    await tidy(database, createFileStore(dataFolder('quoin-files-')));
    const behind = await listen(1, 1);
    expect(behind.complete).toBe(false);
    behind.unsubscribe();
    const [last] = await asOwner<{ last: string }>(
      `select last from tenant_counter where tenant_id = 1 and name = 'event'`,
    );
    const level = await listen(1, Number(last?.last));
    expect(level.complete).toBe(true);
    level.unsubscribe();
  });

  it('asks the database nothing while nobody listens', async () => {
    const quiet = createEventFeed({ database, pollMs: 5 });
    const { unsubscribe } = await quiet.subscribe(1, null, () => undefined);
    unsubscribe();
    // While the owner's connection asks thirty times, each for as long as the feed waits between its questions, the feed asks nothing.
    const asked = async () => {
      let statements = 0;
      const stop = database.observe(() => (statements += 1));
      for (let count = 0; count < 30; count += 1) await asOwner('select pg_sleep(0.005)');
      stop();
      return statements;
    };
    await expect.poll(asked).toBe(0);
    await quiet.close();
  });

  it('spares other listeners one that throws', async () => {
    const problems: unknown[] = [];
    const own = createEventFeed({ database, pollMs: 20, onProblem: (error) => problems.push(error) });
    await own.subscribe(2, null, () => {
      throw new Error('bad listener');
    });
    const { ids } = await listen(2, null, own);
    await write(2, 31);
    await expect.poll(ids).toEqual([31]);
    expect(problems).toHaveLength(1);
    await own.close();
  });
});
