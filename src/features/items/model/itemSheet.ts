import { formatDate } from '#domain/dates';
import { ITEM_STATUSES, limitsRange, priorityLabel, subtotalCost } from '#domain/items';
import { formatCents, formatMoney, formatNumber, sumMoney } from '#domain/money';
import type { components } from '#contract/api.ts';
import type { Foresite, Item } from '#shared/foresite';
import * as t from '../texts.ts';
import { markupNote, rateWords } from './itemMarkups.ts';
import { fullName } from './itemLooks.ts';
import { effectOf } from './optimistic.ts';
import { scheduleWords } from './waitingWords.ts';

type HistoryEntry = components['schemas']['HistoryEntry'];

/** A line of a table of the sheet: its words and figures, strong where it sums up. */
export interface SheetLine {
  key: string;
  cells: string[];
  strong?: boolean;
}

const person = (one: Item['assignee']) => (one ? fullName(one) : '-');
const day = (date: string | null) => (date === null ? '-' : formatDate(date));
const money = (amount: number) => formatMoney(amount, { cents: !Number.isInteger(amount) });

/** What is said of an item beside its cost, by name. */
export const itemFacts = (item: Item): [name: string, said: string][] => [
  [t.component, item.component?.name ?? '-'],
  [t.dueDate, day(item.due_date)],
  [t.assignee, person(item.assignee)],
  [t.priority, priorityLabel(item.priority)],
  [t.proposedBy, person(item.proposed_by)],
  [t.exclusiveGroups, item.me_groups.map(({ letter }) => letter).join(', ') || '-'],
  [t.scenarios, item.scenarios.map((one) => `${one.scenario_number} ${one.name}`).join(', ') || '-'],
  [t.tags, item.tags.map(({ name }) => name).join(', ') || '-'],
  [t.limits, t.numberLowerNumber2Upper(formatNumber(item.lower_limit), formatNumber(item.upper_limit))],
  [t.probability, `${formatNumber(item.probability)}%`],
  [t.schedule, scheduleWords(item)],
  [t.decideBy, item.deadline ? `${item.deadline.name}, ${formatDate(item.deadline.date)}` : '-'],
];

/** The priced rows with their codes, and what they come to. */
export function scopeLines(item: Item): SheetLine[] {
  const rows = item.sub_items.map((row): SheetLine => {
    const codes = [row.cost_group_uni_format, row.cost_group_master_format, ...row.cost_groups];
    return {
      key: String(row.id),
      cells: [
        row.scope || '-',
        codes.flatMap((code) => code?.div_code ?? []).join(', ') || '-',
        row.quantity === null ? '-' : [formatNumber(row.quantity), row.measure].filter(Boolean).join(' '),
        row.unit_cost === null ? '-' : formatCents(row.unit_cost),
        money(row.extension),
      ],
    };
  });
  const total = money(subtotalCost(item.sub_items));
  return [...rows, { key: 'total', cells: [t.directCost, '', '', '', total], strong: true }];
}

/** From direct cost over each markup to the item's cost. */
export const buildUpLines = (item: Item): SheetLine[] => [
  { key: 'direct', cells: [t.directCost, '', money(item.subtotal_cost)] },
  ...item.markups.map((line) => ({
    key: String(line.id),
    cells: [
      line.name,
      line.applies ? `${rateWords(line)} ${markupNote(line)}` : markupNote(line),
      line.applies ? money(line.amount) : '-',
    ],
  })),
  { key: 'cost', cells: [t.cost, '', item.cost === null ? '-' : money(item.cost)], strong: true },
];

/** What the item does to forecast and budget, as it is priced and at both of its limits; dollars. */
export function effectLines(item: Item, trend: Foresite): SheetLine[] {
  const cost = item.cost ?? 0;
  const { low, high } = limitsRange(cost, item.lower_limit, item.upper_limit);
  const { without, withIt, gap } = effectOf(trend, item);
  const at = (limit: number) => (without === null ? null : sumMoney([without, limit]));
  const over = gap !== null && gap > 0 ? t.overBudgetWithIt : t.underBudgetWithIt;
  const lines: [string, number | null, boolean?][] = [
    [t.budget, trend.summary.program_value],
    [t.currentEstimate, trend.summary.current_estimate],
    [t.forecastWithoutIt, without],
    [t.forecastWithIt, withIt, true],
    [t.withItAtItsLower, at(low)],
    [t.withItAtItsUpper, at(high)],
    [over, gap === null ? null : Math.abs(gap), true],
  ];
  return lines.map(([name, amount, strong]) => ({
    key: name,
    cells: [name, formatMoney(amount)],
    ...(strong && { strong }),
  }));
}

/** Who decided, when, for which milestone and why; empty while it is open. */
export function decisionFacts(item: Item, history: readonly HistoryEntry[]): [string, string][] {
  if (item.status !== 'APPROVED' && item.status !== 'REJECTED') return [];
  const { label } = ITEM_STATUSES[item.status];
  const entry = history.find(({ changes }) =>
    changes.some((one) => one.field === 'status' && one.to === label),
  );
  const by = entry?.actor ? fullName(entry.actor) : '-';
  const on = entry ? formatDate(entry.at.slice(0, 10)) : day(item.approved_on);
  return [
    [t.decision, label],
    [t.by, by],
    [t.on, on],
    ...(item.status === 'APPROVED'
      ? ([
          [t.milestone, item.milestone_name ?? '-'],
          ...(item.in_estimate_of === null ? [] : [[t.inTheEstimateOf, item.in_estimate_of]]),
        ] as [string, string][])
      : ([[t.reason, item.rejection_reason ?? '-']] as [string, string][])),
  ];
}
