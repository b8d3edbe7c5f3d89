import { describe, expect, it } from 'vitest';
import { cedarRidge } from './cedarRidge.ts';
import { costTrendPaper } from './costTrendPaper.ts';
import { firstChoices, type TrendChoices } from './costTrendTypes.ts';
import type { TrendMore } from './costTrend.ts';

const paper = (change: Partial<TrendChoices> = {}, more?: TrendMore) => {
  const { facts, figures } = costTrendPaper(cedarRidge, { ...firstChoices, ...change }, 'Components', more);
  return {
    facts: facts?.map(({ name, text }) => `${name}: ${text}`),
    figures: figures?.map(({ name, text }) => `${name}: ${text}`),
  };
};

describe('costTrendPaper', () => {
  it('says how the chart is shown, and the summary beside it', () => {
    expect(paper()).toEqual({
      facts: ['Shown as: Cost', 'Split by: Components'],
      figures: [
        'Budget: $305,000,000',
        'Current milestone: $314,800,000',
        'Approved: ($1,900,000)',
        'Forecast: $312,900,000',
        'Over budget: $7,900,000',
        'Pending low: $298,780,000',
        'Pending high: $317,680,000',
      ],
    });
  });

  it('names what was added: risks, the range of outcome, what is in focus, the day that is past', () => {
    const { facts, figures } = paper(
      { display: 'COST_PER_GSF', risk: true, outcome: true },
      {
        outcome: { p10: 1, p50: 2, p90: 3 },
        whatIf: { name: 'S-1', cost: -12_970_000 },
        isPast: true,
      },
    );
    expect(facts).toEqual([
      'Shown as: $ / GSF',
      'Split by: Components',
      'With: Risk, Range of Outcome',
      'What if: S-1, ($12,970,000)',
      'As it stood on: Oct 12, 2026',
    ]);
    expect(figures).toContain('With S-1: $299,930,000');
  });

  it('names the members of a part, and leaves out figures of the whole that the chart does not show', () => {
    const hidden = new Set(['1', '3', '5']);
    expect(paper({ hidden })).toEqual({
      facts: ['Shown as: Cost', 'Split by: Components 2 of 5: Patient Tower, Parking Garage'],
      figures: undefined,
    });
    expect(paper({ display: 'GSF' }).figures).toBeUndefined();
  });

  it('holds an area against its target, in the unit of the project', () => {
    const { facts, figures } = paper({}, { isArea: true });
    expect(facts?.[0]).toBe('Shown as: GSF');
    expect(figures?.[0]).toBe('Target: 305,000,000 GSF');
    expect(figures).toContain('Over target: 7,900,000 GSF');
  });
});
