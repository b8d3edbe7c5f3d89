import { compareDates } from '#domain/dates';
import { formatMoney, formatPercent, subtractMoney, sumMoney } from '#domain/money';
import { chartBlock, heads, plainTable, tableBlock, tableRow, type Answer } from './amplifyAnswer.ts';
import type { KnownReadings, ReadMilestone } from './amplifyReadings.ts';
import {
  counted,
  dayOf,
  dayText,
  itemReference,
  listed,
  milestoneReference,
  milestoneWords,
  money,
  size,
  sumOf,
} from './wording.ts';
import { bold, plain } from './richText.ts';

const inOrder = (milestones: readonly ReadMilestone[]) =>
  [...milestones].sort((a, b) => compareDates(dayOf(a), dayOf(b)) || a.id - b.id);

/** Milestones that have an estimate, in the order of time. */
const estimated = (readings: KnownReadings) =>
  inOrder(readings.milestones?.results ?? []).filter(({ total }) => total !== null);

/** `**$7,900,000 over**`, `**on**`: where a gap stands. */
export function gapWords(gap: number): string {
  if (gap === 0) return `exactly ${bold('on')}`;
  return bold(`${size(gap)} ${gap > 0 ? 'over' : 'under'}`);
}

/** Where the project stands against its budget. Null where the trend is out of sight. */
export function answerStanding(readings: KnownReadings): Answer | null {
  const { trend, items } = readings;
  if (!trend) return null;
  const { summary } = trend;
  const past = estimated(readings);
  const current = past.find(({ id }) => id === trend.current_milestone_id);
  const title = 'Where we stand against budget';
  if (summary.forecast === null || !current || summary.current_estimate === null)
    return {
      title,
      content: 'No milestone has an estimate yet, so there is no forecast to hold against the budget.',
      references: [],
      blocks: [],
      used: [{ name: 'milestone', count: readings.milestones?.count ?? 0 }],
    };
  const { forecast, gap, program_value: budget, pending_low: low, pending_high: high } = summary;
  const lines = [
    budget === null || gap === null
      ? `The forecast is ${money(forecast)}. No budget is set, so nothing says whether that is over or under.`
      : `The forecast is ${money(forecast)}, ${gapWords(gap)} the budget of ${formatMoney(budget)}${
          summary.gap_percent === null || gap === 0
            ? ''
            : ` (${formatPercent(Math.abs(summary.gap_percent))})`
        }.`,
    `It starts from the estimate at ${milestoneWords(current)} of ${dayText(dayOf(current))}, ${formatMoney(summary.current_estimate)}${
      summary.approved === 0
        ? '; nothing has been approved since that is not in it.'
        : `, and ${summary.approved < 0 ? 'takes off' : 'adds'} ${size(summary.approved)} for what was approved since.`
    }`,
  ];
  if (low !== null && high !== null && (low !== forecast || high !== forecast))
    lines.push(
      `Pending items can still take it to ${money(low)} at the lowest or ${money(high)} at the highest${
        budget === null
          ? ''
          : low > budget
            ? ', so even the lowest stays over budget'
            : high <= budget
              ? ', so even the highest stays within budget'
              : ', so the budget lies within reach'
      }.`,
    );
  const lowIds = trend.pending_decisions.find(({ dimension_id: id }) => id === null)?.low_items ?? [];
  const lowItems = (items?.results ?? []).filter(({ id }) => lowIds.includes(id));
  return {
    title,
    content: lines.join('\n\n'),
    references: [milestoneReference(current), ...lowItems.slice(0, 6).map(itemReference)],
    blocks: [
      chartBlock('Estimates against budget', {
        kind: 'columns',
        points: [
          ...past.map(({ id, name, short_name: short }) => ({
            id: String(id),
            label: short ?? name,
            detail: null,
          })),
          { id: 'forecast', label: 'Forecast', detail: null },
        ],
        series: [{ name: 'Cost', values: [...past.map(({ total }) => total), forecast] }],
        target: budget,
        zero_label: null,
      }),
      tableBlock(
        'From estimate to forecast',
        plainTable(heads('Step', 'Amount>'), [
          tableRow(
            milestoneReference(current),
            `Estimate at ${current.name}`,
            formatMoney(summary.current_estimate),
          ),
          tableRow(null, 'Approved since', formatMoney(summary.approved)),
          tableRow(null, 'Forecast', formatMoney(forecast)),
          tableRow(null, 'Budget', formatMoney(budget)),
          tableRow(null, gap !== null && gap < 0 ? 'Under budget' : 'Over budget', formatMoney(gap)),
          tableRow(null, 'Lowest with pending items', formatMoney(low)),
          tableRow(null, 'Highest with pending items', formatMoney(high)),
        ]),
        1,
      ),
    ],
    used: [
      { name: 'milestone', count: readings.milestones?.count ?? 0 },
      { name: 'item', count: items?.count ?? 0 },
    ],
  };
}

/** What moved since the newest estimate, and what that estimate moved before. */
export function answerMoved(readings: KnownReadings): Answer | null {
  const { trend, items, components } = readings;
  if (!trend) return null;
  const past = estimated(readings);
  const current = past.find(({ id }) => id === trend.current_milestone_id);
  const before = past.find(({ id }) => id === trend.previous_milestone_id);
  const title = 'What moved since the last milestone';
  const used = [
    { name: 'milestone', count: readings.milestones?.count ?? 0 },
    { name: 'item', count: items?.count ?? 0 },
    { name: 'component', count: components?.count ?? 0 },
  ];
  const { forecast, current_estimate: estimate, approved } = trend.summary;
  if (!current || forecast === null || estimate === null)
    return {
      title,
      content: 'No milestone has an estimate yet, so nothing can have moved since.',
      references: [],
      blocks: [],
      used,
    };
  const since = dayOf(current);
  const ids = new Set(trend.approved_series.map(({ item_id: id }) => id));
  const decided = (items?.results ?? []).filter(({ id }) => ids.has(id));
  const days = new Map(trend.approved_series.map(({ item_id: id, x }) => [id, x]));
  const named = decided.slice(0, 4).map(({ code, name, cost }) => {
    const effect = cost === null ? '' : cost < 0 ? ` (saves ${size(cost)})` : ` (adds ${size(cost)})`;
    return `${bold(code)} ${plain(name)}${effect}`;
  });
  const lines = [
    approved === 0
      ? `Since ${milestoneWords(current)} of ${dayText(since)} nothing has been approved that is not in its estimate: the forecast is still ${money(forecast)}.`
      : `Since ${milestoneWords(current)} of ${dayText(since)} the forecast went ${approved < 0 ? 'down' : 'up'} by ${money(Math.abs(approved))}, from ${formatMoney(estimate)} to ${money(forecast)}.`,
  ];
  if (decided.length > 0)
    lines.push(
      `${decided.length === 1 ? 'One item was' : `${counted(decided.length, 'item')} were`} approved: ${listed(named)}${decided.length > named.length ? ' and more' : ''}.`,
    );
  const pending = (items?.results ?? []).filter(({ status }) => status === 'PENDING');
  if (pending.length > 0)
    lines.push(`${counted(pending.length, 'item')} ${pending.length === 1 ? 'is' : 'are'} still pending.`);
  const steps = before ? stepsOf(before, current, components?.results ?? []) : [];
  const rise = before ? subtractMoney(current.total ?? 0, before.total ?? 0) : 0;
  const [largest] = steps;
  if (before)
    lines.push(
      rise === 0
        ? `The estimate itself did not change from ${milestoneWords(before)}.`
        : `The estimate itself had ${rise > 0 ? 'risen' : 'fallen'} by ${money(Math.abs(rise))} from ${milestoneWords(before)}${
            largest && largest.change !== 0
              ? `, the most in ${plain(largest.name)} (${formatMoney(largest.change)})`
              : ''
          }.`,
    );
  const decidedRows = decided.map((item) =>
    tableRow(
      itemReference(item),
      item.code,
      item.name,
      formatMoney(item.cost),
      dayText(days.get(item.id) ?? since),
    ),
  );
  return {
    title,
    content: lines.join('\n\n'),
    references: [
      milestoneReference(current),
      ...(before ? [milestoneReference(before)] : []),
      ...decided.slice(0, 6).map(itemReference),
    ],
    blocks: [
      ...(decidedRows.length > 0
        ? [
            tableBlock(
              `Approved since ${current.name}`,
              plainTable(heads('Code', 'Name', 'Cost>', 'Approved'), [
                ...decidedRows,
                tableRow(null, '', 'Total', formatMoney(sumOf(decided.map(({ cost }) => cost))), ''),
              ]),
            ),
          ]
        : []),
      ...(before && steps.some(({ change }) => change !== 0)
        ? [
            chartBlock(`By component, ${before.name} to ${current.name}`, {
              kind: 'difference',
              points: steps.map(({ id, name, after }) => ({
                id: String(id),
                label: name,
                detail: formatMoney(after),
              })),
              series: [{ name: 'Change', values: steps.map(({ change }) => change) }],
              target: null,
              zero_label: `At ${before.name}`,
            }),
          ]
        : []),
    ],
    used,
  };
}

/** What each component's estimate changed, the largest first. */
function stepsOf(
  before: ReadMilestone,
  after: ReadMilestone,
  components: readonly { id: number; name: string }[],
) {
  const totalsOf = ({ milestone_components_totals: totals }: ReadMilestone) =>
    new Map(totals.map(({ component_id: id, total }) => [id, total]));
  const [then, now] = [totalsOf(before), totalsOf(after)];
  return components
    .map(({ id, name }) => ({
      id,
      name,
      after: now.get(id) ?? 0,
      change: sumMoney([now.get(id) ?? 0, -(then.get(id) ?? 0)]),
    }))
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, 12);
}
