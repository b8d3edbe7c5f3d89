import type { BidPackage, BidPackageInput } from '../packageQueries.ts';

/** A package while it is written. */
export type PackageDraft = Required<BidPackageInput>;

/** Draft of a package, or of a new one. */
export const toPackageDraft = (row: BidPackage | undefined): PackageDraft => ({
  name: row?.name ?? '',
  work_trade: row?.work_trade ?? '',
  description: row?.description ?? '',
  status: row?.status ?? 'NOT_STARTED',
  owner_id: row?.owner?.id ?? null,
  budget: row?.budget ?? null,
  leveled_low: row?.leveled_low ?? null,
  committed: row?.committed ?? null,
  bids_due: row?.bids_due ?? null,
  award_by: row?.award_by ?? null,
  on_site: row?.on_site ?? null,
  next_step: row?.next_step ?? '',
});

/** What differs from the start, as the server takes it; a new package sends its state, too. */
export const toPackageInput = (draft: PackageDraft, start: PackageDraft, isNew: boolean): BidPackageInput =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([field, value]) => (isNew && field === 'status') || value !== start[field as keyof PackageDraft],
    ),
  );
