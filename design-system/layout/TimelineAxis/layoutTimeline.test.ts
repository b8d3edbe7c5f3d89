import { describe, expect, it } from 'vitest';
import { layoutTimeline, scaleFor } from './layoutTimeline.ts';

const labels = (cells: readonly { label: string }[]) => cells.map((cell) => cell.label);

describe('layoutTimeline', () => {
  it('sets quarters over months, as wide as their days', () => {
    const layout = layoutTimeline('2026-04-01', '2027-03-31', 730, 'month');
    expect(layout.pixelsPerDay).toBe(2);
    expect(labels(layout.upper)).toEqual(['Q2 2026', 'Q3 2026', 'Q4 2026', 'Q1 2027']);
    expect(labels(layout.lower).slice(0, 3)).toEqual(['Apr', 'May', 'Jun']);
    expect(layout.lower.map((cell) => cell.width).slice(0, 3)).toEqual([60, 62, 60]);
    expect(layout.upper.at(-1)).toMatchObject({ x: 550, width: 180, name: 'Q1 2027' });
  });

  it('covers the whole width without gaps at every scale', () => {
    for (const scale of ['day', 'week', 'month', 'quarter', 'year'] as const) {
      const layout = layoutTimeline('2023-11-15', '2028-03-09', 9000, scale);
      for (const row of [layout.upper, layout.lower].filter((cells) => cells.length > 0)) {
        let x = 0;
        for (const cell of row) {
          expect(cell.x).toBeCloseTo(x, 6);
          x = cell.x + cell.width;
        }
        expect(x).toBeCloseTo(9000, 6);
      }
    }
  });

  it('begins weeks on Monday and cuts the first one', () => {
    const { lower } = layoutTimeline('2026-11-18', '2026-12-01', 1400, 'week');
    expect(lower.map((cell) => [cell.start, cell.width])).toEqual([
      ['2026-11-16', 500],
      ['2026-11-23', 700],
      ['2026-11-30', 200],
    ]);
    expect(lower[0]?.name).toBe('Week of Nov 16');
  });

  it('knows leap days and weekends', () => {
    const { lower } = layoutTimeline('2028-02-26', '2028-03-01', 200, 'day');
    expect(labels(lower)).toEqual(['26', '27', '28', '29', '1']);
    expect(lower.map((cell) => cell.weekend)).toEqual([true, true, false, false, false]);
  });

  it('shortens names that do not fit and joins cells too narrow to see', () => {
    const months = layoutTimeline('2026-01-01', '2026-12-31', 300, 'month');
    expect(labels(months.lower)[0]).toBe('J');
    const days = layoutTimeline('2026-01-01', '2026-12-31', 365, 'day');
    expect(days.lower.length).toBe(Math.ceil(365 / 14));
    expect(days.lower.every((cell) => cell.label === '')).toBe(true);
  });

  it('places days', () => {
    const layout = layoutTimeline('2026-04-01', '2027-03-31', 730, 'month');
    expect(layout.xOf('2026-04-11')).toBe(20);
    expect(layout.xOf('2026-03-31')).toBe(-2);
  });

  it('draws one day, and nothing at no width, without dividing by zero', () => {
    expect(layoutTimeline('2026-11-20', '2026-11-20', 100, 'day').lower).toHaveLength(1);
    const flat = layoutTimeline('2026-11-20', '2026-12-20', 0, 'day');
    expect(flat.lower.every((cell) => cell.width === 0)).toBe(true);
  });

  it.each([
    ['2026-02-30', '2026-03-01', 'is no day'],
    ['soon', '2026-03-01', 'is no day'],
    ['2026-03-02', '2026-03-01', 'before it starts'],
  ])('refuses %s to %s', (from, to, message) => {
    expect(() => layoutTimeline(from, to, 100, 'day')).toThrow(message);
  });

  it('lays out 25 years by day', () => {
    const layout = layoutTimeline('2014-01-01', '2038-12-31', 9131 * 24, 'day');
    expect(layout.lower).toHaveLength(9131);
  });
});

it('chooses the finest scale that still has room', () => {
  expect([40, 10, 2, 0.5, 0.05].map(scaleFor)).toEqual(['day', 'week', 'month', 'quarter', 'year']);
});
