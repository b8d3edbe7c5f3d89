import { issueChanges, issueOf, offerTotal } from '#domain/bidding';
import { emptySheet, type LevelingSheet, type ScopeLine } from '#domain/procurement';
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
    site_walk_on: calendar.day(bidding.siteWalk),
    bond_percent: bidding.bond,
    message: bidding.message,
    issued: issueOf({ ...(sheet ?? emptySheet), lines: askedLines(sheet, bidding) }),
    version: 1,
    created_at: moment(bidding.sent),
    updated_at: moment(bidding.sent),
  }));
  for (const { bidding, sheet, id } of out)
    await loadBidders(tx, moment, { projectId, packageId: id, lines: askedLines(sheet, bidding) }, bidding);
}

const withQuantities = <Line extends { section: string; quantity: number | null }>(
  lines: readonly Line[],
  quantities: Readonly<Record<string, number>>,
): Line[] => lines.map((line) => ({ ...line, quantity: quantities[line.section] ?? line.quantity }));

/** The lines as bidders have them. */
const askedLines = (sheet: LevelingSheet | undefined, { asked }: DemoBidding): ScopeLine[] =>
  withQuantities(sheet?.lines ?? [], asked);

async function loadBidders(
  tx: TenantTx,
  moment: (local: string) => string,
  {
    projectId,
    packageId,
    lines,
  }: { projectId: number; packageId: number | undefined; lines: readonly ScopeLine[] },
  { bidders, questions, sent, addenda }: DemoBidding,
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
    confirmed: addenda.flatMap(({ confirmed }, place) =>
      confirmed.includes(bidder.company) ? [place + 1] : [],
    ),
    is_deleted: false,
    version: 1,
    created_at: moment(sent),
    updated_at: moment(sent),
  }));
  const { lines: now } = issueOf({ lines: [...lines] });
  await withIds(tx, 'bid_addendum', addenda, ({ issued, text, before }, at) => ({
    project_id: projectId,
    bid_package_id: packageId,
    number: at + 1,
    text,
    changes: issueChanges(
      { lines: withQuantities(now, before), alternates: [] },
      { lines: now, alternates: [] },
    ),
    version: 1,
    created_at: moment(issued),
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
    addendum: addenda.filter(({ issued }) => issued <= (seen ?? sent)).length,
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
