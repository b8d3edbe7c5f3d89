import { type Area, AREA_UNITS, formatArea } from '#domain/area';
import { formatCents, formatPercent } from '#domain/money';
import { moneyPart, type Reason } from '#shared/why';
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
  if (gap === null || percent === null)
    return { sentence: 'There is no target or no forecast, so there is no gap between them.' };
  const off = formatPercent(Math.abs(percent));
  const sentences = {
    noTargetSet: 'No target is set.',
    belowTarget: `The forecast is ${off} below the target, more than 0.5%.`,
    onTarget: `The forecast is ${off} from the target, within 0.5%.`,
    aboveTargetWithinTolerance: `The forecast is ${off} above the target, within the tolerance of ${tolerance}%.`,
    aboveTarget: `The forecast is ${off} above the target, beyond the tolerance of ${tolerance}%.`,
  };
  return {
    sentence: sentences[state],
    parts: [moneyPart('Forecast', forecast), moneyPart('Target', target)],
    sum: moneyPart('Gap', gap),
  };
}

/** An amount by area, and what was divided. */
function byArea(reason: Reason, amount: number | null, area: Area | null): Reason {
  if (!area || amount === null) return reason;
  const unit = AREA_UNITS[area.unit].abbreviation;
  return {
    sentence: `${reason.sentence} Divided by the area.`,
    parts: [moneyPart('Cost', amount), { name: 'Area', text: formatArea(area) }],
    sum: { name: `Cost per ${unit}`, text: formatCents(amount / area.value) },
  };
}

function targetReason(row: TvdMember, { dimension, component_id: component }: Tvd): Reason {
  const note = row.note === '' ? '' : ` Note: ${row.note}`;
  if (dimension === 'components')
    return { sentence: `The budget of the component, set in Components.${note}` };
  if (row.version === 0 && component === null)
    return { sentence: 'The sum of the targets that its components have here.' };
  return { sentence: `Set for this row${component === null ? '' : ' within the component'}.${note}` };
}

const since = ({ milestone }: Tvd) => (milestone ? `since ${milestone.name}` : 'so far');

/** What pending items can still change of a row or of all: never two of one group. */
const pendingReason = (
  end: 'low' | 'high',
  row: Pick<TvdMember, 'forecast' | 'low' | 'high'>,
  where: 'here together' | 'in all',
): Reason => ({
  sentence: `The most that pending items can still ${end === 'low' ? 'save' : 'add'} ${where}, one of each group.`,
  parts: [moneyPart('Forecast', row.forecast), moneyPart('Pending items', row[end])],
  sum: moneyPart(end === 'low' ? 'Pending low' : 'Pending high', (row.forecast ?? 0) + row[end]),
});

const reads: Record<TvdFigure, (row: TvdMember, tvd: Tvd) => Reason> = {
  target: targetReason,
  stretch: () => ({ sentence: 'What the row is hoped to cost at best. It is not above the target.' }),
  current: (row, { milestone, milestones }) => ({
    sentence: milestone
      ? `The estimate of ${milestone.name}, and those before it.`
      : 'No milestone has an estimate yet.',
    parts: milestones.map(({ name }, at) => moneyPart(name, row.trend[at] ?? null)),
  }),
  approved: (row, tvd) => ({
    sentence: `What items approved ${since(tvd)} change of this row.`,
    sum: moneyPart('Approved', row.approved),
  }),
  low: (row) => pendingReason('low', row, 'here together'),
  high: (row) => pendingReason('high', row, 'here together'),
  forecast: (row, tvd) => ({
    sentence: `The newest estimate, and what was approved ${since(tvd)}.`,
    parts: [moneyPart(tvd.milestone?.name ?? 'Current', row.current), moneyPart('Approved', row.approved)],
    sum: moneyPart('Forecast', row.forecast),
  }),
  gap: (row, { tolerance }) => ({
    ...stateReason(row, tolerance),
    sentence: 'The forecast less the target.',
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
  if (figure === 'gap')
    return { ...stateReason(total, tolerance), sentence: 'The forecast less the budget.' };
  if (figure === 'low' || figure === 'high')
    return byArea(pendingReason(figure, total, 'in all'), total[figure], area);
  const amount = total[figure];
  if (figure === 'target' && amount !== total.given_out)
    return byArea(
      {
        sentence: `The budget of the ${component === null ? 'project' : 'component'}, beside what the rows have of it.`,
        parts: [moneyPart('Budget', amount), moneyPart('Targets of the rows', total.given_out)],
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
      sentence: rows.length > most ? 'The sum of the rows, the largest first.' : 'The sum of the rows.',
      parts: [
        ...rows.slice(0, most).map((row) => moneyPart(row.name, row.amount)),
        ...(rest.length > 0 ? [moneyPart(`${rest.length} more`, left)] : []),
      ],
      sum: moneyPart('Total', amount),
    },
    amount,
    area,
  );
}
