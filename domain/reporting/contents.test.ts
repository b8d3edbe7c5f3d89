import { expect, it } from 'vitest';
import { contentsInPages, contentsOf, contentsPages, HEIGHTS } from './index.ts';

const papers = [
  { key: 'a', kind: 'text' },
  { key: 's', kind: 'section' },
  { key: 'b', kind: 'risk-table' },
  { key: 'never', kind: 'text' },
  { key: 't', kind: 'section' },
];

it('lists each card once with the sheet of its beginning, in or outside of a section', () => {
  const pages = [[{ key: 'a' }], [{ key: 's' }, { key: 'b' }], [{ key: 'b' }], [{ key: 'b' }, { key: 't' }]];
  expect(contentsOf(papers, pages, 2)).toEqual([
    { key: 'a', isSection: false, isInSection: false, page: 3 },
    { key: 's', isSection: true, isInSection: false, page: 4 },
    { key: 'b', isSection: false, isInSection: true, page: 4 },
    { key: 't', isSection: true, isInSection: false, page: 6 },
  ]);
});

it('takes as many sheets as its lines need, and one without any', () => {
  const room = HEIGHTS.contentsHead + 3 * HEIGHTS.contentsRow + 10;
  expect([0, 1, 3, 4, 7].map((count) => contentsPages(count, room))).toEqual([1, 1, 1, 2, 3]);
  expect(contentsInPages([1, 2, 3, 4], room)).toEqual([[1, 2, 3], [4]]);
  expect(contentsInPages([], room)).toEqual([[]]);
});
