import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { formatDate } from '#domain/dates';
import { type Area, costPerArea, formatCostPerArea } from '#domain/area';
import { formatMoney, formatPercent, subtractMoney, sumMoney } from '#domain/money';
import { FigureTile, FigureTiles } from '#shared/page';
import type { DesignMilestone } from '#shared/project';
import type { Estimate } from '../estimateQueries.ts';
import { ownerTotal } from '../model/estimateRows.ts';
import * as t from '../texts.ts';

export interface EstimateTilesProps {
  estimate: Estimate;
  /** The estimate that this one is compared with; its place is kept while it is read. */
  earlier: { estimate: Estimate | undefined; milestone: DesignMilestone } | undefined;
  /** The project's area and budget in dollars. */
  area: Area | null;
  budget: number | null;
}

interface Tile {
  name: string;
  figure: string;
  note: string;
  trend?: 'rise' | 'fall';
}

const percentOf = (change: number, base: number) =>
  base === 0 ? '' : formatPercent(Math.abs((change / base) * 100));
const perArea = (cost: number, area: Area | null) =>
  area ? formatCostPerArea(costPerArea(cost, area), area.unit) : t.noArea;
const trendOf = (change: number) =>
  change === 0 ? {} : { trend: change > 0 ? ('rise' as const) : ('fall' as const) };

const kindNames = {
  ALLOWANCE: t.allowances,
  CONTINGENCY: t.contingency,
  ESCALATION: t.escalation,
  ALTERNATE: t.alternates,
} as const;

/** What lines of each kind come to, beside the work itself; alternates are in no total. */
const kindTiles = ({ kinds, total }: Estimate): Tile[] =>
  Object.entries(kindNames).flatMap(([kind, name]) => {
    const found = kinds.find((one) => one.kind === kind);
    if (!found) return [];
    const { lines_count: count, amount, escalates_to: day } = found;
    const share = percentOf(amount, total);
    const also =
      kind === 'ALTERNATE'
        ? t.notInAnyTotal
        : day
          ? t.toDate(formatDate(day))
          : share && t.shareOfCost(share);
    return [
      {
        name,
        figure: formatMoney(amount),
        note: [`${count} ${t.lineWord(count)}`, also].filter(Boolean).join(', '),
      },
    ];
  });

function tilesOf({ estimate, earlier, area, budget }: EstimateTilesProps): Tile[] {
  const tiles: Tile[] = [
    {
      name: t.constructionCost,
      figure: formatMoney(estimate.total),
      note: perArea(estimate.total, area),
    },
  ];
  if (budget !== null) {
    const over = subtractMoney(estimate.total, budget);
    tiles.push({
      name: t.valueBudgetPercentOf(over > 0 ? t.over : t.under, percentOf(over, budget)),
      figure: formatMoney(over),
      note: t.budgetMoney(formatMoney(budget)),
      ...trendOf(over),
    });
  }
  const name = t.sinceName(earlier?.milestone.name);
  if (earlier && !earlier.estimate) tiles.push({ name, figure: '\u00a0', note: '\u00a0' });
  if (earlier?.estimate) {
    const change = subtractMoney(estimate.total, earlier.estimate.total);
    tiles.push({
      name,
      figure: formatMoney(change),
      note: [
        percentOf(change, earlier.estimate.total),
        formatDate(earlier.milestone.actual_date ?? earlier.milestone.date),
      ]
        .filter(Boolean)
        .join(', '),
      ...trendOf(change),
    });
  }
  tiles.push(...kindTiles(estimate));
  if (estimate.owner_costs.length === 0) return tiles;
  const owner = ownerTotal(estimate);
  const count = estimate.owner_costs.length;
  const total = sumMoney([estimate.total, owner]);
  return [
    ...tiles,
    {
      name: t.ownerCosts,
      figure: formatMoney(owner),
      note: `${count} ${t.lineWord(count)}, ${estimate.counts_owner_costs ? t.countedInEstimateCost : t.notInConstruction}`,
    },
    { name: t.projectTotal, figure: formatMoney(total), note: perArea(total, area) },
  ];
}

/** The headline figures of an estimate. */
export function EstimateTiles(props: EstimateTilesProps) {
  return (
    <FigureTiles label={t.estimateTotals}>
      {tilesOf(props).map(({ name, figure, note, trend }) => (
        <FigureTile key={name} name={name} note={note}>
          <Figure {...(trend && { trend })}>{figure}</Figure>
        </FigureTile>
      ))}
    </FigureTiles>
  );
}
