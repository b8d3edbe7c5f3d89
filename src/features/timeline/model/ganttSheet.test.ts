import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates';
import { networkOf, schedule } from '#domain/timeline';
import type { Timeline } from '../timelineQueries.ts';
import { ganttRows } from './ganttRows.ts';
import { ganttSheets, type GanttSheetInput, sheetHeight } from './ganttSheet.ts';

const limits = { is_manual: false, not_before: null, finish_by: null };
const meta = { version: 1, change_set_id: null };

function timeline(count: number): Timeline {
  return {
    today: '2026-11-23',
    phases: [{ id: 1, name: 'Design', color: null, position: 1, ...meta }],
    groups: [],
    activities: Array.from({ length: count }, (_, at) => ({
      id: at + 1,
      number: at + 1,
      code: `A-${at + 1}`,
      name: `Work ${at + 1}`,
      phase_id: 1,
      group_id: null,
      date_from: addDays('2026-11-23', at),
      date_to: addDays('2026-11-23', at + 4),
      work_days: 5,
      shape: 'task' as const,
      ...limits,
      percent_done: 0,
      calendar_id: null,
      assignee: null,
      position: at + 1,
      external_id: null,
      ...meta,
    })),
    milestones: [
      {
        id: 1,
        number: 1,
        code: 'MS-001',
        name: '50% DD',
        short_name: null,
        date: '2027-01-29',
        actual_date: null,
        has_estimate: false,
        ...limits,
        ...meta,
      },
    ],
    events: [],
    links: [
      {
        id: 1,
        from_type: 'timelineactivity',
        from_id: 1,
        to_type: 'timelineactivity',
        to_id: 2,
        relationship_type: 'FS',
        lag_days: 0,
        ...meta,
      },
    ],
    calendars: [],
    baselines: [],
    gmp_locked_to: null,
  };
}

function input(count: number, more: Partial<GanttSheetInput> = {}): GanttSheetInput {
  const rows = timeline(count);
  const network = networkOf(rows);
  const found = schedule(network);
  return {
    rows: ganttRows(rows, found),
    network,
    found,
    baseline: null,
    today: rows.today,
    critical: true,
    phaseColors: false,
    links: true,
    ...more,
  };
}
const room = { width: 712, height: 484 };
const textsOf = (shapes: ReturnType<typeof ganttSheets>[number]) =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));

describe('ganttSheets', () => {
  it('has every line once, and headings, axis and legend on each page', () => {
    const sheets = ganttSheets(input(90), room);
    expect(sheets).toHaveLength(3);
    const names = sheets.flatMap(textsOf).filter((text) => /^Work \d/.test(text));
    expect(names).toEqual(Array.from({ length: 90 }, (_, at) => `Work ${at + 1}`));
    for (const sheet of sheets)
      expect(textsOf(sheet)).toEqual(
        expect.arrayContaining([
          'Code',
          'Name',
          'Start',
          'Finish',
          'Work days',
          'Milestone',
          'Contract event',
        ]),
      );
  });

  it('stays within the room', () => {
    for (const shape of ganttSheets(input(40), room).flat()) {
      const points = 'points' in shape ? shape.points : [[shape.x, shape.y] as const];
      for (const [x, y] of points) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(room.width);
        expect(y).toBeLessThanOrEqual(room.height);
      }
    }
  });

  it('draws links, the critical path and the baseline only where they are shown', () => {
    const inks = (more: Partial<GanttSheetInput>) =>
      ganttSheets(input(3, more), room)
        .flat()
        .map((shape) => ('ink' in shape ? shape.ink : 'line' in shape ? shape.line : undefined));
    expect(inks({ critical: true })).toContain('critical');
    expect(inks({ critical: false })).not.toContain('critical');
    const legend = (more: Partial<GanttSheetInput>) => textsOf(ganttSheets(input(3, more), room).flat());
    expect(legend({ links: false })).not.toContain('Link');
    const baseline = new Map([['timelineactivity:1', { from: '2026-11-02', to: '2026-11-06' }]]);
    expect(legend({ baseline })).toContain('Baseline');
  });

  it('fits all lines on one sheet of its own height', () => {
    const all = input(500);
    expect(ganttSheets(all, { width: 1000, height: sheetHeight(all.rows.length) })).toHaveLength(1);
  });
});
