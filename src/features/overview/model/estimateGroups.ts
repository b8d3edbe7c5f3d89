import type { ChartSeries } from '#design-system/charts/axes/PointAxis.ts';
import { abbreviate, sumMoney } from '#domain/money';
import { moneyPart, type Reason } from '#shared/why';
import type { Overview } from '../overviewQueries.ts';
import * as t from '../texts.ts';

type Estimate = NonNullable<Overview['estimate']>;

/** The bars of the estimate widget: each cost group in the newest estimate, and in the one before where there is one. */
export function estimateGroups({ milestone, previous, groups }: Estimate): {
  points: { id: string; label: string }[];
  series: ChartSeries[];
  lead: string;
} {
  if (!milestone) return { points: [], series: [], lead: '' };
  const newest = {
    id: 'newest',
    name: milestone.name,
    color: 1,
    values: groups.map(({ amount }) => Math.trunc(amount)),
  };
  const before = previous && {
    id: 'before',
    name: previous.name,
    color: 9,
    values: groups.map((group) => (group.before === null ? null : Math.trunc(group.before))),
  };
  return {
    points: groups.map(({ id, name }) => ({ id: String(id), label: name })),
    series: before ? [newest, before] : [newest],
    lead: sentence(milestone.name, previous?.name, groups),
  };
}

/** "100% SD came to $314.8M, $4.9M more than 50% SD." */
function sentence(name: string, previous: string | undefined, groups: Estimate['groups']): string {
  const total = sumMoney(groups.map(({ amount }) => amount));
  const start = t.nameCameToAbbreviate(name, abbreviate(total));
  if (previous === undefined) return `${start}.`;
  const change = sumMoney([total, ...groups.map((group) => -(group.before ?? 0))]);
  if (change === 0) return t.startAsMuchAsPrevious(start, previous);
  return t.startAbbreviateValueThanPrevious(
    start,
    abbreviate(Math.abs(change)),
    change > 0 ? t.more : t.less,
    previous,
  );
}

/** What a bar stands for: the lines of the group in one estimate and the other. */
export function groupReason(
  { amount, before }: Estimate['groups'][number],
  { milestone, previous }: Estimate,
  href: string | undefined,
): Reason {
  const change = before === null ? null : sumMoney([amount, -before]);
  return {
    sentence: t.theSumOfTheEstimate,
    parts: [
      moneyPart(milestone?.name ?? t.newestEstimate, amount),
      ...(previous ? [moneyPart(previous.name, before)] : []),
    ],
    ...(change !== null && { sum: moneyPart(t.change, change) }),
    further: href === undefined ? undefined : { text: t.openEstimate, href },
  };
}
