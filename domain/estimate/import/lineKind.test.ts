import { describe, expect, it } from 'vitest';
import type { Cell } from '#domain/sheets';
import { guessSheets, readEstimate } from './index.ts';
import { kindOfCell } from './lineKind.ts';

const header: Cell[] = ['Description', 'Qty', 'Unit Cost', 'Amount', 'Kind', 'Escalated to'];
const line = (text: string, amount: Cell, kind: Cell = null, day: Cell = null): Cell[] => [
  text,
  null,
  null,
  amount,
  kind,
  day,
];
function read(rows: readonly Cell[][], head: Cell[] = header) {
  const sheets = [{ name: 'Detail', rows: [head, ...rows] }];
  return readEstimate(sheets, guessSheets(sheets));
}
const totals = (rows: readonly Cell[][]) =>
  read(rows).sheets[0]?.totals.map(({ label, scope, sum, agrees }) => [label, scope, sum, agrees]);

describe('the kind of a line', () => {
  it.each([
    ['Work', 'WORK'],
    ['base bid', 'WORK'],
    ['ALLOWANCE', 'ALLOWANCE'],
    ['Design contingency', 'CONTINGENCY'],
    ['Escalation', 'ESCALATION'],
    ['Alt. #2', 'ALTERNATE'],
    ['Alternate No. 12', 'ALTERNATE'],
    ['Add Alternate', 'ALTERNATE'],
    ['Alternator', undefined],
    ['Labor', undefined],
    ['2', undefined],
    [null, undefined],
  ] as const)('is read of %s', (cell, kind) => expect(kindOfCell(cell)).toBe(kind));

  it('is taken of a column that is headed so, with the day of escalation', () => {
    const { sheets, warnings } = read([
      line('Footings', 100),
      line('Lobby art', 40, 'Allowance'),
      line('Escalation', 30, 'Escalation', '2027-03-01'),
      line('Market', 20, 'Escalation', 'Mar 1, 2028'),
      line('Roof deck', 500, 'Alternate 1'),
    ]);
    expect(sheets[0]?.lines.map(({ kind, escalates_to: day }) => [kind, day])).toEqual([
      ['WORK', null],
      ['ALLOWANCE', null],
      ['ESCALATION', '2027-03-01'],
      ['ESCALATION', '2028-03-01'],
      ['ALTERNATE', null],
    ]);
    expect(warnings).toBe(0);
  });

  it('is not said where no column says it', () => {
    const [first] = read([['Footings', 2, 50, 100]], header.slice(0, 4)).sheets[0]?.lines ?? [];
    expect(first).toMatchObject({ description: 'Footings', unread: '' });
    expect(first).not.toHaveProperty('kind');
    expect(first).not.toHaveProperty('escalates_to');
  });

  it('is work where nobody knows the word, which is told with its cell', () => {
    const { sheets, warnings, total } = read([
      line('Footings', 100, 'Labor'),
      line('Escalation', 30, 'Escalation', 'next spring'),
    ]);
    expect(sheets[0]?.lines.map(({ kind, escalates_to: day, warning }) => [kind, day, warning])).toEqual([
      [
        'WORK',
        null,
        'Kind E2 is “Labor”, none of work, allowance, contingency, escalation, alternate. Read as work.',
      ],
      ['ESCALATION', null, 'Escalated to F3 is “next spring”, no day. Left empty.'],
    ]);
    expect([warnings, total]).toEqual([2, 130]);
  });

  it('is that of its parent for an item below one', () => {
    const rows: Cell[][] = [
      ['1', 'Alternate: roof', null, null, null, 'Alternate'],
      ['a', 'Deck', 2, 50, 100, null],
      ['b', 'Rail', 1, 30, 30, null],
      ['2', 'Footings', 1, 70, 70, null],
    ];
    const found = read(rows, ['No.', 'Description', 'Qty', 'Unit Cost', 'Amount', 'Kind']);
    expect(found.sheets[0]?.lines.map(({ kind }) => kind)).toEqual(['ALTERNATE', 'ALTERNATE', 'WORK']);
    expect(found).toMatchObject({ total: 70, alternates: 130 });
  });
});

it('tells a line from a total and a heading', () => {
  const { sheets, total } = read([
    line('Total station survey', 300, 'Work'),
    line('Mockup', 500, 'Allowance'),
    line('Glass', 200, 'Work'),
    line('Steel', 300, 'Work'),
    line('TOTAL', 1300),
  ]);
  expect(sheets[0]?.lines.map(({ description }) => description)).toEqual([
    'Total station survey',
    'Mockup',
    'Glass',
    'Steel',
  ]);
  expect(total).toBe(1300);
});

describe('an alternate is in no stated total', () => {
  const work = [line('Footings', 100), line('Steel frame', 200), line('Curtain wall', 300)];
  const alternates = [line('Roof deck', 50, 'Alternate'), line('Canopy', 25, 'Alternate')];

  it('of a sheet that lists them among its lines', () => {
    const rows = [...work, ...alternates, line('TOTAL', 600)];
    expect(read(rows)).toMatchObject({
      total: 600,
      alternates: 75,
      stated: 600,
      agrees: true,
      linesCount: 5,
    });
    expect(totals(rows)).toEqual([['TOTAL', 'all', 600, true]]);
  });

  it('and a total that counts them does not agree', () =>
    expect(read([...work, ...alternates, line('TOTAL', 675)])).toMatchObject({
      total: 600,
      stated: 675,
      difference: 75,
      agrees: false,
    }));

  it.each([
    [600, 0, true],
    [610, 10, false],
  ])(
    'and one of them alone, below all others, is a total of theirs, with %d stated',
    (stated, off, agrees) => {
      const rows = [...work, line('GRAND TOTAL', stated), ...alternates, line('Total alternates', 75)];
      expect(totals(rows)?.[1]).toEqual(['Total alternates', 'alternates', 75, true]);
      expect(read(rows)).toMatchObject({ total: 600, stated, difference: off, agrees });
    },
  );

  it('nor in what a heading comes to, unless they all stand below it', () => {
    const rows = [
      line('STRUCTURE', 300),
      ...work.slice(0, 2),
      ...alternates.slice(0, 1),
      line('ENVELOPE', 380),
      ...work.slice(2),
      line('Glass', 80),
      line('OPTIONS', 75),
      line('Ramp', 50, 'Alternate'),
      line('Sign', 25, 'Alternate'),
    ];
    expect(read(rows)).toMatchObject({ total: 680, alternates: 125, linesCount: 7 });
  });

  it('nor in a sum that nobody named', () => {
    const more = [line('Ramp', 10, 'Alternate'), line(null as unknown as string, 85)];
    expect(read([...work, line('TOTAL', 600), ...alternates, ...more])).toMatchObject({
      total: 600,
      alternates: 85,
      stated: 600,
      agrees: true,
    });
  });
});
