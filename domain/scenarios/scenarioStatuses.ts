/** Statuses of a scenario with their labels (docs/product/scenarios.md). */
export const SCENARIO_STATUSES = {
  PENDING: { label: 'Pending' },
  APPROVED: { label: 'Approved' },
  REJECTED: { label: 'Rejected' },
} as const;

/** A status of a scenario. */
export type ScenarioStatus = keyof typeof SCENARIO_STATUSES;
