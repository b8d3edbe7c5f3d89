import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataFolder } from '#tests/support/dataFolder.ts';
import { testDatabase } from '#tests/support/testDatabase.ts';
import { findPooler } from './findPooler.ts';
import { lintSchema } from './schemaLint.ts';
import { migrate } from './migrate.ts';
import { openDatabase, type Statement } from './tenantTransaction.ts';

/** Where Debian puts it, or wherever it was unpacked. */
const pgbouncer = [process.env['PGBOUNCER_PATH'], '/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer'].find(
  (path) => path !== undefined && existsSync(path),
);
const { url, addTenant, asOwner } = await testDatabase();
await addTenant(1);

const named: Statement = {
  name: 'which_project',
  text: 'select name from project where id = $1',
  values: [1],
};

/** Many transactions at once, so that a pooler hands its sessions around. */
const manyReads = (database: ReturnType<typeof openDatabase>) =>
  Promise.all(
    Array.from({ length: 60 }, () =>
      database.asTenant(1, async (tx) => {
        const [row] = await tx.query<{ name: string }>(named);
        const [zone] = await tx.query<{ zone: string }>({
          text: `select current_setting('TimeZone') as zone`,
        });
        return [row?.name, zone?.zone];
      }),
    ),
  );

describe('without named statements', () => {
  it('the database is asked the same, and keeps nothing prepared', async () => {
    await asOwner(`alter database "${new URL(url).pathname.slice(1)}" set TimeZone = 'America/New_York'`);
    const database = openDatabase({ url, pooled: true, poolSize: 3 });
    const answers = await manyReads(database);
    expect(new Set(answers.map(String))).toEqual(new Set(['Project of tenant-1,UTC']));
    const kept = await database.asTenant(1, (tx) =>
      tx.query({ text: 'select name from pg_prepared_statements' }),
    );
    expect(kept).toEqual([]);
    await database.close();
  });

  it('are not needed where PostgreSQL itself answers', async () => {
    expect(await findPooler(url)).toBe(false);
    const database = openDatabase({ url, poolSize: 1 });
    const kept = await database.asTenant(1, async (tx) => {
      await tx.query(named);
      return tx.query({ text: 'select name from pg_prepared_statements' });
    });
    expect(kept).toEqual([{ name: 'which_project' }]);
    await database.close();
  });
});

describe.skipIf(!pgbouncer)(
  'behind pgbouncer (skipped where neither apt install pgbouncer nor PGBOUNCER_PATH gives it)',
  () => {
    let process: ChildProcess;
    let address: string;

    beforeAll(async () => {
      const folder = dataFolder('quoin-pooler-');
      const port = await freePort();
      const target = new URL(url);
      const host = target.hostname || target.searchParams.get('host') || '127.0.0.1';
      const user = decodeURIComponent(target.username);
      writeFileSync(join(folder, 'users.txt'), `"${user}" "${decodeURIComponent(target.password)}"\n`);
      writeFileSync(
        join(folder, 'pgbouncer.ini'),
        [
          '[databases]',
          `* = host=${host} port=${target.port || '5432'}`,
          '[pgbouncer]',
          'listen_addr = 127.0.0.1',
          `listen_port = ${port}`,
          'unix_socket_dir =',
          'auth_type = trust',
          `auth_file = ${join(folder, 'users.txt')}`,
          'pool_mode = transaction',
          'default_pool_size = 3',
        ].join('\n'),
      );
      const asRoot = globalThis.process.getuid?.() === 0;
      if (asRoot) spawnSync('chmod', ['-R', 'a+rwX', folder]);
      process = spawn(
        pgbouncer as string,
        [...(asRoot ? ['--user=nobody'] : []), join(folder, 'pgbouncer.ini')],
        { stdio: 'ignore' },
      );
      const pooled = new URL(`postgres://127.0.0.1:${port}${target.pathname}`);
      pooled.username = target.username;
      pooled.password = target.password;
      address = pooled.href;
      for (let tries = 0; tries < 100; tries += 1) {
        if (
          await findPooler(address).then(
            () => true,
            () => false,
          )
        )
          return;
        await delay(50);
      }
      throw new Error('pgbouncer did not start.');
    });
    afterAll(() => void process.kill());

    it('is found out', async () => {
      expect(await findPooler(address)).toBe(true);
    });

    it('fails with named statements, which is why they are left out', async () => {
      const database = openDatabase({ url: address, poolSize: 12 });
      await expect(manyReads(database)).rejects.toThrow(/prepared statement/);
      await database.close();
    });

    it('is migrated, looked over and asked without fail', async () => {
      await migrate(address, undefined, { pooled: true });
      expect(await lintSchema(address, { pooled: true })).toEqual([]);
      const database = openDatabase({ url: address, pooled: true, poolSize: 12 });
      for (let round = 0; round < 5; round += 1)
        expect(new Set((await manyReads(database)).map(String))).toEqual(
          new Set(['Project of tenant-1,UTC']),
        );
      await database.close();
    });
  },
);

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
