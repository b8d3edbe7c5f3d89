import { expect, it } from 'vitest';
import type { Piece } from '#domain/reporting';
import { pageList } from './pageList.ts';
import type { PaperCard, ReportPages } from './paper.ts';

const paper = (key: string, title: string): [string, PaperCard] => [
  key,
  {
    card: { key, kind: 'text', title },
    widths: [],
    rowHeights: [],
    noteHeight: 0,
    state: 'ready',
    retry: () => undefined,
  },
];
const piece = (key: string, isContinued = false): Piece => ({
  key,
  from: 0,
  to: 0,
  isContinued,
  isEnd: true,
  height: 100,
});
const layout: ReportPages = {
  cards: new Map([paper('a', 'Risks'), paper('b', 'Issues')]),
  pages: [[piece('a')], [piece('a', true), piece('b')]],
  hidden: [],
  isLoading: false,
};
const page = {
  page_size: 'letter',
  page_orientation: 'portrait',
  margin: 'normal',
  include_header: true,
  include_cover_page: true,
  include_page_numbers: true,
} as const;

it('names every sheet by what begins or goes on there', () => {
  expect(pageList({ ...page, include_contents: true }, layout)).toEqual([
    ['Cover'],
    ['Contents'],
    ['Risks'],
    ['Risks, continued', 'Issues'],
  ]);
  expect(pageList({ ...page, include_cover_page: false }, { ...layout, pages: [] })).toEqual([[]]);
});
