import { expect, it } from 'vitest';
import { seriesTable } from './seriesTable.ts';
import { tableToCsv } from './tableToCsv.ts';

const table = seriesTable({
  caption: 'Weights',
  pointName: 'Tree',
  points: [
    { id: '1', label: 'Oak', detail: 'Sep 15' },
    { id: '2', label: 'Elm' },
  ],
  series: [
    { name: 'First', values: [0.1 + 0.2, Number.NaN] },
    { name: 'Second', values: [-5, Number.NEGATIVE_INFINITY] },
  ],
  formatValue: (value) => `${value.toFixed(1)} t`,
  totalName: 'Total',
});

it('holds the very values that were given, and names the gaps', () => {
  expect(table.headings.map(({ text }) => text)).toEqual(['Tree', 'First', 'Second', 'Total']);
  expect(table.rows[0]).toEqual({
    id: '1',
    head: 'Oak, Sep 15',
    cells: [
      { text: '0.3 t', value: 0.1 + 0.2 },
      { text: '-5.0 t', value: -5 },
      { text: '-4.7 t', value: 0.1 + 0.2 - 5 },
    ],
  });
  expect(table.rows[1]?.cells.map(({ text }) => text)).toEqual([
    'Not a number',
    'Infinite, below zero',
    'No value',
  ]);
});

it('goes into a file with exact numbers and without formulas', () => {
  expect(tableToCsv(table)).toBe(
    'Tree,First,Second,Total\r\n"Oak, Sep 15",0.30000000000000004,-5,-4.7\r\nElm,NaN,\'-Infinity,\r\n',
  );
});
