import { describe, expect, it } from 'vitest';
import { guessMapping, mappingGaps, type CodeRow } from './index.ts';

const code = (div_code: string, name: string, parent_code: string | null = null): CodeRow => ({
  div_code,
  name,
  parent_code,
});
const master = [
  code('03', 'Concrete'),
  code('07', 'Thermal and Moisture Protection'),
  code('08', 'Openings'),
  code('08 44 00', 'Curtain Wall and Glazed Assemblies', '08'),
  code('14', 'Conveying Equipment'),
];
const uni = [
  code('A', 'Substructure'),
  code('A10', 'Foundations', 'A'),
  code('B', 'Shell'),
  code('B2020', 'Exterior Opening', 'B'),
  code('D10', 'Conveying'),
  code('E10', 'Equipment'),
  code('E1010', 'equipment', 'E10'),
];

describe('guessMapping', () => {
  it.each<[name: string, to: string[], basis: string, likeness: number]>([
    ['Exterior openings', ['B2020'], 'same', 100],
    ['Opening, Exterior', ['B2020'], 'same', 100],
    ['Foundation', ['A10'], 'same', 100],
    ['Deep foundations', ['A10'], 'alike', 50],
    ['Conveying Equipment', ['D10', 'E10'], 'alike', 50],
    ['Equipment', ['E10'], 'same', 100],
    ['Thermal and Moisture Protection', [], 'gap', 0],
    ['And of the', [], 'gap', 0],
    ['—', [], 'gap', 0],
  ])('takes %s to %j as %s', (name, to, basis, likeness) => {
    expect(guessMapping([code('1', name)], uni)).toEqual([{ from: '1', to, basis, likeness }]);
  });

  it('holds thousands of names that share a word', () => {
    const many = (name: string) =>
      Array.from({ length: 5000 }, (_, at) => code(`${at}`, `${name} work type${at}x`));
    const guessed = guessMapping(many('Interior'), many('Interior'));
    expect(guessed.filter(({ basis }) => basis === 'same')).toHaveLength(5000);
    expect(guessMapping([code('1', 'Interior work')], many('Interior'))[0]?.basis).toBe('gap');
  });

  it('ends on a tree with a loop, which finds nothing', () => {
    const loop = [code('X', 'Roof tile', 'Y'), code('Y', 'Roof slate', 'X')];
    expect(guessMapping([code('1', 'Roof')], loop)[0]).toMatchObject({ basis: 'gap', to: [] });
  });
});

describe('mappingGaps', () => {
  const gaps = (mapping: { from: string; to: string[] }[]) => {
    const found = mappingGaps(master, uni, mapping);
    return [found.from, found.to].map((rows) => rows.map(({ div_code }) => div_code));
  };

  it('are all codes of both formats where nothing is mapped', () => {
    expect(gaps([])).toEqual([master, uni].map((rows) => rows.map(({ div_code }) => div_code)));
    expect(gaps([{ from: '03', to: [] }])[0]).toContain('03');
  });

  it('leave out codes above and below a mapped one', () => {
    expect(
      gaps([
        { from: '08 44 00', to: ['b2020'] },
        { from: '14', to: ['D10', 'E10', 'gone'] },
      ]),
    ).toEqual([
      ['03', '07'],
      ['A', 'A10'],
    ]);
  });
});
