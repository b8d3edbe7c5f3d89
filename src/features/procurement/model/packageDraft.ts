import { USUAL_STAGE_DAYS } from '#domain/procurement';
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
  bid_days: row?.bid_days ?? USUAL_STAGE_DAYS.bid_days,
  award_days: row?.award_days ?? USUAL_STAGE_DAYS.award_days,
  submittal_days: row?.submittal_days ?? USUAL_STAGE_DAYS.submittal_days,
  approval_days: row?.approval_days ?? USUAL_STAGE_DAYS.approval_days,
  fabrication_days: row?.fabrication_days ?? USUAL_STAGE_DAYS.fabrication_days,
  delivery_days: row?.delivery_days ?? USUAL_STAGE_DAYS.delivery_days,
  activity_id: row?.activity?.id ?? null,
  next_step: row?.next_step ?? '',
});

/** What differs from the start, as the server takes it; a new package sends its state, too. */
export const toPackageInput = (draft: PackageDraft, start: PackageDraft, isNew: boolean): BidPackageInput =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([field, value]) => (isNew && field === 'status') || value !== start[field as keyof PackageDraft],
    ),
  );
