import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/testDatabase.ts';
import { northbank } from './demo/northbank.ts';
import { demoCalendar } from './demoCalendar.ts';
import { seedDemo } from './seedDemo.ts';

const { database, asOwner } = await testDatabase();
const now = new Date('2026-11-19T18:00:00Z');

describe('the demo companies', () => {
  it('leave nothing half-written when the load is interrupted, and load again', async () => {
    const broken = { ...database, asTenant: (async (id, work, options) =>
      database.asTenant(id, async (tx) => {
        const value = await work(tx);
        if (await isFull(tx)) throw new Error('The power went out.');
        return value;
      }, options)) as typeof database.asTenant }; // prettier-ignore
    const isFull = async (tx: Parameters<Parameters<typeof database.asTenant>[1]>[0]) => {
      const rows = await tx.query({ text: 'select from item limit 1' });
      return rows.length > 0;
    };
    await expect(seedDemo(broken, now)).rejects.toThrow('The power went out.');
    const [left] = await asOwner<{ people: string; items: string }>(
      'select (select count(*) from app_user) as people, (select count(*) from item) as items',
    );
    expect(left).toEqual({ people: '0', items: '0' });
  });

  it('load once, also when two servers start together', async () => {
    const together = await Promise.all([seedDemo(database, now), seedDemo(database, now)]);
    expect(together.flat().sort()).toEqual(['halden', 'northbank']);
    expect(await seedDemo(database, now)).toEqual([]);
    const counts = await asOwner<{ tenant_id: number; items: string }>(
      'select tenant_id, count(*) as items from item group by tenant_id order by tenant_id',
    );
    expect(counts.map(({ items }) => Number(items))).toEqual([12 + 5 + 6 + 6, 4]);
  });

  it('have estimate lines that are what their totals say', async () => {
    const wrong = await asOwner(
      `select t.milestone_id, t.component_id from milestone_total t
       where t.amount <> (select sum(l.amount) from estimate_line l where l.tenant_id = t.tenant_id
         and l.milestone_id = t.milestone_id and l.component_id = t.component_id)
       union all
       select l.milestone_id, l.component_id from estimate_line l where l.amount <> round(l.quantity * l.unit_cost, 2)`,
    );
    expect(wrong).toEqual([]);
  });

  it('end each item where its last act left it', async () => {
    const rows = await asOwner<{ number: number; status: string; due: string; week: string }>(
      `select i.number, i.status from item i join project p on p.tenant_id = i.tenant_id and p.id = i.project_id
       where p.code = 'CRPT-26' order by i.number`,
    );
    expect(rows.map(({ status }) => status)).toEqual(
      northbank.projects[0]?.items?.map(({ first, steps = [] }) =>
        steps.reduce<string>(
          (status, step) =>
            'approve' in step
              ? 'APPROVED'
              : 'reject' in step
                ? 'REJECTED'
                : 'change' in step
                  ? (step.change.status ?? status)
                  : status,
          first.status ?? 'PENDING',
        ),
      ),
    );
  });

  it('tell a history in the order of time, by several people', async () => {
    const sets = await asOwner<{ at: Date; actor_id: string; source: string }>(
      `select s.created_at as at, s.actor_id, s.source from change_set s join project p on p.tenant_id = s.tenant_id
       and p.id = s.project_id where p.code = 'CRPT-26' order by s.id`,
    );
    const times = sets.map(({ at }) => at.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime());
    expect(new Set(sets.map(({ actor_id }) => actor_id)).size).toBeGreaterThan(3);
  });
});

describe('the demo calendar', () => {
  it('puts the story into the week of loading and keeps weekdays', () => {
    for (const today of ['2026-11-16', '2026-11-19', '2026-11-22']) {
      const { day, instant } = demoCalendar(today, new Date(`${today}T20:00:00Z`), 7);
      expect(day('2026-10-12')).toBe('2026-11-16');
      expect(day('2026-10-30')).toBe('2026-12-04');
      expect(instant('2026-10-01T09:00').toISOString()).toBe('2026-11-05T16:00:00.000Z');
    }
    expect(demoCalendar('2026-10-11', new Date('2026-10-11T20:00:00Z'), 7).day('2026-10-12')).toBe(
      '2026-10-05',
    );
  });

  it('lets nothing happen after now', () => {
    const now = new Date('2026-10-12T10:00:00Z');
    expect(demoCalendar('2026-10-12', now, 7).instant('2026-10-12T09:18')).toEqual(now);
  });
});
