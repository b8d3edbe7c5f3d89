import { defineFields } from '#domain/fields';

/** States of a submitted estimate (docs/product/estimate.md). */
export const ESTIMATE_VERSION_STATES = { SUBMITTED: 'Submitted', REPLACED: 'Replaced' } as const;

/** What is kept of an estimate that was submitted. Amount in dollars, as it was then. */
export const estimateVersionFields = defineFields({
  milestone_id: { label: 'Milestone', kind: 'reference', to: 'milestone', fixed: true },
  number: { label: 'Version', kind: 'count', fixed: true },
  status: { label: 'State', kind: 'choice', choices: ESTIMATE_VERSION_STATES, fixed: true },
  note: { label: 'Note', kind: 'text', max: 2_000, lines: true },
  lines_count: { label: 'Lines', kind: 'count', fixed: true },
  amount: { label: 'Amount', kind: 'money' },
  submitted_by_id: { label: 'Submitted by', kind: 'reference', to: 'person', fixed: true },
});
