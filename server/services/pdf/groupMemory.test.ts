import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { everyProcess, groupMemory } from './groupMemory.ts';

/** Holds so many megabytes, says so, and starts a child that holds as many. */
const holder = (megabytes: number, children: number) => `
  const held = Buffer.alloc(${megabytes} * 1048576, 1);
  const { spawn } = require('node:child_process');
  const says = (child) => new Promise((done) => child.stdout.once('data', done));
  const child = ${children} > 0 ? spawn(process.execPath, ['-e', process.argv[1]], { stdio: ['ignore', 'pipe', 'ignore'] }) : undefined;
  void Promise.resolve(child && says(child)).then(() => console.log(held.length));
  setInterval(() => undefined, 1000);`;

it.skipIf(process.platform !== 'linux')(
  'counts a process and its children, and nobody who is not of their group',
  async () => {
    const before = everyProcess();
    const child = spawn(process.execPath, ['-e', holder(150, 1), holder(150, 0)], {
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      const isMoreThan = groupMemory(child.pid, before);
      await once(child.stdout, 'data');
      expect(await isMoreThan(250)).toBe(true);
      // Twice 150 MB and what two processes without a page in it take: this machine's other processes hold far more.
      expect(await isMoreThan(800)).toBe(false);
    } finally {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    }
  },
);

it.skipIf(process.platform !== 'linux')('reads nothing of a process that was there before', async () => {
  const own = String(process.pid);
  expect(everyProcess().has(own)).toBe(true);
  // Of this process' own group, which holds more than a megabyte.
  const group = Number(readFileSync('/proc/self/stat', 'latin1').split(') ')[1]?.split(' ')[2]);
  expect(await groupMemory(group)(1)).toBe(true);
  expect(await groupMemory(group, everyProcess())(1)).toBe(false);
});
