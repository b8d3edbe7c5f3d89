import { defineFields } from '#domain/fields';
import { CRITERION_RESULTS } from './criterionResults.ts';

/** What a project is for, in a few sentences (docs/product/vision.md). */
export const visionFields = defineFields({
  statement: { label: 'Statement', kind: 'text', max: 2000, lines: true },
  agreed_by_id: { label: 'Agreed by', kind: 'reference', to: 'person' },
  agreed_on: { label: 'Agreed on', kind: 'date' },
  facts: { label: 'Key figures', kind: 'parts' },
});

/** A goal that each item is judged by. Its weight is in percent. */
export const driverFields = defineFields({
  name: { label: 'Driver', kind: 'text', max: 120, required: true },
  description: { label: 'Description', kind: 'text', max: 1000, lines: true },
  weight: { label: 'Weight', kind: 'percent', min: 0.01, max: 100, required: true },
  position: { label: 'Order', kind: 'count', fixed: true },
});

/** What a project is judged by: who judges it, at which milestone, and the result. */
export const criterionFields = defineFields({
  name: { label: 'Criterion', kind: 'text', max: 200, required: true },
  judge_id: { label: 'Judged by', kind: 'reference', to: 'person' },
  milestone_id: { label: 'Judged at', kind: 'reference', to: 'milestone' },
  result: { label: 'Result', kind: 'choice', choices: CRITERION_RESULTS },
  note: { label: 'Note', kind: 'text', max: 2000, lines: true },
  position: { label: 'Order', kind: 'count', fixed: true },
});

/** Most of each that a project may have. */
export const VISION_LIMITS = { value_drivers: 20, criteria: 50, facts: 4 } as const;

/** What is said when something of a vision cannot be saved. */
export const VISION_MESSAGES = {
  driverTaken: 'Another driver has this name. Choose a different one.',
  value_drivers: `A project has at most ${VISION_LIMITS.value_drivers} value drivers. Remove one first.`,
  criteria: `A project has at most ${VISION_LIMITS.criteria} success criteria. Remove one first.`,
  order: 'The order names every driver once. Reload the page and try again.',
  once: 'Each driver and criterion can be named once. Send its changes together.',
  judge: 'Choose someone who can see this project.',
  milestone: 'Choose a milestone of this project.',
} as const;
