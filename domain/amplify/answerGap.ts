import { compareDates } from '#domain/dates';
import { abbreviate, formatMoney, subtractMoney, sumMoney } from '#domain/money';
import {
  chartBlock,
  heads,
  plainTable,
  tableBlock,
  tableRow,
  textBlock,
  type Answer,
} from './amplifyAnswer.ts';
import type { Asker, KnownReadings, ReadItem, ReadMilestone, ReadTrend } from './amplifyReadings.ts';
import { gapWords } from './answerStanding.ts';
import { daysAhead, mayPropose, type ProposedItem, proposalBlock } from './proposeChanges.ts';
import { bold, plain } from './richText.ts';
import {
  counted,
  dayOf,
  dayText,
  itemReference,
  itemWords,
  listed,
  milestoneReference,
  milestoneWords,
  money,
  size,
  sumOf,
} from './wording.ts';

/** Priority that an item gets which helps to close the gap. */
const HIGH = 4;

type Position = { forecast: number; budget: number; gap: number };

/** Which pending items bring the forecast to the budget, what scenarios do, and what is decided too late. */
export function answerGap(readings: KnownReadings, asker: Asker): Answer | null {
  const { trend, items } = readings;
  if (!trend) return null;
  const { forecast, gap, program_value: budget } = trend.summary;
  const used = [
    { name: 'item', count: items?.count ?? 0 },
    { name: 'scenario', count: readings.scenarios?.count ?? 0 },
    { name: 'milestone', count: readings.milestones?.count ?? 0 },
  ];
  const title = 'Options that close the gap';
  if (forecast === null || gap === null || budget === null)
    return {
      title,
      content:
        forecast === null
          ? 'No milestone has an estimate yet, so there is no forecast and no gap.'
          : `The forecast is ${money(forecast)}, but no budget is set, so there is no gap to close.`,
      references: [],
      blocks: [],
      used,
    };
  const position = { forecast, budget, gap };
  const pending = (items?.results ?? []).filter(({ status }) => status === 'PENDING');
  const saving = pending
    .filter(({ cost }) => cost !== null && cost < 0)
    .sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0));
  const lowest = lowestOf(trend, saving);
  const next = readings.milestones?.results.find(({ id }) => id === trend.forecasted_milestone_id);
  const late = next ? lateOf(pending, next) : [];
  const proposal = next ? proposeEarlier(late, lowest, next, asker) : null;
  const named = [...new Set([...saving.slice(0, 3), ...late.slice(0, 4)])].slice(0, 7);
  return {
    title: next && late.length > 0 ? `Closing the gap before ${next.name}` : title,
    content: [positionLine(position, saving, lowest), lateLines(saving, late, next, proposal !== null)]
      .filter((line) => line !== '')
      .join('\n\n'),
    references: [...named.map(itemReference), ...(next && late.length > 0 ? [milestoneReference(next)] : [])],
    blocks: [
      ...(proposal ? [proposal] : []),
      ...scenarioChart(readings, position),
      textBlock('What closes the gap', closingText(position, lowest, readings)),
      ...(saving.length > 0
        ? [
            tableBlock(
              'Pending savings',
              plainTable(
                heads('Code', 'Name', 'Cost>', 'Alone leaves>', 'Due date'),
                saving
                  .slice(0, 12)
                  .map((item) =>
                    tableRow(
                      itemReference(item),
                      item.code,
                      item.name,
                      formatMoney(item.cost),
                      formatMoney(sumMoney([gap, item.cost])),
                      item.due_date ? dayText(item.due_date) : '-',
                    ),
                  ),
              ),
            ),
          ]
        : []),
    ],
    used,
  };
}

/** The pending savings that can be approved together for the lowest forecast. */
function lowestOf(trend: ReadTrend, saving: readonly ReadItem[]): ReadItem[] {
  const ids = new Set(trend.pending_decisions.find(({ dimension_id: id }) => id === null)?.low_items ?? []);
  return saving.filter(({ id }) => ids.has(id));
}

/** Pending items that are due after a milestone, so that it takes them in too late. */
const lateOf = (pending: readonly ReadItem[], milestone: ReadMilestone): ReadItem[] =>
  pending
    .filter(({ due_date: due }) => due !== null && due > dayOf(milestone))
    .sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0) || compareDates(a.due_date ?? '', b.due_date ?? ''));

function positionLine(
  { forecast, budget, gap }: Position,
  saving: readonly ReadItem[],
  lowest: readonly ReadItem[],
): string {
  const stand = `The forecast of ${formatMoney(forecast)} is ${gapWords(gap)} the budget of ${formatMoney(budget)}.`;
  if (gap <= 0) return `${stand} There is no gap to close.`;
  if (saving.length === 0)
    return `${stand} No pending item saves anything, so nothing that is on the table closes it.`;
  const alone = saving.filter(({ cost }) => (cost ?? 0) <= -gap);
  const together = sumOf(lowest.map(({ cost }) => cost));
  const rest = sumMoney([gap, together]);
  if (alone.length === 0)
    return `${stand} No pending item closes it alone. ${listed(lowest.map(({ code }) => bold(code)))} together ${
      rest <= 0
        ? `bring the forecast ${rest === 0 ? 'to the budget' : `${size(rest)} under budget`}`
        : `still leave ${bold(size(rest))} open`
    }.`;
  const [first] = alone;
  const others = lowest.filter(({ id }) => id !== first?.id);
  const left = sumMoney([gap, sumOf(others.map(({ cost }) => cost))]);
  const isFree =
    first !== undefined && first.me_groups.length === 0 && lowest.some(({ id }) => id === first.id);
  const only =
    alone.length === 1 && first
      ? `Only one pending choice is large enough to close it: ${itemWords(first)}.`
      : `Any of ${listed(alone.slice(0, 4).map(itemWords))} is large enough to close it alone.`;
  const without =
    alone.length === 1 && isFree && others.length > 0
      ? left > 0
        ? ` The other pending savings together leave ${bold(size(left))} open.`
        : ` The other pending savings together close it, too.`
      : '';
  return `${stand} ${only}${without}`;
}

function lateLines(
  saving: readonly ReadItem[],
  late: readonly ReadItem[],
  next: ReadMilestone | undefined,
  proposes: boolean,
): string {
  if (!next || late.length === 0) return '';
  const [main] = saving;
  const isMainLate = main !== undefined && late.some(({ id }) => id === main.id);
  const others = late.length - (isMainLate ? 1 : 0);
  const start = isMainLate
    ? `${bold(main.code)} is due ${dayText(main.due_date ?? '')}, but ${milestoneWords(next)} is ${dayText(dayOf(next))}.`
    : `${milestoneWords(next)} is ${dayText(dayOf(next))}.`;
  const more =
    others === 0
      ? ''
      : ` ${counted(others, isMainLate ? 'more item' : 'pending item')} ${others === 1 ? 'is' : 'are'} ${isMainLate ? 'also ' : ''}due after that day.`;
  return `${start}${more}${proposes ? ' I propose new due dates on the canvas; nothing changes until you accept.' : ''}`;
}

/** New due dates before the milestone for what is due after it, and a high priority for what closes the gap. */
function proposeEarlier(
  late: readonly ReadItem[],
  lowest: readonly ReadItem[],
  next: ReadMilestone,
  asker: Asker,
) {
  const day = daysAhead(dayOf(next));
  if (day < asker.today) return null;
  const helps = new Set(lowest.map(({ id }) => id));
  const rows = late
    .filter((item) => mayPropose(item, asker))
    .map((item): ProposedItem => ({
      item,
      due_date: day,
      ...(helps.has(item.id) && item.priority < HIGH ? { priority: HIGH } : {}),
    }));
  return proposalBlock(`Decide before ${next.name}`, rows, asker.projectId);
}

function scenarioChart({ scenarios, comparison }: KnownReadings, { forecast, gap }: Position) {
  const after = new Map(comparison?.results.map(({ scenario, after: then }) => [scenario.id, then]) ?? []);
  const rows = (scenarios?.results ?? []).flatMap(({ id, scenario_number: code, name }) => {
    const then = after.get(id);
    return then?.gap == null
      ? []
      : [{ id: String(id), label: `${code} ${name}`, forecast: then.forecast, gap: then.gap }];
  });
  if (rows.length === 0) return [];
  const points = [...rows, { id: 'none', label: 'No scenario', forecast, gap }].sort((a, b) => a.gap - b.gap);
  return [
    chartBlock('Gap to budget by scenario', {
      kind: 'difference',
      points: points.map(({ id, label, forecast: then }) => ({ id, label, detail: abbreviate(then) })),
      series: [{ name: 'Gap', values: points.map(({ gap: left }) => left) }],
      target: null,
      zero_label: `Budget ${abbreviate(subtractMoney(forecast, gap))}`,
    }),
  ];
}

/** The sums behind the answer, step by step. */
function closingText(
  { forecast, budget, gap }: Position,
  lowest: readonly ReadItem[],
  { scenarios, comparison }: KnownReadings,
): string {
  const lines = [
    `The approved forecast is ${money(forecast)}, which is ${gap === 0 ? 'on' : `${size(gap)} ${gap > 0 ? 'over' : 'under'}`} the budget of ${formatMoney(budget)}.`,
    '',
  ];
  const place = (amount: number) => {
    const left = subtractMoney(amount, budget);
    return `${formatMoney(amount)}, ${left === 0 ? 'on budget' : `${size(left)} ${left > 0 ? 'over' : 'under'}`}`;
  };
  const [largest, ...others] = lowest;
  if (largest && others.length > 0)
    lines.push(
      `- Without ${largest.code}, approving ${listed(others.map(({ code }) => code))} leaves ${place(sumMoney([forecast, sumOf(others.map(({ cost }) => cost))]))}.`,
      `- With ${largest.code} added, the forecast is ${place(sumMoney([forecast, sumOf(lowest.map(({ cost }) => cost))]))}.`,
    );
  else if (largest)
    lines.push(`- With ${largest.code}, the forecast is ${place(sumMoney([forecast, largest.cost ?? 0]))}.`);
  for (const { scenario, after } of comparison?.results ?? []) {
    const known = scenarios?.results.find(({ id }) => id === scenario.id);
    if (known && after.forecast !== null && after.forecast <= budget)
      lines.push(
        `- ${known.scenario_number} ${plain(known.name)} alone brings it to ${formatMoney(after.forecast)}.`,
      );
  }
  return lines.join('\n');
}
