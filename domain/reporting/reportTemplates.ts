import { defineFields } from '#domain/fields';

/** What templates of reports keep to (docs/product/reporting.md). */
export const REPORT_TEMPLATES = {
  /** Of a company. */
  most: 100,
} as const;

/** What a template says of itself. */
export const reportTemplateFields = defineFields({
  name: { label: 'Name', kind: 'text', max: 120, required: true },
  description: { label: 'Description', kind: 'text', max: 1000, lines: true },
  layout: { label: 'Cards and pages', kind: 'parts', fixed: true },
  created_by_id: { label: 'Created by', kind: 'reference', to: 'person', fixed: true },
});

const kept = [
  'page_size',
  'page_orientation',
  'margin',
  'include_header',
  'include_cover_page',
  'include_page_numbers',
  'include_contents',
  'include_cover_picture',
  'prepared_for',
  'prepared_by',
  'report_cards',
] as const;

/** What of a report a template keeps: its cards and pages. */
export const toTemplateLayout = <R extends Record<(typeof kept)[number], unknown>>(
  report: R,
): Pick<R, (typeof kept)[number]> =>
  Object.fromEntries(kept.map((field) => [field, report[field]])) as Pick<R, (typeof kept)[number]>;

/** Whether somebody may delete a template: whoever kept it, and who administers the company. */
export const mayDeleteTemplate = ({ isOwn }: { isOwn: boolean }, permissions: ReadonlySet<string>): boolean =>
  isOwn || permissions.has('change_company');
