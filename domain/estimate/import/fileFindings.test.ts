import { describe, expect, it } from 'vitest';
import { type Cell, NOT_CALCULATED } from '#domain/sheets';
import { fileFindings, type FileSheet, guessSheets, type GuessedSheet, readEstimate } from './index.ts';

const header: Cell[] = ['Description', 'Qty', 'Unit', 'Unit Cost', 'Amount'];
const line = (text: string, amount: Cell): Cell[] => [text, 1, 'LS', amount, amount];
const lines = [line('Mat foundation', 100), line('Steel frame', 200), line('Curtain wall', 300)];
const total = (amount: Cell): Cell[] => ['TOTAL', null, null, null, amount];

function told(file: Partial<FileSheet> & Pick<FileSheet, 'rows'>, others: readonly FileSheet[] = []) {
  const sheets = [{ name: 'Detail', ...file }, ...others];
  const choices = guessSheets(sheets);
  const estimate = readEstimate(sheets, choices);
  return { estimate, choices, sheets, findings: fileFindings(estimate, choices) };
}
const texts = (file: Partial<FileSheet> & Pick<FileSheet, 'rows'>) =>
  told(file).findings.map(({ title, text }) => `${title}. ${text}`);
const means = (name: string) =>
  `Costs here are in US dollars: figures in ${name} are taken as they stand, nothing is converted.`;

describe('another currency is told with where it was seen', () => {
  it('by number formats of the priced columns', () =>
    expect(
      texts({
        rows: [header, ...lines],
        currencies: [
          { code: 'EUR', column: 4, row: 1, count: 3 },
          { code: 'GBP', column: 1, row: 1, count: 3 },
          { code: 'USD', column: 3, row: 1, count: 3 },
        ],
      }),
    ).toEqual([`Prices in euros (EUR). Seen: number format from E2 on, 3 cells. ${means('euros (EUR)')}`]));

  it.each([
    [[[...header.slice(0, 4), 'Amount (CAD)']], 'Canadian dollars (CAD)', 'heading E1 “Amount (CAD)”'],
    [
      [[...header.slice(0, 3), 'Unit Cost EUR', 'EUR']],
      'euros (EUR)',
      'heading D1 “Unit Cost EUR”; heading E1 “EUR”',
    ],
    [[['Currency: CAD'], header], 'Canadian dollars (CAD)', 'note A1 “Currency: CAD”'],
    [[['Currency', 'GBP'], [], header], 'pounds sterling (GBP)', 'note A1 “Currency GBP”'],
    [[header, [null, null, null, '€ / unit', '€']], 'euros (EUR)', 'heading D2 “€ / unit”; heading E2 “€”'],
  ] as [Cell[][], string, string][])('by %j', (above, name, seen) => {
    const { findings, estimate } = told({ rows: [...above, ...lines] });
    expect(estimate).toMatchObject({ linesCount: 3, total: 600 });
    expect(findings.map(({ title, text }) => `${title}. ${text}`)).toEqual([
      `Prices in ${name}. Seen: ${seen}. ${means(name)}`,
    ]);
  });

  it('by texts in the cells, which are read as numbers', () => {
    const { findings, estimate } = told({
      rows: [
        header,
        line('Mat foundation', '€ 1.250,00'),
        line('Steel', '2.000,50 EUR'),
        total('€ 3.250,50'),
      ],
    });
    expect(estimate).toMatchObject({ total: 3250.5, stated: 3250.5, agrees: true });
    expect(findings[0]?.text).toContain('D2 “€ 1.250,00”, 2 cells; E2 “€ 1.250,00”, 3 cells.');
  });

  it('and not for dollars, nor for words that only look like one', () =>
    expect(
      texts({
        rows: [
          ['Costs are in 2026 dollars, CAD drawings of May'],
          header,
          line('EUR pallets', '$4.00'),
          line('Duct', 'USD 5.00'),
          ['All prices in US dollars'],
        ],
      }),
    ).toEqual([]));
});

describe('hidden rows', () => {
  const hidden_rows = [{ first: 2, last: 2 }];
  it.each([
    [600, true, 'left in', 'The stated total counts them.', true],
    [400, false, 'left out', 'The stated total leaves them out.', true],
    [555, true, 'left in', 'No stated total tells. A sum in a workbook counts hidden rows.', false],
  ])('with a stated total of %d', (stated, isRead, words, reason, agrees) => {
    const { findings, choices, estimate } = told({ rows: [header, ...lines, total(stated)], hidden_rows });
    expect(choices[0]?.readsHidden).toBe(isRead);
    expect(findings).toMatchObject([
      { title: `1 hidden row ${words}`, text: `Row 3: 1 line, $200.00. ${reason}` },
    ]);
    expect(estimate).toMatchObject({ total: isRead ? 600 : 400, agrees });
  });

  it('follow the choice of a person, and the comparison with the stated total too', () => {
    const { sheets, choices } = told({ rows: [header, ...lines, total(600)], hidden_rows });
    const out = choices.map((choice): GuessedSheet => ({ ...choice, readsHidden: false }));
    const estimate = readEstimate(sheets, out);
    expect(estimate).toMatchObject({
      total: 400,
      stated: 600,
      difference: 200,
      agrees: false,
      linesCount: 2,
    });
    expect(estimate.sheets[0]?.lines.map(({ row }) => row)).toEqual([2, 4]);
    expect(fileFindings(estimate, out)).toMatchObject([
      { title: '1 hidden row left out', text: 'Row 3: 1 line, $200.00. The stated total counts them.' },
    ]);
  });
});

describe('hidden columns', () => {
  it('are read for what no visible column says', () => {
    const rows: Cell[][] = [
      ['CSI', ...header, 'Total Cost'],
      ...lines.map((row): Cell[] => ['03 30 00', ...row, 999]),
    ];
    const { estimate, findings } = told({ rows, hidden_columns: [0, 6] });
    expect(estimate).toMatchObject({ total: 600 });
    expect(estimate.sheets[0]?.lines[0]?.code).toBe('03 30 00');
    expect(findings).toMatchObject([
      {
        title: '2 hidden columns',
        text: 'A CSI, read as code; G Total Cost, $2,997.00, not read.',
      },
    ]);
  });
});

describe('hidden sheets', () => {
  const draft = { name: 'Draft', rows: [header, ...lines.slice(1)], is_hidden: true };
  it('are left out beside visible ones', () =>
    expect(told({ rows: [header, ...lines] }, [draft]).findings).toEqual([
      {
        key: 'sheet 1',
        title: 'Hidden sheet Draft left out',
        text: 'Hidden in the file. 2 lines, $500.00, header in row 1.',
      },
    ]));

  it('are read where no visible sheet is priced', () => {
    const { estimate, findings } = told({ rows: [['Cover']] }, [draft]);
    expect(estimate.total).toBe(500);
    expect(findings[0]?.title).toBe('Hidden sheet Draft left in');
  });
});

describe('formulas that were never calculated', () => {
  it('are told by their cells, and never count as nothing in silence', () => {
    const { estimate, findings } = told({
      rows: [
        header,
        ['Mat foundation', 2, 'CY', 100, NOT_CALCULATED],
        ['Steel frame', 3, 'TN', null, NOT_CALCULATED],
        ['Curtain wall', NOT_CALCULATED, 'SF', 10, 300],
        total(NOT_CALCULATED),
      ],
    });
    expect(estimate).toMatchObject({ total: 500, stated: null, difference: null, problems: 1, warnings: 2 });
    expect(estimate.sheets[0]?.totals).toMatchObject([{ amount: null, isEmpty: true }]);
    expect(
      estimate.sheets[0]?.lines.map(({ amount, problem, warning }) => [amount, problem || warning]),
    ).toEqual([
      [200, 'Amount E2 is a formula that was never calculated. Quantity × unit cost is counted.'],
      [
        null,
        'Amount E3 is a formula that was never calculated. Save the file in Excel and upload it again, or type the amount.',
      ],
      [300, 'Quantity B4 is a formula that was never calculated. The amount of the file is kept.'],
    ]);
    expect(findings).toEqual([
      {
        key: 'formulas 0',
        title: '4 formulas without a value',
        text: 'Never calculated: E2, E3, B4, E5. Where quantity and unit cost stand beside them, their product counts; other lines wait for an amount. A total among them is not compared.',
      },
    ]);
  });
});
