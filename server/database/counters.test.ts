import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/testDatabase.ts';
import { allocateIds, allocateNumbers } from './counters.ts';

const { database, addTenant } = await testDatabase();
await addTenant(1);
await addTenant(3);

describe('project numbers', () => {
  it('are dense and unique under 200 concurrent takers, some of whom give up', async () => {
    const taken = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        database
          .asTenant(1, async (tx) => {
            const numbers = await allocateNumbers(tx, 1, 'item', 1 + (index % 3));
            if (index % 5 === 0) throw new Error('changed my mind');
            return numbers;
          })
          .catch(() => []),
      ),
    );
    const numbers = taken.flat().sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
    expect(numbers.length).toBeGreaterThan(200);
  });

  it('run apart per entity and project', async () => {
    const first = await database.asTenant(3, async (tx) => [
      ...(await allocateNumbers(tx, 1, 'risk')),
      ...(await allocateNumbers(tx, 1, 'scenario', 2)),
      ...(await allocateNumbers(tx, 1, 'risk')),
    ]);
    expect(first).toEqual([1, 1, 2, 2]);
  });

  it('are not given for a project of another company', async () => {
    await database.asTenant(3, (tx) =>
      tx.query({ text: `insert into project (tenant_id, id, name) values (3, 300, 'x')` }),
    );
    await expect(database.asTenant(1, (tx) => allocateNumbers(tx, 300, 'item'))).rejects.toMatchObject({
      problem: 'missing_reference',
    });
  });
});

describe('row numbers', () => {
  it('start in a band of their own for each company', async () => {
    expect(await database.asTenant(1, (tx) => allocateIds(tx, 'tag', 3))).toEqual([1, 2, 3]);
    expect(await database.asTenant(3, (tx) => allocateIds(tx, 'tag', 2))).toEqual([2_000_001, 2_000_002]);
    expect(await database.asTenant(3, (tx) => allocateIds(tx, 'tag'))).toEqual([2_000_003]);
    expect(await database.asTenant(3, (tx) => allocateIds(tx, 'tag', 0))).toEqual([]);
  });
});

it('gives out row numbers while a long transaction that took some is still at work', async () => {
  const taken: number[][] = [];
  await database.asTenant(1, async (tx) => {
    taken.push(await allocateIds(tx, 'item', 20_000));
    // Somebody else, who would wait here until the deadline if the counter stayed locked.
    taken.push(await database.asTenant(1, (other) => allocateIds(other, 'item'), { deadlineMs: 2000 }));
    taken.push(await allocateIds(tx, 'item', 2));
  });
  const all = taken.flat();
  expect(new Set(all).size).toBe(20_003);
  expect(all).toEqual([...all].sort((a, b) => a - b));
});
