import type { components } from '#contract/api.ts';
import { planPurchase, purchaseCalendar } from '#domain/procurement';
import type { Call } from '#server/contract/handlers.ts';
import { readPlanMaterial, usualCalendar } from './purchasePlanRepository.ts';

type Page = components['schemas']['PurchasePlanPage'];
type Row = components['schemas']['PurchasePlanRow'];

/** The plan of every package that matches, the most endangered first. */
export async function readPurchasePlan(call: Call<'getPurchasePlan'>): Promise<Page> {
  const { tx, params, query, caller, today } = call;
  const seesTimeline = caller.permissions.has('timeline_access');
  const { calendar, rows } = await readPlanMaterial(tx, params.project_id, query, seesTimeline);
  const week = calendar ?? usualCalendar;
  const days = purchaseCalendar(
    week,
    today,
    rows.map((row) => row.needed_on),
  );
  const planned = rows.map(({ package: row, needed_on: neededOn }): Row => {
    const plan = planPurchase({ ...row, needed_on: neededOn }, days, today);
    return { package: row, plan: plan && { ...plan, stages: [...plan.stages] } };
  });
  const late = planned.filter(isLate);
  const shown = query.late ? late : planned;
  return {
    count: shown.length,
    late: late.length,
    undated: planned.filter(({ plan }) => plan === null).length,
    today,
    calendar: week,
    results: shown.toSorted((a, b) => slackOf(a) - slackOf(b) || a.package.number - b.package.number),
  };
}

const isLate = ({ plan }: Row) => plan !== null && plan.slack < 0;
const slackOf = ({ plan }: Row) => plan?.slack ?? 1_000_000;
