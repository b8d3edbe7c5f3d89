import { describe, expect, it } from 'vitest';
import { cardChoices, hiddenMembers } from './cardChoices.ts';
import { cedarRidge } from './cedarRidge.ts';
import { costTrend } from './costTrend.ts';
import { firstChoices } from './costTrendTypes.ts';
import { withDimension, withRisk } from './trendChoices.ts';

const card = { key: 'a', kind: 'foresite-chart' } as const;

describe('the cost trend of a report', () => {
  it('is that of the screen until its card says otherwise', () => {
    expect(cardChoices(card)).toEqual(firstChoices);
  });

  it.each([
    ['dimension', { dimension: 'systems' }, withDimension(firstChoices, 'systems')],
    [
      'cost display',
      { cost_display: 'COST_PER_GSF' as const },
      { ...firstChoices, display: 'COST_PER_GSF' as const },
    ],
    ['delta', { show_delta: false }, { ...firstChoices, delta: false }],
    ['time scale', { time_scale: false }, { ...firstChoices, timeScale: false }],
    ['top axis', { top_axis: 'months' as const }, { ...firstChoices, quarters: false }],
    ['range of outcome', { show_outcome: true }, { ...firstChoices, outcome: true }],
  ])('draws by %s what the screen draws', (_name, key, chosen) => {
    expect(costTrend(cedarRidge, cardChoices({ ...card, ...key }))).toMatchObject({
      ...costTrend(cedarRidge, chosen),
      formatTick: expect.any(Function) as unknown,
    });
  });

  it('draws risks by component with every member, whatever its card says of these', () => {
    const own = { ...card, show_risk: true, dimension: 'systems', hidden_members: ['Patient Tower'] };
    const { before: _before, ...onScreen } = withRisk(withDimension(firstChoices, 'systems'), true);
    expect(cardChoices(own)).toMatchObject(onScreen);
    expect(hiddenMembers(cedarRidge, cardChoices(own), own).size).toBe(0);
  });

  it('leaves out members by their name, and passes over those that are gone', () => {
    const [first] = cedarRidge.series;
    const own = { ...card, hidden_members: [first?.name ?? '', 'Demolished wing'] };
    expect([...hiddenMembers(cedarRidge, cardChoices(own), own)]).toEqual([String(first?.id)]);
  });
});
