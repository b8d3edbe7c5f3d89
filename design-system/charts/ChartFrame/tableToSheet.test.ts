import { expect, it } from 'vitest';
import { tableToSheet } from './tableToSheet.ts';

it('keeps figures as numbers and names as texts', () => {
  const sheet = tableToSheet('Risks', {
    caption: 'Risks',
    headings: [{ text: 'Category' }, { text: 'Cost', figure: true }],
    rows: [
      { id: 'a', head: '=A1', cells: [{ text: '$1,850', value: 1850 }] },
      { id: 'b', head: 'Market', cells: [{ text: '-', value: null }] },
    ],
  });
  expect(sheet.columns.map(({ kind }) => kind)).toEqual(['text', 'number']);
  expect(sheet.rows).toEqual([
    ['=A1', 1850],
    ['Market', null],
  ]);
});
