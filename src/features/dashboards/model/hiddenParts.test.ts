import { describe, expect, it } from 'vitest';
import { hiddenSentences } from './hiddenParts.ts';

const nothing = { forecast: 0, markups: 0, risks: 0, items: 0, issues: 0, dates: 0, packages: 0 };
const sentences = (hidden: Partial<typeof nothing>, costMode?: 'AS_SEEN' | 'WITHOUT_MARKUPS') =>
  hiddenSentences({ hidden: { ...nothing, ...hidden }, totals: { count: 3 } as never }, costMode);

describe('what is hidden', () => {
  it.each([
    [{}, undefined, []],
    [{ risks: 3 }, 'AS_SEEN', ['Hidden by your role: risks.']],
    [
      { forecast: 1, markups: 2, packages: 3 },
      undefined,
      ['Hidden by your role: forecasts of 1 of 3 projects, markups of 2 of 3 projects, bid packages.'],
    ],
    [{ markups: 3 }, 'WITHOUT_MARKUPS', ['Costs on this dashboard are without markups.']],
    [
      { markups: 3, dates: 3 },
      'WITHOUT_MARKUPS',
      ['Costs on this dashboard are without markups.', 'Hidden by your role: dates.'],
    ],
  ] as const)('%j under %s is said as %j', (hidden, costMode, expected) => {
    expect(sentences(hidden, costMode)).toEqual(expected);
  });
});
