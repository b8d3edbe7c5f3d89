import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '#server/projectRoot.ts';
import type { HolderAnswer } from '#tests/support/holdDatabase.ts';
import { findBinaries } from './binaries.ts';
import { startEmbedded } from './startEmbedded.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function newFolder(mode = 0o755): string {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-launch-'));
  chmodSync(folder, mode);
  folders.push(folder);
  return folder;
}

/** A server in a process of its own, which a test may kill. */
async function holdElsewhere(
  folder: string,
  mode = 'database',
): Promise<HolderAnswer & { child: ChildProcess }> {
  const root = projectRoot();
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/tsx/dist/cli.mjs'), 'tests/support/holdDatabase.ts', folder, mode],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { ...(JSON.parse(line) as HolderAnswer), child };
}

async function ask<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // cut on purpose by some tests; the query tells
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** The user a process runs as; where the system cannot tell, nobody's number. */
const ownerOf = (pid: number) => statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid ?? 65_534;

const postmasterOf = (folder: string) =>
  Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

describe('the shipped database', () => {
  it('comes back by itself, at its address and under the same lock, after it was killed alone', async () => {
    const folder = newFolder();
    const notes: string[] = [];
    const embedded = await startEmbedded(folder, { note: (text) => notes.push(text) });
    await ask(embedded.url, 'create table kept (n int); insert into kept values (1)');
    for (let round = 1; round <= 2; round += 1) {
      const killed = postmasterOf(folder);
      process.kill(killed, 'SIGKILL');
      await expect.poll(() => ask(embedded.url, 'select n from kept').catch(() => [])).toEqual([{ n: 1 }]);
      expect(postmasterOf(folder)).not.toBe(killed);
      await expect(startEmbedded(folder)).rejects.toThrow(/^Another Quoin server/);
    }
    expect(notes.filter((text) => /runs again/.test(text))).toHaveLength(2);
    await embedded.stop();
    // An ordered end is no misfortune: nothing brings it back.
    await expect(ask(embedded.url, 'select n from kept')).rejects.toThrow(/ECONNREFUSED|ENOENT|connect/);
    expect(notes.filter((text) => /runs again/.test(text))).toHaveLength(2);
  });

  it('is given up aloud when it can no longer start', async () => {
    const folder = newFolder();
    let lost: Error | undefined;
    const embedded = await startEmbedded(folder, { onLost: (error) => (lost = error), firstWaitMs: 1 });
    const settings = join(folder, 'postgres/postgresql.conf');
    writeFileSync(settings, `${readFileSync(settings, 'utf8')}\nno_such_setting_at_all = on\n`);
    process.kill(postmasterOf(folder), 'SIGKILL');
    await expect.poll(() => lost?.message).toMatch(/given up\. Its log is .*postgres\.log/);
    await embedded.stop();
  });

  it('is made once, belongs to no root process, and keeps its rows over a stop', async () => {
    const folder = newFolder();
    const first = await startEmbedded(folder);
    expect(first.attached).toBe(false);
    const [setup] = await ask(
      first.url,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit, lower('ÄÖ') as low,
        current_setting('server_encoding') as encoding, current_setting('listen_addresses') as listens,
        current_setting('unix_socket_permissions') as permissions`,
    );
    expect(setup).toEqual({
      fsync: 'on',
      commit: 'on',
      low: 'äö',
      encoding: 'UTF8',
      listens: '127.0.0.1',
      permissions: '0700',
    });
    expect(ownerOf(postmasterOf(folder))).not.toBe(0);
    expect(statSync(join(folder, 'postgres.password')).mode & 0o077).toBe(0);
    await ask(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    expect(existsSync(join(folder, 'server.lock'))).toBe(false);

    const second = await startEmbedded(folder);
    onTestFinished(() => second.stop());
    expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it.runIf(process.platform !== 'win32')(
    'is spoken to through a socket in its folder, or by the network where that path is too long',
    async () => {
      const near = newFolder();
      const far = join(near, 'a folder, "quoted" and far down'.repeat(3));
      const here = `select inet_server_addr() is null as near`;
      for (const [folder, isNear] of [
        [near, true],
        [far, false],
      ] as const) {
        const { url, stop } = await startEmbedded(folder);
        expect(await ask(url, here)).toEqual([{ near: isNear }]);
        const byNetwork = new URL(url);
        byNetwork.search = '';
        expect(await ask(byNetwork.href, here)).toEqual([{ near: false }]);
        await stop();
        expect(readdirSync(join(folder, 'postgres')).filter((name) => name.includes('PGSQL'))).toEqual([]);
      }
    },
  );

  it('refuses a second server on the same folder and names the first', async () => {
    const folder = newFolder();
    const first = await startEmbedded(folder);
    onTestFinished(() => first.stop());
    await expect(startEmbedded(folder)).rejects.toThrow(`process ${process.pid}`);
    const other = await holdElsewhere(folder);
    expect(other.refused).toMatch(new RegExp(`process ${process.pid}\\) is using .*DATA_DIR`));
    expect(await ask(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is taken over with every acknowledged row after its server was killed', async () => {
    const folder = newFolder();
    const dead = await holdElsewhere(folder);
    await ask(dead.url, 'create table written as select 1 as n');
    const postmaster = postmasterOf(folder);
    process.kill(dead.pid, 'SIGKILL');
    await once(dead.child, 'exit');
    const next = await startEmbedded(folder);
    onTestFinished(() => next.stop());
    expect(next.attached).toBe(true);
    expect(postmasterOf(folder)).toBe(postmaster);
    expect(await ask(next.url, 'select n from written')).toEqual([{ n: 1 }]);
  });

  it('recovers every acknowledged row after both were killed in the middle of writes', async () => {
    const folder = newFolder();
    let acknowledged = 0;
    for (let round = 0; round < 3; round += 1) {
      const held = await holdElsewhere(folder);
      await ask(held.url, 'create table if not exists ledger (n int primary key)');
      const writer = new pg.Client({ connectionString: held.url });
      writer.on('error', () => undefined); // the kill
      await writer.connect();
      const postmaster = postmasterOf(folder);
      setTimeout(
        () => [held.pid, postmaster].forEach((pid) => process.kill(pid, 'SIGKILL')),
        60 + 40 * round,
      );
      let alive = true;
      while (alive) {
        alive = await writer.query('insert into ledger values ($1)', [acknowledged + 1]).then(
          () => true,
          () => false,
        );
        if (alive) acknowledged += 1;
      }
      const [last] = await recover(folder);
      // The row under way at the kill may or may not be there; none before it may be missing.
      expect(last?.rows).toBeGreaterThanOrEqual(acknowledged);
      expect(last?.rows).toBe(last?.highest);
      acknowledged = last?.rows ?? 0;
    }
    expect(acknowledged).toBeGreaterThan(20);
  }, 300_000);

  it('refuses files of another PostgreSQL version and says how to carry them over', async () => {
    const folder = newFolder();
    await (await startEmbedded(folder)).stop();
    writeFileSync(join(folder, 'postgres/PG_VERSION'), '15\n');
    await expect(startEmbedded(folder)).rejects.toThrow(/PostgreSQL 15.*ships PostgreSQL 18.*pg_dump/s);
    expect(existsSync(join(folder, 'server.lock'))).toBe(false);
  });

  it('starts anew after it was killed while being made', async () => {
    const folder = newFolder();
    await (await startEmbedded(folder)).stop();
    const { renameSync } = await import('node:fs');
    renameSync(join(folder, 'postgres'), join(folder, 'postgres.new'));
    rmSync(join(folder, 'postgres.new/global'), { recursive: true });
    const again = await startEmbedded(folder);
    onTestFinished(() => again.stop());
    expect(await ask(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  }, 300_000);

  it.runIf(process.getuid?.() === 0)('finds an open home when the folder is closed to its user', async () => {
    const folder = newFolder(0o700);
    const notes: string[] = [];
    const database = await startEmbedded(folder, { note: (text) => notes.push(text) });
    const home = readFileSync(join(folder, 'postgres.location'), 'utf8').trim();
    folders.push(home);
    expect(notes).toEqual([expect.stringContaining(`closed to user`)]);
    await ask(database.url, 'create table kept as select 7 as answer');
    await database.stop();
    const again = await startEmbedded(folder);
    expect(await ask(again.url, 'select answer from kept')).toEqual([{ answer: 7 }]);
    await again.stop();
  });

  it('asks for DATABASE_URL where no PostgreSQL is shipped', async () => {
    const { arch } = process;
    Object.defineProperty(process, 'arch', { value: 'mips' });
    onTestFinished(() => void Object.defineProperty(process, 'arch', { value: arch }));
    await expect(findBinaries()).rejects.toThrow(/No PostgreSQL is shipped for \w+-mips.*DATABASE_URL/s);
  });
});

describe('the lock', () => {
  it('goes to one of several servers that find a dead one', async () => {
    const folder = newFolder();
    const gone = spawn(process.execPath, ['-e', '']);
    await once(gone, 'exit');
    writeFileSync(join(folder, 'server.lock'), JSON.stringify({ pid: gone.pid, started: 'long ago' }));
    const answers = await Promise.all(Array.from({ length: 4 }, () => holdElsewhere(folder, 'lock')));
    const holders = answers.filter(({ refused }) => refused === undefined);
    holders.forEach(({ pid }) => process.kill(pid));
    expect(holders).toHaveLength(1);
    expect(answers.filter(({ refused }) => refused?.includes(`process ${holders[0]?.pid}`))).toHaveLength(3);
  });

  it('is not fooled by another program under the same process number', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'server.lock'), JSON.stringify({ pid: process.pid, started: 'another time' }));
    const database = await startEmbedded(folder);
    expect(dirname(join(folder, 'server.lock'))).toBe(folder);
    await database.stop();
  });
});

async function recover(folder: string): Promise<{ rows: number; highest: number }[]> {
  const next = await startEmbedded(folder);
  try {
    return await ask(next.url, 'select count(*)::int as rows, max(n)::int as highest from ledger');
  } finally {
    await next.stop();
  }
}
