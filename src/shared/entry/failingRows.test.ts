import { expect, it } from 'vitest';
import { type Failing, failingRows, failingWords } from './failingRows.ts';

const row = (place: number) => ({ key: `k${place}`, place, id: null, version: 0, name: '' });

/** All that a banner says, as it is read. */
function sentence(failing: readonly Failing[]): string {
  const { head, rows, more } = failingWords(failing);
  return `${head}${rows.map(({ failing: { row: place }, text }) => `Row ${place}${text}`).join('')}${more}`;
}

it('names the rows that cannot be saved with each sentence once, and counts the rest', () => {
  const rows = Array.from({ length: 12 }, (_, index) => row(index + 1));
  const failing = failingRows(
    rows,
    [{ key: 'k2', column: 'due_date', message: 'Not a day' }],
    { k2: { name: 'Gone' }, k3: { name: 'Name is required' } },
    ({ place }) => (place >= 3 ? { name: 'Name is required' } : {}),
  );
  expect(failing[0]).toEqual({ key: 'k2', row: 2, column: 'due_date', texts: ['Not a day', 'Gone'] });
  expect(failing.length).toBe(11);
  const one = { key: 'k2', row: 2, column: 'name' };
  expect(
    sentence([
      { ...one, texts: ['Choose one.', 'It must not be 1.5.'] },
      { ...one, row: 3, texts: ['Gone.'] },
    ]),
  ).toBe('2 rows have errors. Row 2: Choose one, It must not be 1.5; Row 3: Gone.');
  expect(sentence(failing.slice(0, 1))).toBe('1 row has errors. Row 2: Not a day, Gone');
  expect(sentence(failing)).toMatch(
    /^11 rows have errors\. Row 2: .*; Row 3.*, Row 9: Name is required, and 3 more$/,
  );
});

it('says once what several rows lack, and names those rows side by side', () => {
  const lacks = (place: number, text: string) => ({
    key: `k${place}`,
    row: place,
    column: 'name',
    texts: [text],
  });
  const [site, reduce] = ['"Site" is not in the list.', '"Reduce" is not in the list.'];
  expect(sentence([lacks(9, site), lacks(10, reduce), lacks(13, site), lacks(14, reduce)])).toBe(
    '4 rows have errors. Row 9, Row 13: "Site" is not in the list; Row 10, Row 14: "Reduce" is not in the list.',
  );
});

it('does not ask for what is there and cannot be read', () => {
  const failing = failingRows(
    [row(1)],
    [
      {
        key: 'k1',
        column: 'status',
        message: '"Parked" is not among the options. Choose one from the list.',
      },
    ],
    {},
    () => ({ status: 'Status is required', name: 'Name is required' }),
  );
  expect(failing.map(({ texts }) => texts)).toEqual([
    ['"Parked" is not among the options. Choose one from the list.', 'Name is required'],
  ]);
});
