import { unzipSync, strFromU8 } from 'fflate';
import { expect, it } from 'vitest';
import type { GridColumn } from '../DataGrid/gridTypes.ts';
import { toExportTable } from './exportTable.ts';
import { writeCsv } from './writeCsv.ts';
import { writeXlsx } from './writeXlsx.ts';

interface Row {
  name: string;
  cost: number | null;
  share: number;
  day: string | null;
  unit: string;
}
const columns: readonly GridColumn<Row>[] = [
  { id: 'name', title: 'Name', width: 210, edit: { type: 'text' }, render: () => null },
  { id: 'cost', title: 'Cost', width: 100, edit: { type: 'money' }, render: () => null },
  { id: 'share', title: '=Share', width: 70, edit: { type: 'percent' }, render: () => null },
  { id: 'day', title: 'Day', width: 90, edit: { type: 'date' }, render: () => null },
  {
    id: 'unit',
    title: 'Unit',
    width: 60,
    edit: { type: 'choice', options: [{ value: 'u1', label: 'SF' }] },
    render: () => null,
  },
  { id: 'double', title: 'Double', width: 60, exportValue: (row) => (row.cost ?? 0) * 2, render: () => null },
  { id: 'until', title: 'Until', width: 90, exportKind: 'date', value: (row) => row.day, render: () => null },
  { id: 'tools', title: 'Tools', width: 30, render: () => null },
];
const rows: readonly Row[] = [
  { name: '=HYPERLINK("http://x")', cost: -12.5, share: 12.5, day: '2026-01-02', unit: 'u1' },
  { name: '-5 is no number, said "Ann"\n@home', cost: null, share: 0, day: null, unit: 'gone' },
];
const table = toExportTable('Items', columns, rows);

it('leaves out what has nothing to say and names options', () => {
  expect(table.columns.map(({ title }) => title)).toEqual([
    'Name',
    'Cost',
    '=Share',
    'Day',
    'Unit',
    'Double',
    'Until',
  ]);
  expect(table.rows[0]).toEqual([
    '=HYPERLINK("http://x")',
    -12.5,
    12.5,
    '2026-01-02',
    'SF',
    -25,
    '2026-01-02',
  ]);
  expect(table.columns.at(-1)?.kind).toBe('date');
});

it('writes CSV with real numbers and no formula', () => {
  expect(writeCsv(table)).toBe(
    "\ufeffName,Cost,'=Share,Day,Unit,Double,Until\r\n" +
      '"\'=HYPERLINK(""http://x"")",-12.5,12.5%,2026-01-02,SF,-25,2026-01-02\r\n' +
      '"\'-5 is no number, said ""Ann""\n@home",,0%,,gone,0,\r\n',
  );
});

it.each(['=1', '+1', '-1', '@a', '\t=1', '\r=1', ' =1', '＝1', '\n@a'])('defuses %j', (text) => {
  const csv = writeCsv({ name: 'x', columns: [{ title: 'A', width: 10, kind: 'text' }], rows: [[text]] });
  expect(csv.split('\r\n').slice(1).join('\r\n')).toMatch(/^"?'/);
});

it('writes a workbook of typed cells under headings that stay', async () => {
  const files = unzipSync(new Uint8Array(await (await writeXlsx(table)).arrayBuffer()));
  const read = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  const sheet = read('xl/worksheets/sheet1.xml');
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain('<v>-12.5</v>');
  expect(sheet).toContain('<v>0.125</v>');
  expect(sheet).toContain('<v>46024</v>');
  expect(sheet).toMatch(/state="frozen"/);
  expect(sheet).toMatch(/<col [^>]*width="30"/);
  expect(read('xl/sharedStrings.xml')).toContain('=HYPERLINK');
  expect(read('xl/workbook.xml')).toContain('name="Items"');
});
