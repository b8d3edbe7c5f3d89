import { afterEach, describe, expect, it } from 'vitest';
import { noTools } from '#tests/support/noTools.ts';
import { testDatabase } from '#tests/support/testDatabase.ts';
import { createEventFeed } from '../events/eventFeed.ts';
import { createNotifier } from '../notify/notifier.ts';
import { createJobQueue, type JobQueue } from './jobQueue.ts';
import { claimJobs } from './jobRepository.ts';
import type { JobContext, JobKind } from './runJob.ts';

const { database, asOwner, addTenant } = await testDatabase();
await addTenant(1);
await addTenant(2);
const events = createEventFeed({ database });
const open: JobQueue[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((queue) => queue.stop()));
  await asOwner('delete from job');
});

const one = { limit: 1, perCompany: 1 };

type Settings = {
  slots?: number;
  leaseMs?: number;
  retryMs?: number;
  minuteMs?: number;
  partingMs?: number;
};

function startQueue(kinds: JobKind[], settings: Settings = {}): JobQueue {
  const queue = createJobQueue({ database, events, kinds, tools: noTools, pollMs: 20, ...settings });
  open.push(queue);
  queue.start();
  return queue;
}

const kind = (
  name: string,
  run: (context: JobContext<{ n: number }>) => Promise<string | void>,
): JobKind => ({ name, run });

const add = (queue: JobQueue, name: string, extra: object = {}, tenantId = 1) =>
  database.asTenant(tenantId, (tx) => queue.enqueue(tx, { kind: name, payload: { n: 1 }, ...extra }));
const look = (queue: JobQueue, id: number) => database.asTenant(1, (tx) => queue.find(tx, id));
/** As if the time of all who hold jobs had run out. */
const endLeases = () =>
  asOwner(`update job set locked_until = now() - interval '1 second' where status = 'running'`);
const statusOf = async (queue: JobQueue, id: number) => (await look(queue, id))?.status;

describe('the job queue', () => {
  it('runs 300 jobs of two companies on three processes, each exactly once', async () => {
    const runs = new Map<string, number>();
    const count = kind('count', async ({ tenantId, jobId }) => {
      const name = `${tenantId}/${jobId}`;
      runs.set(name, (runs.get(name) ?? 0) + 1);
    });
    const queues = [1, 2, 3].map(() => startQueue([count], { slots: 4 }));
    // A few at a time: three hundred that wait for a connection at once run out of patience on a busy machine.
    const lane = async (queue: JobQueue) => {
      for (let count = 0; count < 100; count += 1) await add(queue, 'count', {}, 1 + (count % 2));
    };
    await Promise.all(queues.map(lane));
    await expect.poll(() => runs.size).toBe(300);
    await expect.poll(() => asOwner(`select from job where status <> 'done'`)).toHaveLength(0);
    expect([...runs.values()].every((times) => times === 1)).toBe(true);
  });

  it('keeps a slot for other companies beside the longest queue', async () => {
    const began: number[] = [];
    const ends: (() => void)[] = [];
    const slow = kind('slow', ({ tenantId }) => {
      began.push(tenantId);
      return new Promise((resolve) => ends.push(resolve));
    });
    const waiting = createJobQueue({ database, events, tools: noTools, kinds: [] });
    for (let count = 0; count < 6; count += 1) await add(waiting, 'slow');
    const queue = startQueue([slow], { slots: 3 });
    await expect.poll(() => began).toEqual([1, 1]);
    await add(queue, 'slow', {}, 2);
    await expect.poll(() => began).toEqual([1, 1, 2]);
    await expect.poll(() => (ends.splice(0).forEach((end) => end()), began.length)).toBe(7);
    ends.splice(0).forEach((end) => end());
  });

  it('lets companies take turns, whoever asked first', async () => {
    const waiting = createJobQueue({ database, events, tools: noTools, kinds: [] });
    for (let count = 0; count < 6; count += 1) await add(waiting, 'turn');
    for (let count = 0; count < 3; count += 1) await add(waiting, 'turn', {}, 2);
    const companiesOf = async (limit: number) => {
      const jobs = await claimJobs(database, 'one', ['turn'], { limit, perCompany: 4 }, 60_000);
      return jobs.map(({ tenantId }) => tenantId).toSorted((a, b) => a - b);
    };
    expect(await companiesOf(4)).toEqual([1, 1, 2, 2]);
    expect(await companiesOf(3)).toEqual([1, 1, 2]);
    expect(await companiesOf(3)).toEqual([]); // as many as one company may have, and none left of the other
  });

  it('takes slow kinds one by one, so that a row of them leaves room for other work of their company', async () => {
    const began: string[] = [];
    const ends: (() => void)[] = [];
    const work = (name: string) =>
      kind(name, ({ jobId }) => {
        began.push(`${name} ${jobId}`);
        return new Promise((resolve) => ends.push(resolve));
      });
    const waiting = createJobQueue({ database, events, tools: noTools, kinds: [] });
    const pages: number[] = [];
    for (let count = 0; count < 4; count += 1) pages.push(await add(waiting, 'pages'));
    const mail = await add(waiting, 'mail');
    startQueue([{ ...work('pages'), oneByOne: true }, work('mail')], { slots: 3 });
    await expect.poll(() => began.toSorted()).toEqual([`mail ${mail}`, `pages ${pages[0]}`]);
    // The next one comes once the one before it has ended, in the order in which they were asked for.
    await expect.poll(() => (ends.splice(0).forEach((end) => end()), began.length)).toBe(5);
    expect(began.slice(2)).toEqual(pages.slice(1).map((id) => `pages ${id}`));
    ends.splice(0).forEach((end) => end());
  });

  it('tells those who wait for it once it is done, and nobody when it failed or tells nothing', async () => {
    const { post } = createNotifier(events);
    const tells: JobKind['tells'] = async (_tx, { n }: { n: number }, result) => ({
      creatorId: 1,
      drafts: [
        {
          userId: 1,
          projectId: 1,
          kind: 'report_ready',
          title: `Report ${n}`,
          action: 'Report ready',
          subtitle: result ?? '',
          link: '/projects/1/reports',
          permission: null,
          key: null,
        },
      ],
    });
    const queue = createJobQueue({
      database,
      events,
      tools: noTools,
      notify: post,
      pollMs: 20,
      kinds: [
        { ...kind('report', async () => 'PDF, 24 pages'), tells },
        { ...kind('broken', () => Promise.reject(new Error('no'))), tells },
        kind('export', async () => 'Code'),
      ],
    });
    open.push(queue);
    queue.start();
    const ids = [await add(queue, 'report'), await add(queue, 'export')];
    const broken = await add(queue, 'broken', { maxAttempts: 1 });
    for (const id of ids) await expect.poll(() => statusOf(queue, id)).toBe('done');
    await expect.poll(() => statusOf(queue, broken)).toBe('failed');
    const news = await asOwner('select title, subtitle from notification where tenant_id = 1');
    expect(news).toEqual([{ title: 'Report 1', subtitle: 'PDF, 24 pages' }]);
  });

  it('keeps the result and shows progress on the way', async () => {
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => (go = resolve));
    const queue = startQueue([
      kind('slow', async ({ progress, payload }) => {
        progress(0.4, 'Reading rows');
        await gate;
        return `done ${payload.n}`;
      }),
    ]);
    const id = await add(queue, 'slow', { createdById: 1 });
    await expect
      .poll(() => look(queue, id))
      .toMatchObject({ status: 'running', message: 'Reading rows', progress: expect.closeTo(0.4) as number });
    go();
    await expect.poll(() => look(queue, id)).toMatchObject({ status: 'done', result: 'done 1', progress: 1 });
    const news = await asOwner<{ kind: string }>(
      `select kind, user_id::int as user_id from event where entity = 'job' and entity_id = ${id} order by seq`,
    );
    expect(news).toEqual([
      { kind: 'progress', user_id: 1 },
      { kind: 'updated', user_id: 1 },
    ]);
  });

  it('tries again after a failure and gives up after the last attempt', async () => {
    const attempts: number[] = [];
    const queue = startQueue(
      [
        kind('flaky', async () => {
          attempts.push(Date.now());
          throw new Error('The sheet is locked.');
        }),
      ],
      { retryMs: 30 },
    );
    const id = await add(queue, 'flaky', { maxAttempts: 3 });
    await expect.poll(() => statusOf(queue, id)).toBe('failed');
    expect(attempts).toHaveLength(3);
    expect((await look(queue, id))?.error).toBe('The sheet is locked.');
  });

  it('takes over from a process that died, and the dead one can write nothing more', async () => {
    const queue = startQueue([kind('lost', async () => 'rescued')], { leaseMs: 60_000 });
    await queue.stop();
    const id = await add(queue, 'lost');
    const [dead] = await claimJobs(database, 'dead-process', ['lost'], one, 60_000);
    expect(dead).toMatchObject({ id, attempts: 1 });
    await endLeases();
    const next = startQueue([kind('lost', async () => 'rescued')]);
    await expect.poll(() => look(next, id)).toMatchObject({ status: 'done', result: 'rescued' });
  });

  it('holds its lease while it works longer than the lease', async () => {
    let runs = 0;
    const long = kind('long', async () => {
      runs += 1;
      const first = await leaseOf();
      await expect.poll(leaseOf).not.toBe(first);
      const second = await leaseOf();
      await expect.poll(leaseOf).not.toBe(second);
    });
    const leaseOf = async () =>
      (await asOwner<{ until: string }>(`select locked_until::text as until from job`))[0]?.until;
    const one = startQueue([long], { leaseMs: 6000 });
    startQueue([long], { leaseMs: 6000 });
    const id = await add(one, 'long');
    await expect.poll(() => statusOf(one, id)).toBe('done');
    expect(runs).toBe(1);
  });

  it('does not let a job that kills its process go on for ever', async () => {
    const queue = startQueue([]);
    const id = await add(queue, 'poison', { maxAttempts: 2 });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await claimJobs(database, `dead-${attempt}`, ['poison'], one, 60_000);
      await endLeases();
    }
    expect(await look(queue, id)).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/stopped/) as string,
    });
  });

  it('tells running work that it was cancelled, also from another process', async () => {
    const stopped: string[] = [];
    const wait = (name: string) =>
      kind(
        name,
        ({ signal }) =>
          new Promise<void>((resolve) =>
            signal.addEventListener('abort', () => {
              stopped.push(name);
              resolve();
            }),
          ),
      );
    const here = startQueue([wait('near')], { leaseMs: 6000 });
    const there = startQueue([wait('far')], { leaseMs: 6000 });
    const [near, far] = [await add(here, 'near'), await add(there, 'far')];
    await expect.poll(() => statusOf(here, near)).toBe('running');
    await expect.poll(() => statusOf(here, far)).toBe('running');
    for (const id of [near, far]) expect(await database.asTenant(1, (tx) => here.cancel(tx, id))).toBe(true);
    await expect.poll(() => stopped.toSorted()).toEqual(['far', 'near']);
    expect([await statusOf(here, near), await statusOf(here, far)]).toEqual(['cancelled', 'cancelled']);
    expect(await database.asTenant(1, (tx) => here.cancel(tx, near))).toBe(false);
  });

  it('ends work that hangs with the reason, whether it listens or not, and gives its place to the next', async () => {
    const hang = () => new Promise<void>(() => undefined);
    const listens = ({ signal }: JobContext) =>
      new Promise<void>((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('It was told to end.'))),
      );
    const queue = startQueue(
      [
        { ...kind('deaf', hang), minutes: 2 },
        { ...kind('listening', listens), minutes: 2 },
        kind('next', async () => 'done'),
      ],
      { slots: 1, minuteMs: 20, partingMs: 20 },
    );
    const ids = [await add(queue, 'deaf'), await add(queue, 'listening')];
    const next = await add(queue, 'next');
    await expect.poll(() => statusOf(queue, next)).toBe('done');
    // Another attempt would take as long: it fails in the first.
    for (const id of ids)
      expect(await look(queue, id)).toMatchObject({
        status: 'failed',
        error:
          'The work took longer than 2 minutes and was stopped. Start it again when the server is less busy.',
      });
  });

  it('gives the place of cancelled work that hangs to the next', async () => {
    const queue = startQueue(
      [kind('deaf', () => new Promise<void>(() => undefined)), kind('next', async () => 'done')],
      { slots: 1, partingMs: 20 },
    );
    const [deaf, next] = [await add(queue, 'deaf'), await add(queue, 'next')];
    await expect.poll(() => statusOf(queue, deaf)).toBe('running');
    await database.asTenant(1, (tx) => queue.cancel(tx, deaf));
    await expect.poll(() => statusOf(queue, next)).toBe('done');
    expect(await statusOf(queue, deaf)).toBe('cancelled');
  });

  it.each(['before its next write', 'while it writes'])(
    'lets work that listens to no signal write nothing once it is cancelled: %s',
    async (moment) => {
      let go = () => undefined as void;
      const cancelled = new Promise<void>((resolve) => (go = resolve));
      let reached = () => undefined as void;
      const there = new Promise<void>((resolve) => (reached = resolve));
      const ended: string[] = [];
      const deaf = kind('deaf', async ({ database: own, signal }) => {
        const wait = async () => {
          reached();
          await cancelled;
          await expect.poll(() => signal.aborted).toBe(true);
        };
        if (moment === 'before its next write') await wait();
        await own
          .asTenant(1, async (tx) => {
            await tx.query({
              text: `insert into job (tenant_id, id, kind, payload) values (1, 99, 'written', 'null')`,
            });
            if (moment === 'while it writes') await wait();
          })
          .finally(() => ended.push('deaf'));
      });
      const queue = startQueue([deaf], { leaseMs: 6000 });
      const id = await add(queue, 'deaf');
      await there;
      expect(await database.asTenant(1, (tx) => queue.cancel(tx, id))).toBe(true);
      go();
      await expect.poll(() => ended).toEqual(['deaf']);
      expect(await asOwner(`select from job where kind = 'written'`)).toEqual([]);
      expect(await statusOf(queue, id)).toBe('cancelled');
    },
  );

  it('gives unfinished work back when the server stops', async () => {
    const hang = kind(
      'hang',
      ({ signal }) => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve())),
    );
    const queue = startQueue([hang]);
    const id = await add(queue, 'hang');
    await expect.poll(() => statusOf(queue, id)).toBe('running');
    await queue.stop();
    const rows = await asOwner(`select status, attempts from job where id = ${id}`);
    expect(rows).toEqual([{ status: 'queued', attempts: 0 }]);
  });

  it('keeps one job per key waiting or running, and runs nothing of a rolled-back transaction', async () => {
    const queue = startQueue([]);
    const first = await add(queue, 'import', { key: 'sheet-1' });
    expect(await add(queue, 'import', { key: 'sheet-1' })).toBe(first);
    expect(await add(queue, 'import', { key: 'sheet-2' })).not.toBe(first);
    await database
      .asTenant(1, async (tx) => {
        await queue.enqueue(tx, { kind: 'ghost', payload: null });
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(await asOwner(`select from job where kind = 'ghost'`)).toHaveLength(0);
  });

  it('does not show a job to another company', async () => {
    const queue = startQueue([]);
    const id = await add(queue, 'private');
    expect(await database.asTenant(2, (tx) => queue.find(tx, id))).toBeUndefined();
    expect(await database.asTenant(2, (tx) => queue.cancel(tx, id))).toBe(false);
  });
});
