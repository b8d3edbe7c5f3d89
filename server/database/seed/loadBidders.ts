import { companyKey } from '#domain/procurement';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { DemoBidder } from './demo/northbankBidders.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import type { CompanyIds } from './loadCompany.ts';
import { withIds } from './rowIds.ts';

/** Writes the prequalification of the company's bidders, set by whoever runs the company. */
export async function loadBidders(
  { tx, calendar, now }: { tx: TenantTx; calendar: DemoCalendar; now: Date },
  bidders: readonly DemoBidder[],
  { people }: Pick<CompanyIds, 'people'>,
): Promise<void> {
  const [keeper] = people.values();
  await withIds(tx, 'prequalification', bidders, (bidder) => ({
    company: bidder.company,
    company_key: companyKey(bidder.company),
    status: bidder.status,
    single_limit: bidder.single ?? null,
    aggregate_limit: bidder.aggregate ?? null,
    valid_until: bidder.until === undefined ? null : calendar.day(bidder.until),
    note: bidder.note ?? '',
    set_by_id: keeper ?? null,
    set_at: now.toISOString(),
    is_deleted: false,
    version: 1,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  }));
}
