import { describe, expect, it } from 'vitest';
import { guessSheets, readEstimate } from '#domain/estimate/import';
import type { Cell } from '#domain/sheets';
import type { EstimateLine } from '../estimateQueries.ts';
import { linesAsSheet } from './estimateReport.ts';
import { byLineBody, compareByLine, problemOf, toDraft } from './importDraft.ts';
import { totalsOf, totalsText } from './lineTotals.ts';

const line = (id: number, said: Partial<EstimateLine>): EstimateLine => ({
  id,
  position: id,
  description: `Line ${id}`,
  cost_group_id: 7,
  cost_group_code: '03 30 00',
  cost_group_name: 'Cast-in-place concrete',
  component_id: 1,
  quantity: 10,
  unit: 'CY',
  unit_cost: 412.5,
  amount: 4125,
  markup_rate: null,
  notes: '',
  source: null,
  kind: 'WORK',
  escalates_to: null,
  version: 3,
  ...said,
});
const without = { quantity: null, unit: null, unit_cost: null };
/** Lines that a file of any other kind would read as something else than a line. */
const estimate = [
  line(11, { description: 'Mat foundation\nwith pump', unit: 'per CY', notes: 'see  A-101' }),
  line(12, {
    description: 'Total station survey',
    ...without,
    amount: 300,
    cost_group_id: null,
    cost_group_code: null,
  }),
  line(13, { ...without, amount: 0 }),
  line(14, { ...without, amount: 4425, markup_rate: 0 }),
  line(15, { cost_group_id: 99, markup_rate: 2.5, quantity: -3, unit_cost: 1.2345, amount: -3.7 }),
];
const components = new Map([
  [1, 'Tower'],
  [2, 'Garage'],
]);

/** The workbook of an estimate with some of its cells written over, by row and title. */
function exported(
  changes: readonly (readonly [number, string, Cell])[] = [],
  added: readonly Cell[][] = [],
  lines: readonly EstimateLine[] = estimate,
) {
  const { columns, rows } = linesAsSheet(lines, components, true);
  const titles = columns.map(({ title }) => title);
  const cells = rows.map((row) => [...row] as Cell[]);
  for (const [row, title, cell] of changes) (cells[row] as Cell[])[titles.indexOf(title)] = cell;
  return [{ name: 'Lines', rows: [titles, ...cells, ...added] as Cell[][] }];
}

function imported(sheets: ReturnType<typeof exported>, lines: readonly EstimateLine[] = estimate) {
  const known = new Map(lines.map((one) => [one.id, one]));
  const draft = toDraft(
    readEstimate(sheets, guessSheets(sheets)),
    {
      codes: new Map([['03 30 00', 7]]),
      components: new Map([
        ['Tower', 1],
        ['Garage', 2],
      ]),
      sheets: new Map(),
      usual: 1,
    },
    known,
  );
  const origins = new Map(draft.map((one) => [one.row.key, one]));
  const rows = draft.map(({ row }) => row);
  return { draft, rows, origins, compared: compareByLine(rows, origins, known), known };
}

describe('an exported estimate that comes back', () => {
  it('changes nothing where nobody changed anything', () => {
    const { compared, rows, origins } = imported(exported());
    expect(compared).toMatchObject({ changed: 0, added: 0, same: 5, missing: [] });
    expect(byLineBody(rows, origins, [])).toEqual({ replaces: false, creates: [], updates: [], deletes: [] });
    expect(rows.map((row) => problemOf(row, origins.get(row.key)?.from)).slice(0, 2)).toEqual(['', '']);
  });

  it('is read by its sheet of lines, whatever stands beside it', () => {
    const summary = {
      name: 'Cost groups',
      rows: [
        ['Code', 'Cost group', 'Tower', 'Total'],
        ['03 30 00', 'Concrete', 4125, 4125],
        ['05 12 00', 'Steel', 300, 300],
      ],
    };
    expect(guessSheets([summary, ...exported()]).map(({ isUsed, reason }) => isUsed || reason)).toEqual([
      'A summary of Lines',
      true,
    ]);
  });

  it('changes the lines that differ, field by field, and nothing else', () => {
    const { compared, rows, origins } = imported(
      exported([
        [0, 'Quantity', 12],
        [1, 'Amount', 350],
        [3, 'Component', 'Garage'],
        [4, 'Amount', -6],
      ]),
    );
    expect([...compared.changes.values()]).toEqual([
      'Quantity 10 → 12, amount 4,125 → 4,950',
      'Amount 300 → 350',
      '',
      'Component changed',
      'Unit cost 1.2345 → 2, amount (3.7) → (6)',
    ]);
    expect(byLineBody(rows, origins, []).updates).toEqual([
      { id: 11, if_version: 3, quantity: 12, unit_cost: 412.5, amount: 4950 },
      { id: 12, if_version: 3, quantity: null, unit_cost: null, amount: 350 },
      { id: 14, if_version: 3, component_id: 2 },
      { id: 15, if_version: 3, quantity: -3, unit_cost: 2, amount: -6 },
    ]);
  });

  it('keeps kinds and days of escalation, and changes them where the file says so', () => {
    const kinds = [
      line(21, { kind: 'ALTERNATE' }),
      line(22, { kind: 'ESCALATION', escalates_to: '2027-03-01' }),
      line(23, {}),
      line(24, { kind: 'ALLOWANCE' }),
    ];
    const same = imported(exported([], [], kinds), kinds);
    expect(same.compared).toMatchObject({ changed: 0, same: 4 });
    const sheets = exported(
      [
        [0, 'Kind', ''],
        [1, 'Escalated to', '2028-01-31'],
        [2, 'Kind', 'Escalation'],
        [2, 'Escalated to', '2027-06-30'],
        [3, 'Kind', 'Provisional'],
      ],
      [['03 30 00', '', 'Roof deck', 'Alternate', null, 'Tower', null, '', null, 90, '', null]],
      kinds,
    );
    const { compared, rows, origins } = imported(sheets, kinds);
    expect([...compared.changes.values()]).toEqual([
      'Kind changed',
      'Escalation changed',
      'Kind changed, escalation changed',
      'Kind changed',
    ]);
    expect(rows.map(({ key }) => origins.get(key)?.from.unread).filter(Boolean)).toEqual([
      'Kind D5 is “Provisional”, none of work, allowance, contingency, escalation, alternate. Read as work.',
    ]);
    expect(byLineBody(rows, origins, [])).toMatchObject({
      creates: [{ description: 'Roof deck', kind: 'ALTERNATE', escalates_to: null }],
      updates: [
        { id: 21, if_version: 3, kind: 'WORK' },
        { id: 22, if_version: 3, escalates_to: '2028-01-31' },
        { id: 23, if_version: 3, kind: 'ESCALATION', escalates_to: '2027-06-30' },
        { id: 24, if_version: 3, kind: 'WORK' },
      ],
    });
    expect(totalsText(totalsOf(rows))).toBe('5 lines, $16,500.00, alternates $90.00 not counted');
  });

  it('keeps what no column of it says', () => {
    const kinds = [line(22, { kind: 'ESCALATION', escalates_to: '2027-03-01' })];
    const bare = exported([], [], kinds).map((sheet) => ({
      ...sheet,
      rows: sheet.rows.map((row) => row.filter((_, at) => at !== 3 && at !== 4)),
    }));
    expect(imported(bare, kinds).compared).toMatchObject({ changed: 0, same: 1 });
  });

  it('adds rows without an id, and tells which lines it lacks', () => {
    const sheets = exported(
      [],
      [['03 30 00', '', 'Piles', 'Work', null, 'Tower', 4, 'EA', 100, 400, '', null]],
    );
    const rows = sheets[0]?.rows.filter((_, at) => at !== 2) ?? [];
    const { compared, rows: read, origins } = imported([{ name: 'Lines', rows }]);
    expect(compared).toMatchObject({ changed: 0, added: 1, same: 4 });
    expect(compared.missing.map(({ id }) => id)).toEqual([12]);
    expect(byLineBody(read, origins, compared.missing)).toMatchObject({
      creates: [{ description: 'Piles', amount: 400, source: { sheet: 'Lines', cell: 'J6' } }],
      updates: [],
      deletes: [12],
    });
  });

  it('is refused row by row where an id is of no line here, no id at all, or there twice', () => {
    const { rows, origins, compared } = imported(
      exported([
        [1, 'Line ID', '987654'],
        [3, 'Line ID', '11'],
        [4, 'Line ID', 'x-1'],
      ]),
    );
    expect(compared.added).toBe(0);
    const told = rows.map((row) => problemOf(row, origins.get(row.key)?.from));
    expect(told[1]).toMatch(/^Line ID “987654” is of no line of this estimate\./);
    expect(told[3]).toBe('Line ID 11 stands in row 2 already. Leave one of them out.');
    expect(told[4]).toMatch(/^Line ID “x-1” is of no line/);
  });
});
