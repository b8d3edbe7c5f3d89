import { describe, expect, it } from 'vitest';
import { listItemsJson } from '#server/modules/items/itemListRepository.ts';
import { readForesite } from '#server/modules/foresite/readForesite.ts';
import { testDatabase } from '#tests/support/testDatabase.ts';
import { readAllocation } from '#server/modules/procurement/allocationRepository.ts';
import { buyoutSizes, loadBuyoutName } from './loadTestBuyout.ts';
import { seedDemo } from './seedDemo.ts';
import { loadProjectName, loadSizes, seedLoad } from './seedLoad.ts';

const { database, asOwner } = await testDatabase();
const now = new Date('2026-11-19T18:00:00Z');

describe('the load project', () => {
  it('holds what the load fixture asks for, once', async () => {
    await seedDemo(database, now);
    expect(await seedLoad(database, { tenant: 'northbank', now })).toBe(true);
    expect(await seedLoad(database, { tenant: 'northbank', now })).toBe(false);
    const [project] = await asOwner<{ id: string }>('select id from project where name = $1', [
      loadProjectName,
    ]);
    const of = 'where tenant_id = 1 and project_id = $1';
    const [sizes] = await asOwner(
      `select (select count(*) from item ${of})::int as items, (select count(*) from me_group ${of})::int as groups,
        (select count(*) from risk ${of})::int as risks, (select count(*) from estimate_line ${of})::int as "estimateLines",
        (select count(*) from milestone ${of})::int as milestones, (select count(*) from component ${of})::int as components`,
      [project?.id],
    );
    expect(sizes).toEqual(loadSizes);
    const [overlaps] = await asOwner<{ count: number }>(
      'select count(*)::int as count from (select item_id from item_me_group group by item_id having count(*) > 1) o',
    );
    expect(overlaps?.count).toBeGreaterThan(50);
    const id = Number(project?.id);
    const { summary } = await database.asTenant(1, (tx) => readForesite(tx, id, 'cost', '2026-11-19'));
    expect(summary.generated.pending.count + summary.generated.approved.count).toBe(3900);
    // The generator is seeded: the same figure for whoever measures.
    expect(summary.generated.rejected).toEqual({ count: 500, cost: expect.any(Number) as number });
    const all = await database.asTenant(1, (tx) =>
      listItemsJson(tx, id, { limit: 'all', offset: 0 }, 'cost'),
    );
    expect((JSON.parse(all) as { results: unknown[] }).results).toHaveLength(5000);

    const [buyout] = await asOwner<{ id: string }>('select id from project where name = $1', [
      loadBuyoutName,
    ]);
    const allocation = await database.asTenant(1, (tx) => readAllocation(tx, Number(buyout?.id), 'cost'));
    expect({
      packages: allocation.bid_packages.length,
      workPackages: allocation.work_packages.length,
      lines: allocation.lines_count,
      rules: allocation.rules.length,
      components: allocation.components.length,
    }).toEqual(buyoutSizes);
    expect([allocation.unallocated_count, allocation.lost_count]).toEqual([0, 0]);
    expect(allocation.by_hand_count).toBe(buyoutSizes.lines / 2);
    expect(allocation.packaged).toBe(allocation.total);
  });
});
