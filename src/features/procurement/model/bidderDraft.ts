import type { components } from '#contract/api.ts';

type Row = components['schemas']['Prequalification'];

/** A bidder while its record is written. */
export type BidderDraft = Pick<
  Row,
  'company' | 'status' | 'single_limit' | 'aggregate_limit' | 'valid_until' | 'note'
>;

/** Draft of a bidder, or of a new one. */
export const toBidderDraft = (row: Row | undefined): BidderDraft => ({
  company: row?.company ?? '',
  status: row?.status ?? 'NOT_ASKED',
  single_limit: row?.single_limit ?? null,
  aggregate_limit: row?.aggregate_limit ?? null,
  valid_until: row?.valid_until ?? null,
  note: row?.note ?? '',
});

/** What differs from the start, as the server takes it. */
export const toBidderPatch = (draft: BidderDraft, start: BidderDraft): Partial<BidderDraft> =>
  Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => value !== start[field as keyof BidderDraft]),
  );
