import { describe, expect, it } from 'vitest';
import { gmpLockSentence, isGmpLocked, keyOf, networkOf, schedule, type TimelineRows } from './index.ts';

const limits = { is_manual: false, not_before: null, finish_by: null };
const milestone = (id: number, date: string, actual_date: string | null = null) => ({
  id,
  date,
  actual_date,
  ...limits,
});

describe('the GMP lock (docs/product/timeline.md)', () => {
  it.each([
    ['2026-05-01', null, '2026-06-15', true],
    ['2026-06-15', null, '2026-06-15', true],
    ['2026-06-16', null, '2026-06-15', false],
    ['2026-07-01', '2026-06-10', '2026-06-15', true],
    ['2026-06-01', '2026-06-20', '2026-06-15', false],
    ['2026-05-01', null, null, false],
  ])('a milestone of %s, reached %s, locked up to %s: %s', (date, actual_date, lockedTo, locked) => {
    expect(isGmpLocked({ date, actual_date }, lockedTo)).toBe(locked);
  });

  it('keeps what it holds where it is, whatever its predecessors ask, and says what is not kept', () => {
    const rows = (gmp_locked_to: string | null): TimelineRows => ({
      gmp_locked_to,
      activities: [
        {
          id: 1,
          shape: 'task',
          date_from: '2026-06-08',
          date_to: '2026-06-19',
          work_days: 10,
          percent_done: 0,
          calendar_id: null,
          ...limits,
        },
      ],
      milestones: [milestone(1, '2026-06-12'), milestone(2, '2026-08-03')],
      events: [],
      links: [1, 2].map((id) => ({
        id,
        from_type: 'timelineactivity',
        from_id: 1,
        to_type: 'designmilestone',
        to_id: id,
        relationship_type: 'FS',
        lag_days: 0,
      })),
      calendars: [],
    });
    const datesOf = (lockedTo: string | null) => {
      const { nodes } = schedule(networkOf(rows(lockedTo)));
      return [1, 2].map((id) => nodes.get(keyOf('designmilestone', id))?.from);
    };
    expect(datesOf(null)).toEqual(['2026-06-19', '2026-06-19']);
    expect(datesOf('2026-06-15')).toEqual(['2026-06-12', '2026-06-19']);
    const held = schedule(networkOf(rows('2026-06-15'))).nodes.get(keyOf('designmilestone', 1));
    expect(held?.violations).toMatchObject([{ kind: 'link', days: 5 }]);
  });

  it('says why something is not moved', () => {
    expect(gmpLockSentence('MS-003 100% SD', '2026-06-15')).toBe(
      `MS-003 100% SD keeps its date: it stands before the GMP date of Jun 15, 2026, which has passed. To move it, turn off "The GMP date locks" in the project's settings.`,
    );
  });
});
