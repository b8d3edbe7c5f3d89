import { expect, it } from 'vitest';
import { tableToCsv } from './tableToCsv.ts';

it('writes plain numbers, quotes what needs it and disarms formulas', () => {
  const csv = tableToCsv({
    caption: 'Test',
    headings: [{ text: 'Name' }, { text: 'Amount', figure: true }],
    rows: [
      { id: '1', head: 'Plain', cells: [{ text: '($1,900,000)', value: -1_900_000 }] },
      { id: '2', head: 'With "quotes", and comma', cells: [{ text: '-', value: null }] },
      { id: '3', head: '=HYPERLINK("x")', cells: [{ text: '2', value: '+1' }] },
    ],
  });
  expect(csv).toBe(
    'Name,Amount\r\nPlain,-1900000\r\n"With ""quotes"", and comma",\r\n"\'=HYPERLINK(""x"")",\'+1\r\n',
  );
});
