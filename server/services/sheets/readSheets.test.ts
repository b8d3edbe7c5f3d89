import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { lockedXlsx, workbookParts, xls, xlsx, zipped } from '#tests/support/workbooks.ts';
import { guessDelimiter } from './readCsv.ts';
import { readSheets, type Sheet, type SheetCell, SheetError, sheetKindOf } from './readSheets.ts';
import { readWorkbook } from './readWorkbook.ts';

/** Without the thread, which takes its second to start from source. */
const sheetsOf = (bytes: Buffer, name: string): Sheet[] =>
  readWorkbook(bytes, sheetKindOf(name) as 'xlsx' | 'xls' | 'csv');
const rowsOf = (bytes: Buffer, name: string): SheetCell[][] => sheetsOf(bytes, name)[0]?.rows ?? [];
function refusal(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    expect(error).toBeInstanceOf(SheetError);
    return (error as Error).message;
  }
  throw new Error('It was read.');
}
const refusedFile = (bytes: Buffer, name: string) => refusal(() => sheetsOf(bytes, name));
const csv = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);
const incompatible = 'The file format is not compatible';

const rows = [
  ['Name', 'Quantity'],
  ['Canopy', 12.5],
  ['Atrium', null],
];
const read = [['Name', 'Quantity'], ['Canopy', 12.5], ['Atrium']];

describe('workbooks', () => {
  it('are read as .xlsx and as .xls, sheet by sheet', () => {
    expect(sheetsOf(xlsx({ Options: rows, Notes: [['None']] }), 'a.xlsx')).toEqual([
      { name: 'Options', rows: read },
      { name: 'Notes', rows: [['None']] },
    ]);
    expect(rowsOf(xls({ Options: rows }), 'Options.XLS')).toEqual(read);
  });

  it('are read where their parts are stored unpacked, at even and at odd addresses', () => {
    const stored = zipped(
      workbookParts('<row r="1"><c r="A1" t="inlineStr"><is><t>Canopy</t></is></c></row>'),
      0,
    );
    const shifted = Buffer.concat([Buffer.alloc(1), stored]).subarray(1);
    for (const bytes of [stored, shifted]) expect(rowsOf(bytes, 'a.xlsx')).toEqual([['Canopy']]);
  });

  it('say days, percentages, leading zeros, errors and truth as what they are, and formulas as what they came to', () => {
    const cells = `<row r="1"><c r="A1" s="1"><v>46082</v></c><c r="B1" s="2"><v>0.125</v></c>
      <c r="C1" t="e"><v>#REF!</v></c><c r="D1" t="b"><v>1</v></c><c r="E1"><f>1+1</f><v>2</v></c>
      <c r="F1"><f>[1]Other!A1</f><v>7</v></c><c r="H1" s="3"><v>3</v></c><c r="G1" t="inlineStr"><is><t>=cmd()</t></is></c></row>`;
    const parts = workbookParts(cells);
    parts['xl/styles.xml'] = strToU8(
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="00"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="10"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    );
    parts['xl/_rels/workbook.xml.rels'] = strToU8(
      new TextDecoder()
        .decode(parts['xl/_rels/workbook.xml.rels'])
        .replace(
          '</Relationships>',
          '<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
        ),
    );
    parts['[Content_Types].xml'] = strToU8(
      new TextDecoder()
        .decode(parts['[Content_Types].xml'])
        .replace(
          '</Types>',
          '<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>',
        ),
    );
    expect(rowsOf(zipped(parts), 'a.xlsx')).toEqual([
      [{ date: '2026-03-01' }, { percent: 0.125 }, '#REF!', true, 2, 7, '=cmd()', '03'],
    ]);
  });

  it('give a merged heading to each of its columns', () => {
    const merged = xlsx(
      {
        Options: [
          ['Item', 'Price', null],
          [null, 'Quantity', 'Unit cost'],
          ['Canopy', 2, 3],
        ],
      },
      [
        { s: { r: 0, c: 1 }, e: { r: 0, c: 2 } },
        { s: { r: 0, c: 0 }, e: { r: 1, c: 0 } },
      ],
    );
    expect(rowsOf(merged, 'a.xlsx')).toEqual([
      ['Item', 'Price', 'Price'],
      ['Item', 'Quantity', 'Unit cost'],
      ['Canopy', 2, 3],
    ]);
  });

  it('are read with 12,000 rows, and refused with more than 20,000', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => [`Option ${index + 1}`, index, 'SF']);
    expect(rowsOf(xlsx({ Options: many(12_000) }), 'a.xlsx')).toHaveLength(12_000);
    expect(refusedFile(xlsx({ Options: many(20_001) }), 'a.xlsx')).toBe(
      '"Options" has more than 20,000 rows, and no more are read at once. Part it into several files.',
    );
    expect(refusedFile(csv(many(20_001).join('\n')), 'a.csv')).toMatch(/more than 20,000 rows/);
  });

  /** Reading these took 13 seconds and 2 GB, or longer than anybody waits. */
  it.each([
    [
      'one cell in the far corner',
      '<row r="99999999"><c r="ZZZZZ99999999"><v>1</v></c></row>',
      /more than 20,000 rows/,
    ],
    ['one cell far to the right', '<row r="1"><c r="ZZZZZ1"><v>1</v></c></row>', /has 12,356,630 columns/],
    [
      'merged ranges over each other',
      `<row r="1"><c r="A1"><v>1</v></c></row><row r="20000"><c r="A20000"><v>1</v></c></row></sheetData><mergeCells>${'<mergeCell ref="A1:GR20000"/>'.repeat(5000)}</mergeCells><sheetData>`,
      /more than 1,000,000 cells/,
    ],
    [
      'a few kilobytes of cells',
      `<row r="1">${'<c><v>1</v></c>'.repeat(3_500_000)}</row>`,
      /unpacks to more/,
    ],
  ])('make no rows of %s', (_what, cells, message) => {
    const before = process.memoryUsage().heapUsed;
    expect(refusedFile(zipped(workbookParts(cells)), 'a.xlsx')).toMatch(message);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200_000_000);
  });

  it('make no rows of a text that is commas or lines only', () => {
    expect(refusedFile(csv(`${','.repeat(2_000_000)}x`), 'a.csv')).toMatch(/has 2,000,001 columns/);
    expect(refusedFile(csv('\n'.repeat(2_000_000)), 'a.csv')).toMatch(/holds no rows/);
    expect(refusedFile(csv(`a${'\n'.repeat(20_000)}b`), 'a.csv')).toMatch(/more than 20,000 rows/);
    expect(refusedFile(csv(`${'a,'.repeat(199)}a\n`.repeat(6000)), 'a.csv')).toMatch(
      /more than 1,000,000 cells/,
    );
    expect(rowsOf(csv(`a${',,'.repeat(500)}\nb`), 'a.csv')).toEqual([['a'], ['b']]);
  });

  it('are refused with too many columns or too long a cell, by row', () => {
    const wide = Array.from({ length: 201 }, (_, index) => index);
    expect(refusedFile(xlsx({ Wide: [[1], wide] }), 'a.xlsx')).toBe(
      'Row 2 of "Wide" has 201 columns; at most 200 are read. Delete those you do not need.',
    );
    expect(refusedFile(csv(`a\n"${'x'.repeat(32_768)}"`), 'a.csv')).toBe(
      'A cell in row 2 of "Rows" has more than 32,767 characters. Shorten it.',
    );
  });

  it('do not take their stated size for the real one', () => {
    const cells = '<row r="1"><c r="A1"><v>1</v></c></row>';
    const parts = workbookParts(cells);
    parts['xl/worksheets/sheet1.xml'] = strToU8(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1:XFD1048576"/><sheetData>${cells}</sheetData></worksheet>`,
    );
    expect(rowsOf(zipped(parts), 'a.xlsx')).toEqual([[1]]);
    const far = workbookParts('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>');
    expect(refusedFile(zipped(far), 'a.xlsx')).toMatch(/more than 20,000 rows/);
  });
});

/** The same archive whose list gives its larger entries another size. */
function withDeclared(bytes: Buffer, size: number): Buffer {
  const lied = Buffer.from(bytes);
  for (
    let at = lied.indexOf('PK\u0001\u0002', 0, 'latin1');
    at >= 0;
    at = lied.indexOf('PK\u0001\u0002', at + 1, 'latin1')
  )
    if (lied.readUInt32LE(at + 24) > 900) lied.writeUInt32LE(size, at + 24);
  return lied;
}

describe('files that are no workbooks', () => {
  const refused = new RegExp(`^${incompatible}$`);
  const sound = xlsx({ Options: rows });
  const declaring = (text: string) => zipped({ ...workbookParts(''), 'xl/sharedStrings.xml': strToU8(text) });
  const cases: [what: string, bytes: Buffer, name: string, message: RegExp][] = [
    ['a truncated archive', sound.subarray(0, sound.length - 200), 'a.xlsx', refused],
    ['a truncated .xls', xls({ Options: rows }).subarray(0, 700), 'a.xls', refused],
    ['an archive of something else', zipped({ 'word/document.xml': strToU8('<a/>') }), 'a.xlsx', refused],
    ['the ending of another kind', sound, 'a.xls', refused],
    ['the ending of a text', sound, 'a.csv', refused],
    ['a text with the ending of a workbook', csv('a,b'), 'a.xlsx', refused],
    ['a picture named as a text', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]), 'a.csv', refused],
    [
      'an external entity',
      declaring('<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><sst><si><t>&x;</t></si></sst>'),
      'a.xlsx',
      refused,
    ],
    [
      'entities upon entities',
      declaring('<!DOCTYPE s [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><sst/>'),
      'a.xlsx',
      refused,
    ],
    ['a bomb by its own list', withDeclared(sound, 0x7fffffff), 'a.xlsx', /^This workbook unpacks to more/],
    [
      'a bomb that its list hides',
      withDeclared(zipped(workbookParts(' '.repeat(5_000_000))), 900),
      'a.xlsx',
      /^This workbook unpacks to more/,
    ],
    ['a password', lockedXlsx(), 'a.xlsx', /^This workbook is protected with a password/],
    ['nothing in it', xlsx({ Empty: [] }), 'a.xlsx', /^The file holds no rows/],
  ];
  it.each(cases)('%s', (_what, bytes, name, message) => {
    expect(refusedFile(bytes, name)).toMatch(message);
  });
});

describe('texts', () => {
  it.each([
    [
      'commas, quotes and line ends',
      csv('a,"b, ""c""",d\r\n1,"two\nlines",3\r\n'),
      [
        ['a', 'b, "c"', 'd'],
        ['1', 'two\nlines', '3'],
      ],
    ],
    [
      'semicolons',
      csv('a;b\n1,5;2,5\n2;3'),
      [
        ['a', 'b'],
        ['1,5', '2,5'],
        ['2', '3'],
      ],
    ],
    [
      'tabs',
      csv('a\tb\n1\t2'),
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a byte order mark', csv('\uFEFFa,b'), [['a', 'b']]],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), csv('Façade,1', 'utf16le')]), [['Façade', '1']]],
    ['the Windows alphabet', Buffer.from([0x46, 0x61, 0xe7, 0x61, 0x64, 0x65]), [['Façade']]],
    ['blank lines between', csv('a,b\n\n1,2\n\n\n'), [['a', 'b'], [], ['1', '2']]],
    [
      'a last cell that is empty',
      csv('a,b,\n1,2,'),
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['what never closes its quotes', csv('a,"b\n1,2'), [['a', 'b\n1,2']]],
  ] as [string, Buffer, SheetCell[][]][])('with %s', (_what, bytes, expected) => {
    expect(rowsOf(bytes, 'a.csv')).toEqual(expected);
  });

  it('are parted at what parts most lines alike', () => {
    expect(guessDelimiter('Name|Cost\nA, B|1\nC|2')).toBe('|');
    expect(guessDelimiter('Only a name')).toBe(',');
  });
});

describe('the thread that reads', () => {
  const large = csv('a,b\n'.repeat(20_000));

  it('answers with the sheets, or with what is wrong', async () => {
    expect(await readSheets(xlsx({ Options: rows }), 'a.xlsx')).toEqual([{ name: 'Options', rows: read }]);
    await expect(readSheets(csv('a,b'), 'a.xlsx')).rejects.toThrow(new SheetError(incompatible));
    for (const name of ['a.pdf', 'rows'])
      await expect(readSheets(large, name)).rejects.toThrow(new SheetError(incompatible));
  });

  it('ends with its time, its memory, or the request of the person', async () => {
    await expect(readSheets(large, 'a.csv', { ms: 1 })).rejects.toThrow(/^This file takes too much to read/);
    const rich = xlsx({
      Options: Array.from({ length: 20_000 }, (_, at) => [`Option ${at}`, at, at, at, at]),
    });
    await expect(readSheets(rich, 'a.xlsx', { heapMb: 10 })).rejects.toThrow(
      /^This file takes too much to read/,
    );
    const stop = new AbortController();
    const reading = readSheets(large, 'a.csv', { signal: stop.signal });
    stop.abort(new Error('cancelled'));
    await expect(reading).rejects.toThrow('cancelled');
  });
});
