/** Statuses of a mitigation with their labels (docs/product/risks.md). */
export const MITIGATION_STATUSES = {
  DRAFT: { label: 'Not Started' },
  IN_PROGRESS: { label: 'In progress' },
  COMPLETE: { label: 'Done' },
} as const;

/** A status of a mitigation. */
export type MitigationStatus = keyof typeof MITIGATION_STATUSES;

/** How many mitigations there are in each status. */
export type MitigationCounts = Readonly<Record<MitigationStatus, number>>;

/** All of them. */
export const mitigationCount = ({ DRAFT, IN_PROGRESS, COMPLETE }: MitigationCounts): number =>
  DRAFT + IN_PROGRESS + COMPLETE;

/**
 * Whole percentages of mitigations by status: the first two cut off, done takes the rest, so that they make 100
 * (docs/product/risks.md). All zero when there are none.
 */
export function mitigationProgress(counts: MitigationCounts): MitigationCounts {
  const all = mitigationCount(counts);
  if (all === 0) return { DRAFT: 0, IN_PROGRESS: 0, COMPLETE: 0 };
  const share = (status: MitigationStatus) => Math.floor((counts[status] * 100) / all);
  const [DRAFT, IN_PROGRESS] = [share('DRAFT'), share('IN_PROGRESS')];
  return { DRAFT, IN_PROGRESS, COMPLETE: 100 - DRAFT - IN_PROGRESS };
}
