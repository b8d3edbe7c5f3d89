import type { components } from '#contract/api.ts';

type Schemas = components['schemas'];

/** Cards of a report for tests. */
export const cards = [
  { key: 'items', kind: 'foresite-table' },
  { key: 'risks', kind: 'risk-table' },
] as const;
/** A table of one cell. */
export const table = (cell: string): Schemas['ReportRunTable'] => ({
  columns: [{ id: 'name', label: 'Name', width: 900, is_end: false }],
  rows: [[cell]],
  row_heights: [36],
  total: null,
});
/** A part of a page. */
export const piece = (key: string, to = 1) => ({
  key,
  from: 0,
  to,
  is_continued: false,
  is_end: true,
  height: 93,
});
/** What a run keeps: a page with a table and one with a note. */
export const figuresOf = (part: Partial<Schemas['ReportRunFigures']> = {}): Schemas['ReportRunFigures'] => ({
  page_size: 'letter',
  page_orientation: 'landscape',
  margin: 'small',
  include_header: true,
  include_cover_page: true,
  include_page_numbers: true,
  project_name: 'Cedar Ridge',
  project_facts: '',
  author: 'Lena',
  papers: [
    { key: 'items', kind: 'foresite-table', title: 'Value Optioneering', table: table('Chilled beams') },
    { key: 'note', kind: 'text', title: 'Before 50% DD', text: 'Steel is bought.' },
  ],
  pages: [[piece('items')], [piece('note', 0)]],
  ...part,
});
