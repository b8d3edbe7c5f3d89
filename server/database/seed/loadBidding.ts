import { type AskedLine, issueOf, offerTotal } from '#domain/bidding';
import { emptySheet } from '#domain/procurement';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { DemoBidding, DemoPackage } from './demo/demoPackageTypes.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { mapOf, pick, withIds } from './rowIds.ts';

/** Writes who was invited to bid on packages, what they have submitted and asked. Nobody has a link before one is mailed. */
export async function loadBidding(
  { tx, calendar, projectId }: { tx: TenantTx; calendar: DemoCalendar; projectId: number },
  packages: readonly DemoPackage[],
  ids: readonly number[],
): Promise<void> {
  const out = packages.flatMap(({ bidding, due, sheet }, at) =>
    bidding ? [{ bidding, due, sheet, id: ids[at] }] : [],
  );
  const moment = (local: string) => calendar.instant(local).toISOString();
  await withIds(tx, 'bid_request', out, ({ bidding, due, sheet, id }) => ({
    project_id: projectId,
    bid_package_id: id,
    due_on: calendar.day(due),
    due_time: bidding.due,
    questions_by: calendar.day(bidding.questionsBy),
    message: bidding.message,
    issued: issueOf(sheet ?? emptySheet),
    version: 1,
    created_at: moment(bidding.sent),
    updated_at: moment(bidding.sent),
  }));
  for (const { bidding, sheet, id } of out)
    await loadBidders(tx, moment, { projectId, packageId: id, lines: sheet?.lines ?? [] }, bidding);
}

async function loadBidders(
  tx: TenantTx,
  moment: (local: string) => string,
  {
    projectId,
    packageId,
    lines,
  }: { projectId: number; packageId: number | undefined; lines: readonly AskedLine[] },
  { bidders, questions, sent }: DemoBidding,
): Promise<void> {
  const invited = await withIds(tx, 'bid_invitation', bidders, (bidder, at) => ({
    project_id: projectId,
    bid_package_id: packageId,
    bidder_id: at + 1,
    company: bidder.company,
    contact: bidder.contact,
    email: bidder.email,
    state: bidder.state,
    reason: bidder.reason,
    sent_at: moment(sent),
    seen_at: bidder.seen === null ? null : moment(bidder.seen),
    draft: bidder.bid ?? bidder.draft,
    draft_version: bidder.bid ? 1 : 0,
    read_files: [],
    is_deleted: false,
    version: 1,
    created_at: moment(sent),
    updated_at: moment(sent),
  }));
  const byCompany = mapOf(
    bidders.map(({ company }) => company),
    invited,
  );
  const submitted = bidders.filter(({ bid }) => bid);
  await withIds(tx, 'bid_submission', submitted, ({ company, bid, seen }) => ({
    bid_invitation_id: pick(byCompany, company),
    number: 1,
    offer: bid,
    base: bid ? offerTotal(lines, bid).base : 0,
    addendum: 0,
    is_late: false,
    submitted_at: moment(seen ?? sent),
  }));
  await withIds(tx, 'bid_question', questions, ([company, asked, question, answer], at) => ({
    project_id: projectId,
    bid_package_id: packageId,
    bid_invitation_id: pick(byCompany, company),
    number: at + 1,
    question,
    answer,
    answered_at: answer ? moment(asked) : null,
    version: 1,
    created_at: moment(asked),
    updated_at: moment(asked),
  }));
}
