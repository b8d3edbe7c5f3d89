import { describe, expect, it } from 'vitest';
import {
  FIRST_SCALE,
  levelIn,
  levelOfScore,
  type RatedLevel,
  type RiskScale,
  scaleChanges,
  scaleProblems,
} from './index.ts';

const steps = [1, 2, 3, 4, 5] as const;
const withLevel = (likelihood: number, impact: number, level: RatedLevel): RiskScale => ({
  ...FIRST_SCALE,
  levels: FIRST_SCALE.levels.map((row, at) =>
    row.map((own, column) => (at === likelihood - 1 && column === impact - 1 ? level : own)),
  ),
});

describe('a company’s risk scale', () => {
  it('begins with the level of each score in all 25 cells', () => {
    for (const likelihood of steps)
      for (const impact of steps)
        expect([likelihood, impact, levelIn(FIRST_SCALE, likelihood, impact)]).toEqual([
          likelihood,
          impact,
          levelOfScore(likelihood * impact),
        ]);
    for (const [likelihood, impact] of [
      [null, 3],
      [3, null],
      [0, 3],
      [6, 3],
    ] as const)
      expect(levelIn(FIRST_SCALE, likelihood, impact)).toBe('none');
    expect(scaleProblems(FIRST_SCALE)).toEqual({});
  });

  it.each([
    ['an empty word', { likelihoods: [{ label: ' ', range: '' }] }, 'likelihoods.0.label', 'Enter a word'],
    [
      'a long word',
      { impacts: [{ label: 'x'.repeat(41), range: '' }] },
      'impacts.0.label',
      'Use at most 40 characters',
    ],
    [
      'a long band',
      { impacts: [{ label: 'x', range: 'x'.repeat(61) }] },
      'impacts.0.range',
      'Use at most 60 characters',
    ],
    [
      'a word twice',
      {
        impacts: [
          { label: 'Low', range: '' },
          { label: ' low', range: '' },
        ],
      },
      'impacts.1.label',
      'Another step has this word. Choose another one.',
    ],
  ])('refuses %s', (_name, part, field, text) => {
    expect(scaleProblems({ ...FIRST_SCALE, ...part })).toEqual({ [field]: [text] });
  });

  it('refuses a level that falls while a rating rises, and names the cell', () => {
    expect(scaleProblems(withLevel(3, 4, 'low'))).toEqual({
      'levels.2.3': ['Likelihood 3 and impact 4 is Low, below a lighter cell. Choose Medium or higher.'],
    });
    expect(Object.keys(scaleProblems(withLevel(1, 1, 'high')))).toEqual(['levels.0.1', 'levels.1.0']);
    expect(scaleProblems(withLevel(3, 4, 'high'), 'x'.repeat(201))).toEqual({
      note: ['Use at most 200 characters'],
    });
  });

  it('says what a later version changes', () => {
    expect(scaleChanges(FIRST_SCALE, FIRST_SCALE)).toEqual([]);
    const impacts = FIRST_SCALE.impacts.with(4, { label: 'Severe', range: 'over $5M' });
    expect(scaleChanges(FIRST_SCALE, { ...withLevel(3, 4, 'high'), impacts })).toEqual([
      'Impact 5: Severe, over 15% or 2 mo to Severe, over $5M',
      '1 cell has another level',
    ]);
    expect(scaleChanges(withLevel(2, 2, 'medium'), withLevel(3, 4, 'high'))).toEqual([
      '2 cells have another level',
    ]);
  });
});
