import { defineFields } from '#domain/fields';

/** Whether a report is still being composed. Only a published one runs (docs/product/reporting.md). */
export const REPORT_STATES = { DRAFT: 'Draft', PUBLISHED: 'Published' } as const;
/** Where a report is offered. */
export const REPORT_SCOPES = { PROJECT: 'Project team', GLOBAL: 'Global (all projects)' } as const;
/** Who sees a report. */
export const REPORT_ACCESSES = { PRIVATE: 'Private', COMPANY: 'Company' } as const;
/** Papers. */
export const PAGE_SIZES = { letter: 'Letter', legal: 'Legal', ledger: 'Ledger', a3: 'A3', a4: 'A4' } as const;
/** Which way a page is turned. */
export const PAGE_ORIENTATIONS = { portrait: 'Portrait', landscape: 'Landscape' } as const;
/** Widths of the empty edge. */
export const PAGE_MARGINS = { none: 'None', small: 'Small', normal: 'Normal', large: 'Large' } as const;

/** What a report says of itself and how its pages are made. */
export const customReportFields = defineFields({
  name: { label: 'Name', kind: 'text', max: 120, required: true },
  description: { label: 'Description', kind: 'text', max: 1000, lines: true },
  state: { label: 'State', kind: 'choice', choices: REPORT_STATES, required: true },
  scope: { label: 'Scope', kind: 'choice', choices: REPORT_SCOPES, required: true },
  access: { label: 'Access', kind: 'choice', choices: REPORT_ACCESSES, required: true },
  page_size: { label: 'Page size', kind: 'choice', choices: PAGE_SIZES, required: true },
  page_orientation: { label: 'Orientation', kind: 'choice', choices: PAGE_ORIENTATIONS, required: true },
  margin: { label: 'Margin', kind: 'choice', choices: PAGE_MARGINS, required: true },
  include_header: { label: 'Header', kind: 'flag' },
  include_cover_page: { label: 'Cover page', kind: 'flag' },
  include_page_numbers: { label: 'Page numbers', kind: 'flag' },
  include_contents: { label: 'Table of contents', kind: 'flag' },
  include_cover_picture: { label: 'Picture on the cover', kind: 'flag' },
  prepared_for: { label: 'Prepared for', kind: 'text', max: 120 },
  prepared_by: { label: 'Prepared by', kind: 'text', max: 120 },
  report_cards: { label: 'Cards', kind: 'parts' },
  created_by_id: { label: 'Created by', kind: 'reference', to: 'person', fixed: true },
  updated_by_id: { label: 'Updated by', kind: 'reference', to: 'person', fixed: true },
});
