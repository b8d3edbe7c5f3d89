import { fromCents, toCents } from '#domain/money';
import type { ProjectStatus } from '#domain/projects';

/** What the portfolio keeps together (docs/product/dashboards.md). */
export const PORTFOLIO_GROUPINGS = {
  group: 'project group',
  access_scope: 'business unit',
  status: 'status',
  category: 'category',
  year: 'year of completion',
  none: 'project',
} as const;

/** A way of grouping projects. */
export type PortfolioGrouping = keyof typeof PORTFOLIO_GROUPINGS;

/** Statuses that the portfolio counts while none is asked for: work that is planned, going on or done with Quoin. */
export const PORTFOLIO_STATUSES = [
  'ACTIVE',
  'DRAFT',
  'CONCEPT',
  'COMPLETED',
] as const satisfies readonly ProjectStatus[];

/** Of how many projects the budgets are added up: `3 of 4 projects`, where one has none. */
export function budgetWords({ count, budget_count: set }: { count: number; budget_count: number }): string {
  const projects = count === 1 ? 'project' : 'projects';
  return set === count ? `${count} ${projects}` : `${set} of ${count} ${projects}`;
}

/** How many names of projects that a gap leaves out are kept. */
export const LEFT_OUT_NAMES = 5;

interface Comparable {
  count: number;
  compared_count: number;
  target_budget: number | null;
  forecast: number | null;
  compared_budget: number | null;
  compared_forecast: number | null;
}

/** Budget and forecast over the same projects: those that have both, or all where none has. `isPart` says that some are left out. */
export function comparedSums(sums: Comparable): {
  budget: number | null;
  forecast: number | null;
  isPart: boolean;
} {
  const isPart = sums.compared_count > 0 && sums.compared_count < sums.count;
  return isPart
    ? { budget: sums.compared_budget, forecast: sums.compared_forecast, isPart }
    : { budget: sums.target_budget, forecast: sums.forecast, isPart };
}

/** `A, B and 3 more`. */
function namedOf(names: readonly string[], count: number): string {
  const left = count - names.length;
  const words = left > 0 ? [...names, `${left} more`] : names;
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Which projects a gap leaves out, and why; undefined where none is, or where nothing is compared. */
export function leftOutWords({
  count,
  budget_count: set,
  compared_count: compared,
  left_out: { no_budget: noBudget, no_forecast: noForecast },
}: {
  count: number;
  budget_count: number;
  compared_count: number;
  left_out: { no_budget: readonly string[]; no_forecast: readonly string[] };
}): string | undefined {
  if (compared === 0 || compared === count) return undefined;
  return [
    `Only ${compared} of ${count} projects ${compared === 1 ? 'has' : 'have'} both a budget and a forecast to compare.`,
    ...(set < count ? [`Left out without a budget: ${namedOf(noBudget, count - set)}.`] : []),
    ...(compared < set ? [`Left out without a forecast: ${namedOf(noForecast, set - compared)}.`] : []),
  ].join(' ');
}

/** What a gap says about the projects behind it: `2 of 3 projects are over`. */
export function overWords({
  over_count: over,
  compared_count: compared,
}: {
  over_count: number;
  compared_count: number;
}): string {
  if (compared === 0) return 'No project has a budget and a forecast';
  if (over === 0)
    return compared === 1
      ? 'The one project with a budget is within it'
      : `All ${compared} projects are within budget`;
  if (compared === 1) return 'The one project with a budget is over it';
  return `${over} of ${compared} projects ${over === 1 ? 'is' : 'are'} over`;
}

/** The middle of some rates, dollars; null where there is none. Of an even number the mean of the two in the middle, to the cent. */
export function medianRate(rates: readonly number[]): number | null {
  const sorted = rates.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  const lower = sorted.length % 2 === 1 ? upper : (sorted[middle - 1] ?? upper);
  return fromCents(Math.round((toCents(lower) + toCents(upper)) / 2));
}
