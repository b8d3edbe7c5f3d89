import type { components } from '#contract/api.ts';
import { planPurchase, purchaseCalendar, purchaseSlack } from '#domain/procurement';
import type { Call } from '#server/contract/handlers.ts';
import { listPackages } from './packageRepository.ts';
import { readPlanDays, usualCalendar } from './purchasePlanRepository.ts';

type Schemas = components['schemas'];

/** A page of packages with how their plans stand: what each has to spare, and the worst of those that come too late. */
export async function readPackageList(
  call: Pick<Call<'listBidPackages'>, 'tx' | 'params' | 'query' | 'today' | 'caller'>,
): Promise<Schemas['BidPackagePage']> {
  const { tx, params, query, today, caller } = call;
  const { calendar, rows, trades } = await readPlanDays(tx, params.project_id);
  const days = purchaseCalendar(
    calendar ?? usualCalendar,
    today,
    rows.map((row) => row.needed_on),
  );
  const slacks = new Map<number, number>();
  for (const row of rows) {
    const slack = purchaseSlack(row, days, today);
    if (slack !== null) slacks.set(row.id, slack);
  }
  // By number, where two are as late.
  const late = [...slacks].filter(([, slack]) => slack < 0).toSorted((a, b) => a[1] - b[1]);
  const { worst, ...page } = await listPackages(tx, params.project_id, query, {
    late: late.map(([id]) => id),
    permissions: caller.permissions,
    today,
  });
  return {
    ...page,
    slacks: page.results.flatMap(({ id }) => {
      const slack = slacks.get(id);
      return slack === undefined ? [] : [{ id, slack }];
    }),
    late_packages: worst.flatMap((one) => {
      const row = rows.find(({ id }) => id === one.id);
      const plan = row && planPurchase(row, days, today);
      return plan ? [{ ...one, slack: plan.slack, decision: plan.decision, latest: plan.latest }] : [];
    }),
    trades,
  };
}
