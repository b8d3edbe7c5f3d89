import { describe, expect, it } from 'vitest';
import { firstChoices } from './costTrendTypes.ts';
import { keepTrendChoices, readTrendChoices, withDimension, withRisk } from './trendChoices.ts';

describe('remembered choices', () => {
  it.each([
    ['nothing', undefined, {}],
    ['text', 'x', {}],
    [
      'a dimension',
      { dimension: 'systems', hidden: ['12', '-3'] },
      { dimension: 'systems', hidden: new Set(['12', '-3']) },
    ],
    ['a company’s own format', { dimension: '17' }, { dimension: '17' }],
    ['no dimension of ours', { dimension: 'colours', hidden: ['12'] }, {}],
    [
      'members that are no numbers',
      { dimension: 'systems', hidden: ['x', 7, '5'] },
      { dimension: 'systems', hidden: new Set(['5']) },
    ],
    ['a strange display', { display: 'EUR', overlay: 'all', delta: 'no' }, {}],
    [
      'what was chosen',
      { display: 'GSF', overlay: 'percent', delta: false },
      { display: 'GSF', overlay: 'percent', delta: false },
    ],
    ['a way back without risks on', { before: { dimension: 'systems' } }, {}],
  ])('%s', (_case, stored, change) => {
    expect(readTrendChoices(stored)).toEqual({ ...firstChoices, ...change });
  });

  it('come back as they were kept', () => {
    const choices = withRisk({ ...firstChoices, dimension: 'divisions', hidden: new Set(['4']) }, true);
    expect(readTrendChoices(JSON.parse(JSON.stringify(keepTrendChoices(choices))))).toEqual(choices);
  });
});

describe('risk display', () => {
  const chosen = { ...firstChoices, dimension: 'divisions', hidden: new Set(['4']) };

  it('sets the dimension to components and clears the members; off, it restores what was', () => {
    const shown = withRisk(chosen, true);
    expect(shown).toMatchObject({ risk: true, dimension: 'components', hidden: new Set() });
    expect(withRisk(shown, true)).toBe(shown);
    expect(withRisk(shown, false)).toEqual(chosen);
  });

  it('another dimension has other members', () => {
    expect(withDimension(chosen, 'systems')).toEqual({ ...chosen, dimension: 'systems', hidden: new Set() });
    expect(withDimension(chosen, 'divisions')).toBe(chosen);
  });
});
