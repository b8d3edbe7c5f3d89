/** Kinds of estimate lines (docs/product/estimate.md). */
export const LINE_KINDS = {
  WORK: 'Work',
  ALLOWANCE: 'Allowance',
  CONTINGENCY: 'Contingency',
  ESCALATION: 'Escalation',
  ALTERNATE: 'Alternate',
} as const;

/** A kind of estimate line. */
export type LineKind = keyof typeof LINE_KINDS;

/** Whether lines of a kind are in the total of their estimate: alternates are priced beside it. */
export const countsInTotal = (kind: LineKind): boolean => kind !== 'ALTERNATE';
