/** How a success criterion turned out, with its label. */
export const CRITERION_RESULTS = {
  NOT_JUDGED: 'Not judged',
  MET: 'Met',
  AT_RISK: 'At risk',
  NOT_MET: 'Not met',
} as const;

/** One of the results. */
export type CriterionResult = keyof typeof CRITERION_RESULTS;
