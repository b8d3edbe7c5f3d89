import { describe, expect, it } from 'vitest';
import {
  addMissingLevels,
  codeTreeProblem,
  comparePaste,
  guessCodeLevels,
  mergeCodes,
  type PastedCode,
  readPastedCodes,
} from './index.ts';

const rowsOf = (...input: Parameters<typeof readPastedCodes>): PastedCode[] => {
  const read = readPastedCodes(...input);
  if ('problem' in read) throw new Error(read.problem);
  return read.rows;
};
const tree = (rows: readonly PastedCode[]) => rows.map((row) => `${row.parent_code ?? ''}>${row.div_code}`);

describe('pasted codes', () => {
  it.each([
    ['dots', '03\tConcrete\n03.10\tForming\n03.10.10\tForms', ['>03', '03>03.10', '03.10>03.10.10']],
    [
      'spaces',
      '03 00 00\tConcrete\n03 30 00\tCast\n03 30 53\tOther',
      ['>03 00 00', '03 00 00>03 30 00', '03 30 00>03 30 53'],
    ],
    ['indent', 'A\tShell\n  B\tWalls\n    C\tGlass\n  D\tRoof', ['>A', 'A>B', 'B>C', 'A>D']],
    ['indent', 'A\tShell\nB\t  Walls\nC\t    Glass', ['>A', 'A>B', 'B>C']],
    ['prefix', 'A\tSubstructure\nA10\tFoundations\nA1010\tStandard', ['>A', 'A>A10', 'A10>A1010']],
  ] as const)('find their levels by %s', (levels, text, expected) => {
    expect(tree(rowsOf(text, levels))).toEqual(expected);
    expect(guessCodeLevels(text)).toBe(levels);
  });

  it.each([
    ['0110\tGeneral', '0110', 'General'],
    ['03 30 00 Cast-in-place', '03 30 00', 'Cast-in-place'],
    ['10.1 Doors, steel', '10.1', 'Doors, steel'],
    ['"A"\t"The ""big"" one"', 'A', 'The "big" one'],
    ['01\tName\tmore', '01', 'Name'],
  ])('keep %j as text', (text, code, name) => {
    expect(rowsOf(text, 'prefix')[0]).toMatchObject({ div_code: code, name, problem: null });
  });

  it.each([
    ['09.51.20\tTile', '09.51 is missing'],
    ['01\tA\n01\tB', '01 is there twice, first in row 1'],
    ['01\t', '01 has no name. Enter one.'],
    [`${'9'.repeat(51)}\tLong`, 'The code is longer than 50 characters. Shorten it.'],
  ])('say what is wrong with %j', (text, problem) => {
    expect(rowsOf(text, 'dots').at(-1)?.problem).toBe(problem);
  });

  it.each([
    ['Code\tDescription\n01\tGeneral', ['>01']],
    ['Cost code\tTitle\tLevel\nA\tShell\t1\nA1\tRoof\t2', ['>A', 'A>A1']],
    ['Code\tPlant\n01\tGeneral', ['>Code', '>01']],
  ])('leave out a line of headings: %j', (text, expected) => {
    expect(tree(rowsOf(text, guessCodeLevels(text)))).toEqual(expected);
  });

  it('name the group by fewer pairs where a format has three of them', () => {
    const known = ['03 00 00', '03 30 00'];
    const text = '03\tConcrete\n03 35\tFinishing\n04\tMasonry\n04 21 13\tBrick';
    expect(guessCodeLevels('03\tConcrete\n04\tMasonry', known)).toBe('spaces');
    expect(rowsOf(text, 'spaces', known).map(({ div_code: code, problem }) => [code, problem])).toEqual([
      ['03 00 00', null],
      ['03 35 00', null],
      ['04 00 00', null],
      ['04 21 13', '04 21 00 is missing'],
    ]);
    expect(tree(rowsOf('03\tConcrete', 'prefix', ['03.10']))).toEqual(['>03']);
  });

  it('take a level that the format has already, and add one that it has not', () => {
    expect(rowsOf('09.51\tCeilings', 'dots', ['09'])[0]?.problem).toBeNull();
    const whole = addMissingLevels(rowsOf('09.51.20\tTile\n09.51.30\tPanels', 'dots', []), 'dots');
    expect(tree(whole)).toEqual(['>09', '09>09.51', '09.51>09.51.20', '09.51>09.51.30']);
    expect(whole.every(({ problem }) => problem === null)).toBe(true);
  });

  it('take their levels from a column, and say where one is missing between', () => {
    const rows = rowsOf('A\tShell\t1\nB10\tRoof\t2\nX1\tTiles\t3\nB20\tWalls\t2\nZ\tRest\t1', 'column');
    expect(tree(rows)).toEqual(['>A', 'A>B10', 'B10>X1', 'A>B20', '>Z']);
    const wrong = rowsOf('A\tShell\t1\nX1\tTiles\t3\nB\tNone\t', 'column');
    expect(wrong.map(({ problem }) => problem)).toEqual([
      null,
      'Level 3 follows level 1. Add the level between.',
      'B has no level. Enter a number from 1.',
    ]);
    expect(guessCodeLevels('A\tShell\t1\nB10\tRoof\t2')).toBe('column');
    expect(guessCodeLevels('03.10\tForming\t2\n03.20\tRebar\t2')).toBe('dots');
  });

  it('keep codes that look like numbers or dates as they are', () => {
    const rows = rowsOf('0110\tGeneral\n01.10\tOffice\n1-2\tJanuary\n1e5\tTools\n007\tAgent', 'dots', ['01']);
    expect(rows.map(({ div_code: code }) => code)).toEqual(['0110', '01.10', '1-2', '1e5', '007']);
  });

  it('are refused before any row is made where there are too many', () => {
    expect(readPastedCodes('1\tA\n'.repeat(30_000), 'dots')).toEqual({
      problem: 'These are 30,000 rows. A format holds up to 10,000 codes: paste fewer.',
    });
  });
});

describe('a paste into a format', () => {
  const existing = [
    { div_code: '07', name: 'Envelope', parent_code: null },
    { div_code: '07.30', name: 'Rainscreen', parent_code: '07' },
    { div_code: '09', name: 'Interiors', parent_code: null },
  ];
  const pasted = rowsOf('07.30\tRainscreen cladding\n07.40\tRoofing\n09\tInteriors\n12.10\tDesks', 'dots', [
    '07',
    '09',
  ]);

  it('says of each row what it does', () => {
    expect(comparePaste(pasted, existing).map(({ state, before }) => [state, before])).toEqual([
      ['renamed', 'Rainscreen'],
      ['new', null],
      ['same', null],
      ['error', null],
    ]);
  });

  it('renames, adds below its parent, and leaves errors and what is below them out', () => {
    expect(mergeCodes(existing, pasted).map(({ div_code: code, name }) => `${code} ${name}`)).toEqual([
      '07 Envelope',
      '07.30 Rainscreen cladding',
      '07.40 Roofing',
      '09 Interiors',
    ]);
    const below = rowsOf('12.10\tDesks\n12.10.5\tTops', 'dots');
    expect(mergeCodes([], below)).toEqual([]);
  });
});

describe('a list of codes', () => {
  it('is a tree unless it has a loop, equal codes, or a missing level', () => {
    const row = (code: string, parent: string | null) => ({
      div_code: code,
      name: code,
      parent_code: parent,
    });
    expect(codeTreeProblem([row('A', null), row('B', 'a')])).toBeNull();
    expect(codeTreeProblem([row('A', 'C'), row('B', 'A'), row('C', 'B')])?.problem).toContain('above itself');
    expect(codeTreeProblem([row('A', 'A')])?.problem).toContain('above itself');
    expect(codeTreeProblem([row('A', null), row('a ', null)])?.index).toBe(1);
    expect(codeTreeProblem([row('A', 'X')])?.problem).toBe('A has no parent X. Add X or move A up.');
  });
});
