/** Statuses of a mitigation with their labels (docs/product/risks.md). */
export const MITIGATION_STATUSES = {
  DRAFT: { label: 'Not Started' },
  IN_PROGRESS: { label: 'In progress' },
  COMPLETE: { label: 'Done' },
} as const;

/** A status of a mitigation. */
export type MitigationStatus = keyof typeof MITIGATION_STATUSES;

/**
 * Whole percentages of mitigations by status: the first two cut off, done takes the rest, so that they make 100
 * (docs/product/risks.md). All zero when there are none.
 */
export function mitigationProgress(statuses: readonly MitigationStatus[]): Record<MitigationStatus, number> {
  if (statuses.length === 0) return { DRAFT: 0, IN_PROGRESS: 0, COMPLETE: 0 };
  const share = (status: MitigationStatus) =>
    Math.floor((statuses.filter((one) => one === status).length * 100) / statuses.length);
  const [DRAFT, IN_PROGRESS] = [share('DRAFT'), share('IN_PROGRESS')];
  return { DRAFT, IN_PROGRESS, COMPLETE: 100 - DRAFT - IN_PROGRESS };
}
