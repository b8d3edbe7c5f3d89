import { describe, expect, it } from 'vitest';
import { areaFigures } from './areaFigures.ts';
import type { Overview } from '../overviewQueries.ts';

const summary: Overview['area']['summary'] = {
  planned: 304_000,
  approved: -1_200,
  forecast: 302_800,
  gap: -1_200,
  gap_percent: -0.39,
  pending_low: 270_800,
  pending_high: 304_000,
  target_state: 'onTarget',
};
const area = (more: Partial<Overview['area']['summary']> = {}, target: number | null = 304_000) =>
  areaFigures({ unit: 'sq_ft', target, summary: { ...summary, ...more } } as Overview['area']);
const textOf = (figures: ReturnType<typeof areaFigures>) =>
  Object.fromEntries(figures.map(({ id, text }) => [id, text]));

describe('areaFigures', () => {
  it('tells each area with its unit', () => {
    expect(textOf(area())).toEqual({
      target: '304,000 GSF',
      planned: '304,000 GSF',
      approved: '(1,200) GSF',
      forecast: '302,800 GSF',
      range: '270,800 to 304,000 GSF',
      stand: '▼ 1,200 GSF (0.4%) under',
    });
  });

  it.each([
    [{ gap: 9_000, gap_percent: 3 }, '▲ 9,000 GSF (3.0%) over', 'rise'],
    [{ gap: 0, gap_percent: 0 }, 'On target', undefined],
    [{ gap: null, gap_percent: null }, '-', undefined],
  ] as const)('stands with %j as %s', (more, text, tone) => {
    const stand = area(more).at(-1);
    expect([stand?.text, stand?.tone]).toEqual([text, tone]);
  });

  it('says so where there is no target, no forecast and no range', () => {
    expect(textOf(area({ forecast: null, pending_low: null, pending_high: null }, null))).toMatchObject({
      target: 'Not set',
      forecast: '-',
      range: '-',
    });
    expect(textOf(area({ pending_low: 5, pending_high: 5 }))['range']).toBe('-');
  });
});
