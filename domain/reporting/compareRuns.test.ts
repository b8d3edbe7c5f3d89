import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareRuns, type ComparedPaper } from './index.ts';

const columns = [
  { id: 'code', label: 'Code' },
  { id: 'name', label: 'Name' },
  { id: 'cost', label: 'Cost' },
];
const items = (rows: string[][], total: string[] | null = null): ComparedPaper => ({
  key: 'items',
  title: 'Value Optioneering',
  table: { columns, rows, total },
});
const one = ['VO-001', 'Window wall', '$5'];
const two = ['VO-002', 'Glass ratio', '$7'];
const only = (before: ComparedPaper, after: ComparedPaper) => compareRuns([before], [after])[0];

it('tells rows that came, went and changed, and the totals', () => {
  expect(
    only(
      items([one, two], ['', '2 items', '$12']),
      items(
        [
          ['VO-001', 'Window wall', '$6'],
          ['VO-003', 'Pods', '$1'],
        ],
        ['', '2 items', '$7'],
      ),
    ),
  ).toEqual({
    key: 'items',
    title: 'Value Optioneering',
    kind: 'changed',
    rows: [
      { name: 'VO-001 Window wall', kind: 'changed', cells: [{ label: 'Cost', before: '$5', after: '$6' }] },
      { name: 'VO-003 Pods', kind: 'added', cells: [] },
      { name: 'VO-002 Glass ratio', kind: 'removed', cells: [] },
    ],
    cells: [{ label: 'Cost', before: '$12', after: '$7' }],
  });
});

it('leaves out the order of rows, and columns that only one of them has', () => {
  expect(only(items([one, two]), items([two, one]))).toMatchObject({ kind: 'same', rows: [] });
  const narrow = {
    key: 'items',
    title: 'x',
    table: { columns: columns.slice(0, 2), rows: [['VO-001', 'Window wall']], total: null },
  };
  expect(only(items([one]), narrow)).toMatchObject({ kind: 'same' });
});

it('counts rows that are called alike', () => {
  const alike = ['Fee', '', '$1'];
  expect(only(items([alike]), items([alike, alike]))?.rows).toEqual([
    { name: 'Fee', kind: 'added', cells: [] },
  ]);
});

it('tells cards that came and went, and what texts and charts say', () => {
  const text = (key: string, said: string): ComparedPaper => ({ key, title: key, text: said });
  const chart = (lead: string): ComparedPaper => ({ key: 'c', title: 'Trend', picture: { lead } });
  expect(
    compareRuns([text('a', 'x'), text('b', 'y'), chart('Up')], [text('a', 'z'), chart('Up'), text('d', '')]),
  ).toMatchObject([
    { key: 'a', kind: 'changed', cells: [{ label: 'Text', before: 'x', after: 'z' }] },
    { key: 'c', kind: 'same' },
    { key: 'd', kind: 'added' },
    { key: 'b', kind: 'removed' },
  ]);
});

it('finds nothing between a run and itself, and mirrors between two', () => {
  const row = fc
    .tuple(fc.constantFrom('A', 'B', 'C'), fc.constantFrom('x', 'y'), fc.constantFrom('1', '2'))
    .map((cells) => [...cells]);
  const paper = fc.array(row, { maxLength: 8 }).map((rows) => items(rows));
  const tally = (kind: string, [card]: ReturnType<typeof compareRuns>) =>
    card?.rows.filter((change) => change.kind === kind).length;
  fc.assert(
    fc.property(paper, paper, (before, after) => {
      expect(compareRuns([before], [before])).toMatchObject([{ kind: 'same', rows: [], cells: [] }]);
      const [there, back] = [compareRuns([before], [after]), compareRuns([after], [before])];
      expect(tally('added', there)).toBe(tally('removed', back));
      expect(tally('changed', there)).toBe(tally('changed', back));
    }),
    { seed: 22 },
  );
});

it('tells images that came, went and are others', () => {
  const images = (...pictures: [string, string][]): ComparedPaper => ({
    key: 'images',
    title: 'Images',
    images: { pictures: pictures.map(([caption, image]) => ({ caption, image, alt: caption })) },
  });
  const change = only(
    images(['Mock-up', 'a'], ['Borings', 'b'], ['Vault', 'c']),
    images(['Mock-up', 'a'], ['Vault', 'd'], ['Canopy', 'e']),
  );
  expect(change).toMatchObject({
    kind: 'changed',
    rows: [
      { name: 'Vault', kind: 'changed' },
      { name: 'Canopy', kind: 'added' },
      { name: 'Borings', kind: 'removed' },
    ],
  });
  expect(only(images(['Vault', 'c']), images(['Vault', 'c']))?.kind).toBe('same');
});
