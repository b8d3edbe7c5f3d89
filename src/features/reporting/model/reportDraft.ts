import type { ReportCardKind, ReportCardShape } from '#shared/reports';
import type { CustomReport, CustomReportPatch } from '../reportingQueries.ts';
import * as t from '../texts.ts';
import { moduleCard } from './cardRegistry.ts';

/** What of a report a person changes. */
export type ReportDraft = Required<Omit<CustomReportPatch, 'state'>>;

const fields = [
  'name',
  'description',
  'scope',
  'access',
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

/** Draft of a report. */
export const toReportDraft = (report: CustomReport): ReportDraft =>
  Object.fromEntries(fields.map((field) => [field, report[field]])) as ReportDraft;

/** What differs from the report, as the server takes it. */
export const toReportPatch = (draft: ReportDraft, report: CustomReport): CustomReportPatch =>
  Object.fromEntries(
    fields
      .filter((field) => JSON.stringify(draft[field]) !== JSON.stringify(report[field]))
      .map((field) => [field, draft[field]]),
  );

/** A new card of a kind. */
export const newCard = (kind: ReportCardKind): ReportCardShape => ({
  key: crypto.randomUUID(),
  kind,
  ...moduleCard(kind)?.starts,
  ...(kind === 'text' && { text: '' }),
  ...(kind === 'section' && { title: t.section }),
});
