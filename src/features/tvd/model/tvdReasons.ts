import { type Area, AREA_UNITS, formatArea } from '#domain/area';
import { formatCents, formatPercent } from '#domain/money';
import { moneyPart, type Reason } from '#shared/why';
import * as t from '../texts.ts';
import type { Tvd, TvdMember } from '../tvdQueries.ts';

/** The figures of a row that can be asked why. */
export type TvdFigure =
  'target' | 'stretch' | 'current' | 'approved' | 'low' | 'high' | 'forecast' | 'gap' | 'target_state';

/** What a figure is seen in: the rows, and what amounts are divided by (null for amounts as they are). */
export interface TvdScope {
  tvd: Tvd;
  area: Area | null;
}

const most = 12;

type Stand = Pick<TvdMember, 'target' | 'forecast' | 'gap' | 'gap_percent' | 'target_state'>;

/** Why a row, or their total, has its state: which edges it lies between (docs/product/tvd.md). */
function stateReason(
  { target, forecast, gap, gap_percent: percent, target_state: state }: Stand,
  tolerance: number,
): Reason {
  if (gap === null || percent === null) return { sentence: t.thereIsNoTarget };
  const off = formatPercent(Math.abs(percent));
  const sentences = {
    noTargetSet: t.noTargetIsSet,
    belowTarget: t.theForecastIsOffBelow(off),
    onTarget: t.theForecastIsOff(off),
    aboveTargetWithinTolerance: t.theForecastIsOffAbove(off, tolerance),
    aboveTarget: t.theForecastIsOffAboveThe(off, tolerance),
  };
  return {
    sentence: sentences[state],
    parts: [moneyPart(t.forecast, forecast), moneyPart(t.target, target)],
    sum: moneyPart(t.gap, gap),
  };
}

/** An amount by area, and what was divided. */
function byArea(reason: Reason, amount: number | null, area: Area | null): Reason {
  if (!area || amount === null) return reason;
  const unit = AREA_UNITS[area.unit].abbreviation;
  return {
    sentence: t.sentenceDividedByTheArea(reason.sentence),
    parts: [moneyPart(t.cost, amount), { name: t.area, text: formatArea(area) }],
    sum: { name: t.costPerUnit(unit), text: formatCents(amount / area.value) },
  };
}

function targetReason(row: TvdMember, { dimension, component_id: component }: Tvd): Reason {
  const note = row.note === '' ? '' : t.noteNote(row.note);
  if (dimension === 'components') return { sentence: t.theBudgetOfTheComponent(note) };
  if (row.version === 0 && component === null) return { sentence: t.theSumOfTheTargets };
  return { sentence: t.setForThisRowValue(component === null ? '' : t.withinTheComponent, note) };
}

const since = ({ milestone }: Tvd) => (milestone ? t.sinceName(milestone.name) : t.soFar);

/** What pending items can still change of a row or of all: never two of one group. */
const pendingReason = (
  end: 'low' | 'high',
  row: Pick<TvdMember, 'forecast' | 'low' | 'high'>,
  where: string,
): Reason => ({
  sentence: t.theMostThatPendingItems(end, where),
  parts: [moneyPart(t.forecast, row.forecast), moneyPart(t.pendingItems, row[end])],
  sum: moneyPart(end === 'low' ? t.pendingLow : t.pendingHigh, (row.forecast ?? 0) + row[end]),
});

const reads: Record<TvdFigure, (row: TvdMember, tvd: Tvd) => Reason> = {
  target: targetReason,
  stretch: () => ({ sentence: t.whatTheRowIsHoped }),
  current: (row, { milestone, milestones }) => ({
    sentence: milestone ? t.theEstimateOfName(milestone.name) : t.noMilestoneHasAnEstimate,
    parts: milestones.map(({ name }, at) => moneyPart(name, row.trend[at] ?? null)),
  }),
  approved: (row, tvd) => ({
    sentence: t.whatItemsApprovedSinceChange(since(tvd)),
    sum: moneyPart(t.approved, row.approved),
  }),
  low: (row) => pendingReason('low', row, t.hereTogether),
  high: (row) => pendingReason('high', row, t.hereTogether),
  forecast: (row, tvd) => ({
    sentence: t.theNewestEstimateAndWhat(since(tvd)),
    parts: [moneyPart(tvd.milestone?.name ?? t.current, row.current), moneyPart(t.approved, row.approved)],
    sum: moneyPart(t.forecast, row.forecast),
  }),
  gap: (row, { tolerance }) => ({
    ...stateReason(row, tolerance),
    sentence: t.theForecastLessTheTarget,
  }),
  target_state: (row, { tolerance }) => stateReason(row, tolerance),
};

/** Why a figure of a row is what it is. */
export function memberReason(row: TvdMember, figure: TvdFigure, { tvd, area }: TvdScope): Reason {
  const reason = reads[figure](row, tvd);
  return figure === 'target_state' ? reason : byArea(reason, row[figure], area);
}

/** What the contract calls a figure of a row, for those who may follow it; by area there is nothing to follow. */
export function memberTrace(row: TvdMember, figure: TvdFigure, { tvd, area }: TvdScope): string | undefined {
  if (area || !isTraced(figure)) return undefined;
  return `member:${tvd.dimension}:${tvd.component_id ?? 0}:${row.id}:${figure}`;
}

const traced = ['current', 'approved', 'forecast', 'low', 'high'] as const;
const isTraced = (figure: TvdFigure): figure is (typeof traced)[number] =>
  traced.some((one) => one === figure);

/** The figures of the last line. */
export type TvdTotal = TvdFigure;

/** Why a total is what it is: its largest rows, and the rest. */
export function totalReason(figure: TvdTotal, { tvd, area }: TvdScope): Reason {
  const { total, members, tolerance, component_id: component } = tvd;
  if (figure === 'target_state') return stateReason(total, tolerance);
  if (figure === 'gap') return { ...stateReason(total, tolerance), sentence: t.theForecastLessTheBudget };
  if (figure === 'low' || figure === 'high')
    return byArea(pendingReason(figure, total, t.inAll), total[figure], area);
  const amount = total[figure];
  if (figure === 'target' && amount !== total.given_out)
    return byArea(
      {
        sentence: t.theBudgetOfTheValue(component === null ? t.project : t.component),
        parts: [moneyPart(t.budget, amount), moneyPart(t.targetsOfTheRows, total.given_out)],
      },
      amount,
      area,
    );
  const rows = members
    .flatMap(({ name, [figure]: own }) => (own === null || own === 0 ? [] : [{ name, amount: own }]))
    .toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  const rest = rows.slice(most);
  const left = rest.reduce((sum, row) => sum + row.amount, 0);
  return byArea(
    {
      sentence: rows.length > most ? t.theSumOfTheRowsThe : t.theSumOfTheRows,
      parts: [
        ...rows.slice(0, most).map((row) => moneyPart(row.name, row.amount)),
        ...(rest.length > 0 ? [moneyPart(t.lengthMore(rest.length), left)] : []),
      ],
      sum: moneyPart(t.total, amount),
    },
    amount,
    area,
  );
}
