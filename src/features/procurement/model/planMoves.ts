import type { components } from '#contract/api.ts';
import type { IsoDate } from '#domain/dates';

type PurchasePlanRow = components['schemas']['PurchasePlanRow'];

/** A package that comes after the activity that needs it, and the day to which that would move. */
export interface PlanMove {
  id: number;
  name: string;
  activity: NonNullable<PurchasePlanRow['package']['activity']>;
  to: IsoDate;
}

/** What the plan would move on the timeline: each late package's activity, to the day the last of its packages is on site. */
export function planMoves(rows: readonly PurchasePlanRow[]): PlanMove[] {
  const latest = new Map<number, PlanMove>();
  for (const { package: row, plan } of rows) {
    if (!row.activity || !plan || plan.expected_on <= row.activity.date_from) continue;
    const known = latest.get(row.activity.id);
    if (known && known.to >= plan.expected_on) continue;
    latest.set(row.activity.id, { id: row.id, name: row.name, activity: row.activity, to: plan.expected_on });
  }
  return [...latest.values()].toSorted(
    (a, b) => (a.activity.date_from < b.activity.date_from ? -1 : 1) || a.id - b.id,
  );
}

/** Late packages that no activity needs: they move nothing until they are linked to one. */
export const unlinkedLate = (rows: readonly PurchasePlanRow[]): string[] =>
  rows.flatMap(({ package: row, plan }) => (plan && plan.slack < 0 && !row.activity ? [row.name] : []));
