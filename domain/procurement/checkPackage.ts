import type { IsoDate } from '#domain/dates';
import type { FieldErrors } from '#domain/errors';
import { fieldProblems } from '#domain/fields';
import { packageFields } from './packageFields.ts';
import { isBought, type PackageStatus, packageStatusProblem } from './packageStatus.ts';

/** What is already known of the package; null for a new one. */
export interface PackageBefore {
  status: PackageStatus;
  leveled_low: number | null;
  committed: number | null;
  bids_due: string | null;
  award_by: string | null;
  on_site: string | null;
}

/** A package as typed or as sent; absent fields of one that exists stay as they are. */
export type PackageDraft = Partial<Record<keyof typeof packageFields, unknown>>;

const dates = ['bids_due', 'award_by', 'on_site'] as const;

/** What is wrong with a bid package, by field. Form and server share it. */
export function checkPackage(
  draft: PackageDraft,
  { today, before }: { today: IsoDate; before: PackageBefore | null },
): FieldErrors {
  const isNew = before === null;
  const problems: Record<string, readonly string[]> = {
    ...fieldProblems(packageFields, draft, { today, isNew }),
  };
  const after = { ...before, ...draft };
  const status = after.status as PackageStatus;
  if (typeof draft.status === 'string' && !problems['status']) {
    const problem = packageStatusProblem(before?.status ?? null, status);
    if (problem) problems['status'] = [problem];
  }
  // What a status asks for is said once the status itself may be had.
  if (problems['status']) return problems as FieldErrors;
  if (status === 'RECOMMENDED' && after.leveled_low == null)
    problems['leveled_low'] ??= ['A recommended package needs its leveled low. Enter the amount.'];
  if (isBought(status) && committedAfter(draft, before) === null)
    problems['committed'] ??= ['An awarded package needs its committed amount. Enter the contract amount.'];
  if (!isBought(status) && draft.committed != null && draft.committed !== before?.committed)
    problems['committed'] ??= [
      'Only an awarded package has a committed amount. Award it first, or clear the amount.',
    ];
  for (const [place, field] of dates.entries()) {
    if (draft[field] === undefined && dates.every((one) => draft[one] === undefined)) continue;
    const later = after[field];
    const earlier = dates.slice(0, place).findLast((one) => after[one] != null);
    if (earlier && typeof later === 'string' && later < String(after[earlier]))
      problems[field] ??= [
        `${packageFields[field].label} is before ${packageFields[earlier].label.toLowerCase()}. Choose a later day.`,
      ];
  }
  return problems as FieldErrors;
}

/**
 * The committed amount once a draft is saved, in dollars: what was typed, what it has, or the leveled low with an award; null for a
 * package that is not bought.
 */
export function committedAfter(draft: PackageDraft, before: PackageBefore | null): number | null {
  const after = { ...before, ...draft };
  if (!isBought(after.status as PackageStatus)) return null;
  if (draft.committed !== undefined) return draft.committed as number | null;
  return before?.committed ?? (after.leveled_low as number | null | undefined) ?? null;
}
