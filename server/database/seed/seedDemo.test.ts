import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/testDatabase.ts';
import { seedDemo } from './seedDemo.ts';

const { database, asOwner } = await testDatabase();
const now = new Date('2026-10-14T18:00:00Z');

describe('the demo companies', () => {
  it('load once, in time', async () => {
    const before = performance.now();
    expect(await seedDemo(database, now)).toEqual(['northbank', 'halden']);
    const took = performance.now() - before;
    console.log('took', took);
    expect(await seedDemo(database, now)).toEqual([]);
    console.log(
      await asOwner(
        `select i.number, i.name, i.status, i.cost, i.subtotal_cost, i.has_valid_scope, i.version from item i join project p using (tenant_id) where p.id=i.project_id order by tenant_id, p.id, number`,
      ),
    );
  });
});
