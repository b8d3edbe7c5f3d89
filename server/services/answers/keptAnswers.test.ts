import { describe, expect, it } from 'vitest';
import { appendEvents } from '#server/services/events/eventLog.ts';
import { testDatabase } from '#tests/support/testDatabase.ts';
import { createKeptAnswers } from './keptAnswers.ts';

const { database, addTenant } = await testDatabase();

const change = {
  projectId: null,
  module: 'foresite',
  entity: 'item',
  entityId: 1,
  actorId: null,
  kind: 'updated',
} as const;

describe('kept answers', () => {
  it('are given until the company changes something, and to that company only', async () => {
    const [first, second] = [await addTenant(101), await addTenant(102)];
    const answers = createKeptAnswers();
    let made = 0;
    const ask = (tenantId: number) =>
      database.asTenant(
        tenantId,
        (tx) => answers.of(tx, 'list', () => Promise.resolve(`${tx.tenantId}: ${(made += 1)}`)),
        { readOnly: true },
      );
    expect(await ask(first)).toBe(`${first}: 1`);
    expect(await ask(first)).toBe(`${first}: 1`);
    expect(await ask(second)).toBe(`${second}: 2`);
    await database.asTenant(first, (tx) => appendEvents(tx, [change]));
    expect(await ask(first)).toBe(`${first}: 3`);
    expect(await ask(second)).toBe(`${second}: 2`);
  });

  it('outlive what concerns one person alone: the progress of a job, a notification', async () => {
    const tenant = await addTenant(104);
    const answers = createKeptAnswers();
    let made = 0;
    const ask = () =>
      database.asTenant(tenant, (tx) => answers.of(tx, 'list', () => Promise.resolve(`${(made += 1)}`)), {
        readOnly: true,
      });
    await database.asTenant(tenant, (tx) => appendEvents(tx, [change]));
    expect(await ask()).toBe('1');
    const own = { ...change, module: 'jobs', entity: 'job', userId: 1, kind: 'progress' } as const;
    await database.asTenant(tenant, (tx) => appendEvents(tx, [own, own]));
    expect(await ask()).toBe('1');
    await database.asTenant(tenant, (tx) => appendEvents(tx, [own, change]));
    expect(await ask()).toBe('2');
  });

  it('do not keep what is too long', async () => {
    const tenant = await addTenant(103);
    const answers = createKeptAnswers();
    let made = 0;
    const ask = () =>
      database.asTenant(
        tenant,
        (tx) => answers.of(tx, 'all', () => Promise.resolve('x'.repeat(400_001) + (made += 1))),
        { readOnly: true },
      );
    expect((await ask()).endsWith('x1')).toBe(true);
    expect((await ask()).endsWith('x2')).toBe(true);
  });
});
