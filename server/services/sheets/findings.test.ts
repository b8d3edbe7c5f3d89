import { utils, write } from '@e965/xlsx';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { NOT_CALCULATED } from '#domain/sheets';
import { workbookParts, zipped } from '#tests/support/workbooks.ts';
import { readWorkbook } from './readWorkbook.ts';

const read = (bytes: Buffer, kind: 'xlsx' | 'xls' = 'xlsx') => readWorkbook(bytes, kind, { findings: true });

/** A workbook as a program writes it, with what is hidden in it. */
function made(bookType: 'xlsx' | 'biff8'): Buffer {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([
    ['Description', 'Old', 'Amount'],
    ['Canopy', 1, 10],
    ['Atrium', 2, 20],
    ['Stair', 3, 30],
  ]);
  sheet['!rows'] = [{}, {}, { hidden: true }, { hidden: true }];
  sheet['!cols'] = [{}, { hidden: true }, {}];
  for (const [cell, format] of [
    ['C2', '[$€-407] #,##0.00'],
    ['C3', '[$€-407] #,##0.00'],
    ['B2', '"$"#,##0'],
  ] as const)
    sheet[cell].z = format;
  utils.book_append_sheet(book, sheet, 'Detail');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Secret']]), 'Draft & old');
  book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
  return write(book, { type: 'buffer', bookType }) as Buffer;
}

describe('what a workbook says beside its values', () => {
  it('are hidden rows, columns and sheets, and the currencies of its formats', () => {
    expect(read(made('xlsx'))).toEqual([
      {
        name: 'Detail',
        rows: [
          ['Description', 'Old', 'Amount'],
          ['Canopy', 1, 10],
          ['Atrium', 2, 20],
          ['Stair', 3, 30],
        ],
        hidden_rows: [[2, 3]],
        hidden_columns: [1],
        currencies: [{ code: 'EUR', column: 2, row: 1, count: 2 }],
      },
      { name: 'Draft & old', rows: [['Secret']], is_hidden: true },
    ]);
  });

  it('is told of the older format, too', () => {
    const [detail, draft] = read(made('biff8'), 'xls');
    expect(detail).toMatchObject({ currencies: [{ code: 'EUR', column: 2, row: 1, count: 2 }] });
    expect(draft).toMatchObject({ name: 'Draft & old', is_hidden: true });
  });

  it('is not asked for where nobody needs it', () =>
    expect(readWorkbook(made('xlsx'), 'xlsx').map((sheet) => Object.keys(sheet))).toEqual([
      ['name', 'rows'],
    ]));
});

describe('formulas', () => {
  const rowsOf = (cells: string, workbook = '') => {
    const parts = workbookParts(cells);
    if (workbook !== '')
      parts['xl/workbook.xml'] = strToU8(
        new TextDecoder().decode(parts['xl/workbook.xml']).replace('</workbook>', `${workbook}</workbook>`),
      );
    return read(zipped(parts))[0]?.rows;
  };
  const kept = '<c r="E1"><f>1+1</f><v>2</v></c>';

  it('without a value say so, however the file writes them', () =>
    expect(
      rowsOf(`<row r="1"><c r="A1"><f>SUM(B1:B2)</f></c><c r="B1"><f>2*3</f><v></v></c><c r="C1" s="0"><f>2*3</f><v/></c>
        <c r="D1"><f t="shared" si="0"/></c>${kept}<c r="F1" t="str"><f>""</f><v></v></c></row>
        <row r="3"><c r="B3"><f>A1</f></c></row>`),
    ).toEqual([
      [NOT_CALCULATED, NOT_CALCULATED, NOT_CALCULATED, NOT_CALCULATED, 2],
      [],
      [null, NOT_CALCULATED],
    ]));

  it('that a program left to Excel have zeros for values, and so none', () => {
    const zeros = '<row r="1"><c r="A1"><v>5</v></c><c r="B1"><f>A1*2</f><v>0</v></c></row>';
    const left = '<calcPr calcId="124519" fullCalcOnLoad="1"/>';
    expect(rowsOf(zeros, left)).toEqual([[5, NOT_CALCULATED]]);
    expect(rowsOf(zeros)).toEqual([[5, 0]]);
    expect(rowsOf(zeros.replace('</row>', `${kept}</row>`), left)).toEqual([[5, 0, null, null, 2]]);
  });
});
