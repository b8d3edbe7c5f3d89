import { describe, expect, it } from 'vitest';
import { type Cell, guessSheetColumns, type SheetColumn, sheetText } from '#domain/sheets';
import {
  guessCodeLevels,
  guessUnitBase,
  readPastedCodes,
  readPastedUnits,
  type UnitOfMeasure,
} from './index.ts';

const columns: SheetColumn[] = [
  { id: 'code', label: 'Code', required: true, words: ['code'] },
  { id: 'name', label: 'Name', required: true, words: ['name', 'title'] },
  { id: 'level', label: 'Level', required: false, words: ['level'] },
];

/** The codes of a published list, as a file of it has them. */
function codesOf(rows: Cell[][]): string[] {
  const { chosen, heading } = guessSheetColumns(rows, columns);
  const text = sheetText(
    rows,
    columns.flatMap(({ id }) => chosen[id] ?? []),
    (heading ?? -1) + 1,
  );
  const read = readPastedCodes(text, guessCodeLevels(text));
  if ('problem' in read) throw new Error(read.problem);
  expect(read.rows.map(({ problem }) => problem).filter(Boolean)).toEqual([]);
  return read.rows.map(({ div_code: code, name, parent_code: parent }) => `${parent ?? ''}>${code} ${name}`);
}

describe('published lists of codes', () => {
  it('are read as divisions of two digits', () => {
    expect(
      codesOf([
        ['code', 'title'],
        ['00', 'Bidding'],
        ['01', 'General, of all kinds'],
        ['48', 'Power'],
      ]),
    ).toEqual(['>00 Bidding', '>01 General, of all kinds', '>48 Power']);
  });

  it('are read as elements with a column of levels and one of parents', () => {
    expect(
      codesOf([
        ['code', 'title', 'level', 'parent'],
        ['A', 'Ground', 1, null],
        ['A10', 'Footings', 2, 'A'],
        ['A1010', 'Strip Footings', 3, 'A10'],
        ['B', 'Shell', 1, null],
      ]),
    ).toEqual(['>A Ground', 'A>A10 Footings', 'A10>A1010 Strip Footings', '>B Shell']);
  });

  it('are read as tables of numbers in groups', () => {
    expect(
      codesOf([
        ['code', 'title', 'level', 'parent'],
        ['11-11 00 00', 'Halls', 1, null],
        ['11-11 11 00', 'Fair Halls', 2, '11-11 00 00'],
        ['11-12 00 00', 'Schools', 1, null],
      ]),
    ).toEqual(['>11-11 00 00 Halls', '11-11 00 00>11-11 11 00 Fair Halls', '>11-12 00 00 Schools']);
  });
});

const unit = (change: Partial<UnitOfMeasure>): UnitOfMeasure => ({
  name: 'Square feet',
  abbreviation: 'SF',
  kind: 'area',
  factor: 1,
  synonyms: ['sqft'],
  is_favorite: false,
  ...change,
});
const own = [
  unit({}),
  unit({ name: 'Meters', abbreviation: 'M', kind: 'length', factor: 3.280839895, synonyms: [] }),
  unit({ name: 'Each', abbreviation: 'EA', kind: 'count', synonyms: ['no'] }),
];
const metricList = `abbreviation,name,kind,to_base
NO,Number,count,1
SF,Square Foot,area,0.09290304
CSF,"Hundred, square feet",area,9.290304
M,Thousand,count,1000
LM,Linear Meter,length,1
KG,Kilogram,mass,1
GPM,Gallon per Minute,flow,0.003785411784
PCT,Percent,percent,0.01
LS,Lump Sum,lump,1
KVA,Kilovolt-ampere,apparent power,1
USD,US Dollar,money,1`;
const rowsOf = (...input: Parameters<typeof readPastedUnits>) => {
  const read = readPastedUnits(...input);
  if ('problem' in read) throw new Error(read.problem);
  return read.rows;
};

describe('a list of units', () => {
  it('is read in the units that it counts in', () => {
    expect(guessUnitBase(metricList, own)).toBe('metric');
    expect(guessUnitBase(metricList, [])).toBe('metric');
    const rows = rowsOf(metricList, 'metric', own);
    expect(rows.map(({ state, unit: one }) => [one.abbreviation, state])).toEqual([
      ['NO', 'known'],
      ['SF', 'known'],
      ['CSF', 'new'],
      ['M', 'error'],
      ['LM', 'new'],
      ['KG', 'new'],
      ['GPM', 'new'],
      ['PCT', 'new'],
      ['LS', 'new'],
      ['KVA', 'new'],
      ['USD', 'new'],
    ]);
    const factors = Object.fromEntries(rows.map(({ unit: one }) => [one.abbreviation, one.factor]));
    expect(factors).toMatchObject({ CSF: 100, LM: 3.280839895013, KG: 2.204622621849, PCT: 1, LS: 1 });
    expect(factors['GPM']).toBeCloseTo(0.133681, 6);
    expect(rows[2]?.unit).toMatchObject({ name: 'Hundred, square feet', kind: 'area' });
    expect(rows[3]?.note).toContain('“M” already means Meters');
  });

  it('is taken as it is where it counts in feet', () => {
    const text = 'sf\tSquare foot\tArea\t1\nsy\tSquare yard\tArea\t9\tsq yd; SYD';
    expect(guessUnitBase(text, own)).toBe('customary');
    expect(rowsOf(text, 'customary', own).map(({ state, unit: one }) => [state, one.factor])).toEqual([
      ['known', 1],
      ['new', 9],
    ]);
    expect(rowsOf(text, 'customary', own)[1]?.unit.synonyms).toEqual(['sq yd', 'SYD']);
  });

  it.each([
    ['XX\tNothing\tarea\t0', 'A unit cannot convert to zero'],
    ['XX\tNothing\tarea\t-2', 'Leave the minus out'],
    ['XX\tNothing\tspeed\t1', '“speed” is not a kind of unit. Say what it measures.'],
    ['XX\tNothing\t\t1', 'Say what it measures.'],
    ['XX\tNothing\tarea\t', 'Enter how many square feet one of it is.'],
    ['XX\tNothing\tarea\tten', '“ten” is not a number.'],
    ['XX\tNothing\tlump sum\t2', 'A lump sum converts to nothing else'],
    ['XX\tFirst\tcount\t1\nx.x.\tSecond\tcount\t2', '“x.x.” already means First'],
    ['\tNothing\tcount\t1', 'Abbreviation is required'],
  ])('says what is wrong with %j', (text, note) => {
    const rows = rowsOf(text, 'customary', own);
    expect(rows.at(-1)).toMatchObject({ state: 'error', note: expect.stringContaining(note) as string });
  });

  it('is refused before any row is made where there are too many', () => {
    expect(readPastedUnits('x\ty\tcount\t1\n'.repeat(30_000), 'customary', [])).toEqual({
      problem: 'These are 30,000 units. Up to 500 are added at once: paste fewer.',
    });
  });
});
