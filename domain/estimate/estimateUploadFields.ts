import { defineFields } from '#domain/fields';

/** States of an uploaded estimate: the first two are those of the work that reads it (docs/product/estimate.md). */
export const UPLOAD_STATES = {
  READING: 'Being read',
  FAILED: 'Not readable',
  REVIEW: 'In review',
  ACCEPTED: 'Accepted',
  DISCARDED: 'Discarded',
} as const;

/** A state of an uploaded estimate. */
export type UploadState = keyof typeof UPLOAD_STATES;

/** What is kept of a file on its way into an estimate. Amount in dollars, as it was accepted. */
export const estimateUploadFields = defineFields({
  milestone_id: { label: 'Milestone', kind: 'reference', to: 'milestone', fixed: true },
  file_name: { label: 'File', kind: 'text', max: 250, fixed: true },
  file_type: { label: 'Type', kind: 'text', max: 120, fixed: true },
  size: { label: 'Size', kind: 'count', fixed: true },
  status: { label: 'State', kind: 'choice', choices: UPLOAD_STATES, fixed: true },
  lines_count: { label: 'Lines', kind: 'count', fixed: true },
  amount: { label: 'Amount', kind: 'money' },
  created_by_id: { label: 'Uploaded by', kind: 'reference', to: 'person', fixed: true },
});
