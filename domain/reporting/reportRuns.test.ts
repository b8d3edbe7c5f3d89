import { describe, expect, it } from 'vitest';
import {
  CARD_READ_WITH,
  cardShownWith,
  missingFor,
  RUN_IMAGES,
  RUN_NOTES,
  runNotesOf,
  runPages,
  runProblem,
  runReadWith,
  type RunShape,
} from './index.ts';

const cards = [
  { key: 'a', kind: 'risk-table' },
  { key: 'b', kind: 'text' },
];
const table = { columns: ['x'], rows: [['1'], ['2']], row_heights: [36, 36], total: null };
const sound: RunShape = {
  page_size: 'letter' as const,
  page_orientation: 'portrait' as const,
  margin: 'normal' as const,
  include_header: true,
  include_cover_page: true,
  include_page_numbers: true,
  papers: [
    { key: 'a', kind: 'risk-table', table },
    { key: 'b', kind: 'text' },
  ],
  pages: [
    [{ key: 'a', from: 0, to: 1 }],
    [
      { key: 'a', from: 1, to: 2 },
      { key: 'b', from: 0, to: 0 },
    ],
  ],
};
const notes = (count: number): RunShape['papers'] =>
  Array.from({ length: count }, (_, at) => ({ key: `note ${at}`, kind: 'text' }));

const images = (count: number, rows: number): NonNullable<RunShape['papers'][number]['images']> => ({
  per_row: 2,
  pictures: Array.from({ length: count }, () => 'image'),
  row_heights: Array.from({ length: rows }, () => 300),
});

describe('the figures of a run', () => {
  it('are sound where every page shows what its cards have', () => {
    expect(runProblem(sound, cards)).toBeUndefined();
    expect(
      runProblem({ ...sound, papers: [...sound.papers, ...notes(RUN_NOTES.most)] }, cards),
    ).toBeUndefined();
    const shown = { key: 'x', kind: 'text', images: images(RUN_IMAGES.most, 6) } as const;
    const pages = [...sound.pages, [{ key: 'x', from: 0, to: 6 }]];
    expect(runProblem({ ...sound, papers: [...sound.papers, shown], pages }, cards)).toBeUndefined();
    // Images are no notes.
    expect(runNotesOf([...sound.papers, shown, ...notes(2)], cards)).toHaveLength(2);
    expect(runPages(sound)).toBe(3);
    expect(runPages({ ...sound, include_cover_page: false })).toBe(2);
  });

  it.each<[string, Partial<RunShape>, RegExp]>([
    ['two cards of one key', { papers: [...sound.papers, { key: 'b', kind: 'text' }] }, /key of its own/],
    ['a card of another kind', { papers: [{ key: 'a', kind: 'text' }], pages: [] }, /not that of the report/],
    ['a card beside the report', { papers: [{ key: 'z', kind: 'risk-table' }], pages: [] }, /does not have/],
    ['too many notes', { papers: [...sound.papers, ...notes(RUN_NOTES.most + 1)] }, /at most 20 notes/],
    [
      'a row that is too short',
      { papers: [{ key: 'a', kind: 'risk-table', table: { ...table, rows: [['1'], []] } }], pages: [] },
      /columns/,
    ],
    [
      'a part with a column too many',
      { papers: [{ key: 'a', kind: 'risk-table', table: { ...table, parts: [[0], [0, 1]] } }], pages: [] },
      /columns/,
    ],
    ['a part that is not there', { pages: [[{ key: 'a', from: 0, to: 1, part: 1 }]] }, /A page of the run/],
    [
      'a row without height',
      { papers: [{ key: 'a', kind: 'risk-table', table: { ...table, row_heights: [36] } }], pages: [] },
      /columns/,
    ],
    [
      'a total of another width',
      { papers: [{ key: 'a', kind: 'risk-table', table: { ...table, total: [] } }], pages: [] },
      /columns/,
    ],
    [
      'images in a card of the report',
      { papers: [{ key: 'b', kind: 'text', images: images(2, 1) }], pages: [] },
      /one place/,
    ],
    [
      'images in two places',
      {
        papers: [
          { key: 'x', kind: 'text', images: images(1, 1) },
          { key: 'y', kind: 'text', images: images(1, 1) },
        ],
        pages: [],
      },
      /one place/,
    ],
    [
      'too many images',
      { papers: [{ key: 'x', kind: 'text', images: images(RUN_IMAGES.most + 1, 7) }], pages: [] },
      /at most 12 images/,
    ],
    [
      'images without a row',
      { papers: [{ key: 'x', kind: 'text', images: images(3, 1) }], pages: [] },
      /their rows/,
    ],
    [
      'a row of images that is not there',
      {
        papers: [{ key: 'x', kind: 'text', images: images(3, 2) }],
        pages: [[{ key: 'x', from: 0, to: 3 }]],
      },
      /do not have/,
    ],
    ['a page of nothing', { pages: [[{ key: 'gone', from: 0, to: 0 }]] }, /do not have/],
    ['a row that is not there', { pages: [[{ key: 'a', from: 0, to: 3 }]] }, /do not have/],
    ['rows backwards', { pages: [[{ key: 'a', from: 2, to: 1 }]] }, /do not have/],
  ])('are refused: %s', (_what, part, words) => {
    expect(runProblem({ ...sound, ...part }, cards)).toMatch(words);
  });
});

describe('who opens a run', () => {
  it('holds what its maker read it with, and nothing that its maker lacked', () => {
    const held = new Set(['foresite_access', 'risk_access', 'timeline_access']);
    expect(runReadWith([{ kind: 'foresite-table' }, { kind: 'risk-table' }, { kind: 'text' }], held)).toEqual(
      ['foresite_access', 'risk_access'],
    );
    expect(runReadWith([{ kind: 'foresite-table' }], new Set([...held, 'view_item_markup']))).toEqual([
      'foresite_access',
      'view_item_markup',
    ]);
    expect(runReadWith([{ kind: 'text' }], held)).toEqual([]);
    expect(runReadWith([{ kind: 'foresite-chart' }], held)).toEqual(['foresite_access']);
    for (const drawn of [{ show_risk: true }, { show_outcome: true }])
      expect(runReadWith([{ kind: 'foresite-chart', ...drawn }], held)).toEqual([
        'foresite_access',
        'risk_access',
      ]);
  });

  it.each(Object.keys(CARD_READ_WITH) as (keyof typeof CARD_READ_WITH)[])(
    'nobody runs a card of which they lack a permission that shows it: %s',
    (kind) => {
      const needs = cardShownWith(kind);
      expect(missingFor(kind, new Set(needs))).toBeUndefined();
      for (const one of needs) {
        const others = needs.filter((need) => need !== one);
        expect(missingFor(kind, new Set(others))).toBe(one);
      }
    },
  );

  it('an allocation shows to those who see both packages and estimate', () => {
    const kind = 'bid-package-allocation-table';
    expect(missingFor(kind, new Set(['procurement_access']))).toBe('estimate_access');
    expect(missingFor(kind, new Set(['estimate_access']))).toBe('procurement_access');
    expect(missingFor('tvd-table', new Set(['tvd_access']))).toBeUndefined();
  });
});
