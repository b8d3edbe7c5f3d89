import { defineFields } from '#domain/fields';

/** What a person says of a line, or of two, that a comparison shows. */
export const ESTIMATE_REMARK_KINDS = {
  MATCHED: 'The same work',
  APART: 'Not the same work',
  NOTE: 'Note',
} as const;

/** A remark on a comparison of two estimates. */
export const estimateRemarkFields = defineFields({
  milestone_id: { label: 'Milestone', kind: 'reference', to: 'milestone', fixed: true },
  against_id: { label: 'Compared with', kind: 'reference', to: 'milestone', fixed: true },
  against_version: { label: 'Version', kind: 'count', fixed: true },
  kind: { label: 'Said', kind: 'choice', choices: ESTIMATE_REMARK_KINDS, fixed: true },
  name: { label: 'Lines', kind: 'text', max: 500, fixed: true },
  // The name says which lines they are; nobody reads their keys.
  before_key: { label: 'Line before', kind: 'parts', fixed: true },
  after_key: { label: 'Line after', kind: 'parts', fixed: true },
  note: { label: 'Note', kind: 'text', max: 2_000, lines: true },
});
