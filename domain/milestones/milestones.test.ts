import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates';
import { milestoneTable } from '#domain/projects/examples';
import { classifyMilestones, milestoneDate } from './index.ts';

const milestone = (id: number, date: string, has_estimate: boolean, actual_date: string | null = null) => ({
  id,
  date,
  has_estimate,
  actual_date,
});
const idsOf = (found: ReturnType<typeof classifyMilestones>) => [
  found.previous?.id ?? null,
  found.current?.id ?? null,
  found.forecasted?.id ?? null,
];

describe('classifyMilestones', () => {
  it.each(milestoneTable)('$what', ({ milestones }) => {
    const today = '2026-10-12';
    const rows = milestones.map(({ planned, actual, estimated }, at) =>
      milestone(at, addDays(today, planned), estimated, actual === undefined ? null : addDays(today, actual)),
    );
    const { typeOf } = classifyMilestones(rows);
    expect(rows.map(({ id }) => typeOf(id))).toEqual(milestones.map(({ type }) => type));
  });

  it('knows nothing of nothing', () => {
    const none = classifyMilestones([]);
    expect(idsOf(none)).toEqual([null, null, null]);
    expect(none.typeOf(1)).toBe('pending');
  });

  it('finds current, previous and the first after without an estimate, in any input order', () => {
    const rows = [
      milestone(5, '2027-02-26', false),
      milestone(1, '2025-09-15', true),
      milestone(4, '2026-10-30', false),
      milestone(3, '2026-05-12', true),
      milestone(2, '2026-01-20', false),
      milestone(6, '2025-01-01', true),
    ];
    const found = classifyMilestones(rows);
    expect(idsOf(found)).toEqual([1, 3, 4]);
    expect([6, 1, 2, 3, 4, 5].map(found.typeOf)).toEqual([
      'has_estimate',
      'has_estimate',
      'pending',
      'current',
      'forecasted',
      'pending',
    ]);
    expect(found.ordered.map((row) => row.id)).toEqual([6, 1, 2, 3, 4, 5]);
  });

  it('lets the actual day count', () => {
    const late = milestone(1, '2026-01-01', true, '2026-09-01');
    expect(milestoneDate(late)).toBe('2026-09-01');
    expect(idsOf(classifyMilestones([late, milestone(2, '2026-05-12', true)]))).toEqual([2, 1, null]);
  });

  it('forecasts the first of all while there is no estimate, and by id on one day', () => {
    const rows = [milestone(9, '2026-05-12', false), milestone(2, '2026-05-12', false)];
    expect(idsOf(classifyMilestones(rows))).toEqual([null, null, 2]);
    expect(idsOf(classifyMilestones([milestone(1, '2026-05-12', true)]))).toEqual([null, 1, null]);
  });
});
