import { useQuery } from '@tanstack/react-query';
import { dueTimeText } from '#domain/bidding';
import { isBought } from '#domain/procurement';
import { localToday, useProjectId } from '#shared/project';
import type { Bidding } from '../../biddingQueries.ts';
import { dateStrip, type StripDay } from '../../model/dateStrip.ts';
import type { BidPackage } from '../../packageQueries.ts';
import { packagePlanQuery } from '../../purchasePlanQueries.ts';

const received = new Set<BidPackage['status']>(['BIDS_RECEIVED', 'LEVELING', 'RECOMMENDED']);

/** The days of a package as its strip shows them. */
export function usePackageDays(row: BidPackage, bidding: Bidding | undefined): StripDay[] {
  const page = useQuery(packagePlanQuery(useProjectId(), row)).data;
  const plan = page?.results.find((one) => one.package.id === row.id)?.plan ?? null;
  const request = bidding?.request ?? null;
  const [sent] = bidding?.invitations.map(({ sent_at: at }) => at).toSorted() ?? [];
  return dateStrip(
    {
      issued: sent === undefined ? null : localToday(new Date(sent)),
      siteWalk: request?.site_walk_on ?? null,
      questionsClose: request?.questions_by ?? null,
      bidsDue: request?.due_on ?? row.bids_due,
      dueTime: request ? dueTimeText(request.due_time) : null,
      isIn: received.has(row.status) || isBought(row.status),
      awardBy: row.award_by,
      awarded: row.awarded_on,
      neededOn: plan?.needed_on ?? row.on_site,
      expectedOn: plan?.expected_on ?? null,
      isLate: plan !== null && plan.slack < 0,
    },
    localToday(),
  );
}
