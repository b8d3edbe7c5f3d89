import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/testDatabase.ts';
import type { DatabaseError } from './databaseError.ts';
import { project, tag } from './schema/index.ts';
import { openDatabase } from './tenantTransaction.ts';

const { database, asOwner, addTenant, url } = await testDatabase();
await addTenant(1, 'acme');
await addTenant(2, 'birch');

const names = (tenantId: number) =>
  database.asTenant(tenantId, (tx) => tx.query<{ name: string }>({ text: 'select name from project' }));

describe('a company sees and changes its own rows only', () => {
  it('reads its own rows', async () => {
    expect(await names(1)).toEqual([{ name: 'Project of acme' }]);
    expect(await names(2)).toEqual([{ name: 'Project of birch' }]);
  });

  it('sees of the directory only itself', async () => {
    const rows = await database.asTenant(2, (tx) => tx.query({ text: 'select slug from tenant' }));
    expect(rows).toEqual([{ slug: 'birch' }]);
  });

  it('sees nothing without a tenant, and cannot write rows of none', async () => {
    const client = await openBareConnection();
    const rows = await client(
      `begin; set local role quoin_app; select count(*)::int as count from project; rollback`,
    );
    expect(rows).toEqual([{ count: 0 }]);
    await expect(
      client(`begin; select set_config('role', 'quoin_app', true); select set_config('app.tenant', '', true);
        insert into tag (tenant_id, id, type, name) values (0, 1, 'ITEM', 'x'); commit`),
    ).rejects.toThrow(/row-level security|tag_tenant/);
  });

  it('cannot insert a row for another company', async () => {
    const planting = database.asTenant(1, (tx) =>
      tx.query({ text: `insert into tag (tenant_id, id, type, name) values (2, 9, 'ITEM', 'planted')` }),
    );
    await expect(planting).rejects.toMatchObject({ name: 'DatabaseError', problem: 'denied' });
  });

  it('cannot move a row to another company', async () => {
    const moving = database.asTenant(1, (tx) => tx.query({ text: 'update project set tenant_id = 2' }));
    await expect(moving).rejects.toMatchObject({ problem: 'denied' });
  });

  it('updates and deletes nothing of another company', async () => {
    const touched = await database.asTenant(1, async (tx) => [
      ...(await tx.query({ text: `update project set name = 'taken' where tenant_id = 2 returning id` })),
      ...(await tx.query({ text: 'delete from project where tenant_id = 2 returning id' })),
    ]);
    expect(touched).toEqual([]);
    expect(await names(2)).toEqual([{ name: 'Project of birch' }]);
  });

  it('cannot point at a row that only another company has', async () => {
    await database.asTenant(1, (tx) =>
      tx.query({ text: `insert into project (tenant_id, id, name) values (1, 77, 'Only here')` }),
    );
    const pointing = database.asTenant(2, (tx) =>
      tx.query({ text: `insert into me_group (tenant_id, id, project_id, letter) values (2, 1, 77, 'A')` }),
    );
    await expect(pointing).rejects.toMatchObject({
      problem: 'missing_reference',
      constraint: 'me_group_project_fk',
    });
    await database.asTenant(1, (tx) => tx.query({ text: 'delete from project where id = 77' }));
  });

  it('never rewrites history or events', async () => {
    for (const text of [
      'update change_entry set position = 1',
      'delete from event',
      'delete from change_set',
    ])
      await expect(database.asTenant(1, (tx) => tx.query({ text }))).rejects.toMatchObject({
        problem: 'denied',
      });
  });

  it('keeps the system role to its few tables', async () => {
    const slugs = await database.asSystem((tx) => tx.query({ text: 'select slug from tenant order by id' }));
    expect(slugs).toEqual([{ slug: 'acme' }, { slug: 'birch' }]);
    await expect(
      database.asSystem((tx) => tx.query({ text: 'select name from project' })),
    ).rejects.toMatchObject({ problem: 'denied' });
  });
});

describe('the transaction', () => {
  it('leaves neither role nor tenant on the connection, also after an error', async () => {
    const one = openDatabase({ url, poolSize: 1 });
    await expect(
      one.asTenant(1, (tx) => tx.query({ text: 'select no_such_column from project' })),
    ).rejects.toThrow(/no_such_column/);
    const seen = await one.asSystem((tx) =>
      tx.query({ text: `select current_user, current_setting('app.tenant', true) as tenant` }),
    );
    expect(seen).toEqual([{ current_user: 'quoin_system', tenant: '' }]);
    await one.close();
  });

  it('rolls everything back when the work throws', async () => {
    const half = database.asTenant(1, async (tx) => {
      await tx.query({ text: `insert into tag (tenant_id, id, type, name) values (1, 5, 'ITEM', 'half')` });
      throw new Error('no further');
    });
    await expect(half).rejects.toThrow('no further');
    expect(await asOwner(`select from tag where name = 'half'`)).toHaveLength(0);
  });

  it('calls a swallowed statement error a failure, not a success', async () => {
    const quiet = database.asTenant(1, async (tx) => {
      await tx.query({ text: 'select 1 / 0' }).catch(() => undefined);
      return 'fine';
    });
    await expect(quiet).rejects.toThrow(/rolled back/);
  });

  it('refuses writes in read-only work', async () => {
    const writing = database.asTenant(1, (tx) => tx.query({ text: `update project set name = 'x'` }), {
      readOnly: true,
    });
    await expect(writing).rejects.toThrow(/read-only/);
  });

  it('ends a statement at its deadline and goes on serving', async () => {
    const slow = database.asTenant(1, (tx) => tx.query({ text: 'select pg_sleep(120)' }), {
      deadlineMs: 200,
    });
    await expect(slow).rejects.toMatchObject({ problem: 'timeout' });
    expect(await names(1)).toHaveLength(1);
  });

  it('refuses a tenant that is no whole number', async () => {
    for (const bad of [0, -1, 1.5, Number.NaN, 3_000_000_000, `1'; drop table tag` as unknown as number])
      await expect(database.asTenant(bad, () => Promise.resolve())).rejects.toThrow(RangeError);
  });

  it('runs again after a deadlock until it gets through', async () => {
    await database.asTenant(1, (tx) =>
      tx.db.insert(tag).values([
        { tenantId: 1, id: 21, type: 'ITEM', name: 'left' },
        { tenantId: 1, id: 22, type: 'ITEM', name: 'right' },
      ]),
    );
    const both = Array.from({ length: 4 }, (_, index) =>
      database.asTenant(1, async (tx) => {
        for (const id of index % 2 ? [21, 22] : [22, 21])
          await tx.query({
            text: `update tag set name = name || '.' where tenant_id = 1 and id = $1`,
            values: [id],
          });
      }),
    );
    await Promise.all(both);
    const rows = await asOwner<{ name: string }>('select name from tag where id in (21, 22) order by id');
    expect(rows).toEqual([{ name: 'left....' }, { name: 'right....' }]);
  });

  it('keeps 400 interleaved transactions of two companies apart on few connections', async () => {
    const few = openDatabase({ url, poolSize: 3 });
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, index) =>
        few
          .asTenant(1 + (index % 2), async (tx) => {
            const [own] = await tx.query<{ name: string }>({ name: 'own', text: 'select name from project' });
            if (index % 7 === 0) await tx.query({ text: 'select 1 / 0' }).catch(() => undefined);
            return own?.name;
          })
          .catch(() => 'failed'),
      ),
    );
    answers.forEach((answer, index) =>
      expect(answer).toBe(index % 7 === 0 ? 'failed' : index % 2 ? 'Project of birch' : 'Project of acme'),
    );
    await few.close();
  });

  it('sends begin, the statement and commit, and nothing else', async () => {
    const sent: string[] = [];
    const stop = database.observe((text) => sent.push(text.split(/[ ;]/, 1)[0] ?? ''));
    await database.asTenant(1, (tx) => tx.query({ text: 'select 1' }), { readOnly: true });
    stop();
    expect(sent).toEqual(['begin', 'select', 'commit']);
  });

  it('acts after the commit only when there was one', async () => {
    const acts: string[] = [];
    await database.asTenant(1, async (tx) => tx.afterCommit(() => acts.push('done')));
    await database
      .asTenant(1, async (tx) => {
        tx.afterCommit(() => acts.push('never'));
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(acts).toEqual(['done']);
  });
});

describe('values', () => {
  it('keeps decimals exact, dates as text and moments as ISO text, with drizzle and without', async () => {
    await database.asTenant(1, (tx) =>
      tx.db
        .update(project)
        .set({
          targetBudget: '12345678901234.56',
          completionDate: '2028-02-29',
          updatedAt: '2026-10-12T09:30:00.120Z',
        })
        .where(eq(project.tenantId, 1)),
    );
    const expected = {
      targetBudget: '12345678901234.56',
      completionDate: '2028-02-29',
      updatedAt: '2026-10-12T09:30:00.120Z',
      id: 1,
    };
    const read = await database.asTenant(1, async (tx) => ({
      drizzle: await tx.db
        .select({
          targetBudget: project.targetBudget,
          completionDate: project.completionDate,
          updatedAt: project.updatedAt,
          id: project.id,
        })
        .from(project),
      raw: await tx.query({
        text: `select target_budget as "targetBudget", completion_date as "completionDate", updated_at as "updatedAt", id from project`,
      }),
    }));
    expect(read).toEqual({ drizzle: [expected], raw: [expected] });
  });
});

describe('errors', () => {
  it('speaks plainly and keeps SQL and values out of the message', async () => {
    const twice = database.asTenant(1, (tx) =>
      tx.db.insert(project).values({ tenantId: 1, id: 1, name: 'secret name' }),
    );
    const error = await twice.catch((caught: unknown) => caught as DatabaseError);
    expect(error).toMatchObject({ problem: 'duplicate', constraint: 'project_pk' });
    expect((error as Error).message).not.toMatch(/secret|insert|project/i);
  });

  it.each(['', '?host=/no/socket/here'])('calls an unreachable server unavailable %s', async (socket) => {
    const nobody = openDatabase({ url: `postgres://quoin:x@127.0.0.1:9/quoin${socket}` });
    await expect(nobody.ping()).rejects.toMatchObject({ problem: 'unavailable' });
    await expect(nobody.asTenant(1, (tx) => tx.query({ text: 'select 1' }))).rejects.toMatchObject({
      problem: 'unavailable',
    });
    await nobody.close();
  });

  it('calls text that PostgreSQL cannot hold invalid', async () => {
    const nul = database.asTenant(1, (tx) => tx.query({ text: 'select $1::text', values: ['a\u0000b'] }));
    await expect(nul).rejects.toMatchObject({ problem: 'invalid' });
  });

  it('lets a transaction wait its turn for longer than a connection may take', async () => {
    const narrow = openDatabase({ url, poolSize: 1 });
    const slow = narrow.asTenant(1, (tx) => tx.query({ text: 'select pg_sleep(5.5)' }));
    const next = narrow.asTenant(1, (tx) => tx.query({ text: 'select 1 as one' }));
    expect(await next).toEqual([{ one: 1 }]);
    await slow;
    await narrow.close();
  });

  it('recovers after its connections were cut', async () => {
    const own = openDatabase({ url, poolSize: 4, applicationName: 'quoin-cut' });
    const caught = own
      .asTenant(1, (tx) => tx.query({ text: 'select pg_sleep(5)' }))
      .catch((error: unknown) => error);
    await expect
      .poll(() =>
        asOwner(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'quoin-cut' and query like '%pg_sleep(5)%'`),
      )
      .toHaveLength(1);
    expect(await caught).toMatchObject({ problem: 'unavailable' });
    expect(await own.asTenant(1, (tx) => tx.query({ text: 'select 1 as one' }))).toEqual([{ one: 1 }]);
    await own.close();
  });
});

/** A connection of the owner that runs several statements in one message and answers the last rows. */
async function openBareConnection() {
  const { default: pg } = await import('pg');
  return async (text: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      const results = (await client.query(text)) as unknown as { command: string; rows: unknown[] }[];
      return results.findLast(({ command }) => command === 'SELECT')?.rows ?? [];
    } finally {
      await client.end();
    }
  };
}
