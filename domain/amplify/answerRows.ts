import { compareDates } from '#domain/dates';
import { ITEM_STATUSES, priorityLabel } from '#domain/items';
import { formatMoney, subtractMoney } from '#domain/money';
import { RISK_LEVELS } from '#domain/risks';
import { chartBlock, heads, plainTable, tableBlock, tableRow, type Answer } from './amplifyAnswer.ts';
import type {
  Asker,
  KnownReadings,
  ReadComponent,
  ReadItem,
  ReadMilestone,
  ReadRisk,
  ReadScenario,
} from './amplifyReadings.ts';
import { gapWords } from './answerStanding.ts';
import { bold, plain } from './richText.ts';
import {
  counted,
  dayOf,
  dayText,
  hasMitigation,
  itemReference,
  listed,
  milestoneReference,
  milestoneWords,
  money,
  nameOf,
  riskMoney,
  riskReference,
  scenarioReference,
  sumOf,
} from './wording.ts';

const itemUsed = ({ items }: KnownReadings) => [{ name: 'item', count: items?.count ?? 0 }];

/** A share of a cost beside it: `from ($4,235,000) to ($3,272,500)`. */
function rangeWords({ cost, lower_limit: lower, upper_limit: upper }: ReadItem): string {
  if (cost === null || (lower === 0 && upper === 0)) return '';
  const by = (percent: number) => Math.round(Math.abs(cost) * percent) / 100;
  return ` It may come to between ${formatMoney(subtractMoney(cost, by(lower)))} and ${formatMoney(subtractMoney(cost, -by(upper)))}.`;
}

function describeItem(item: ReadItem, { items }: KnownReadings, today: string): string {
  const { status, cost, due_date: due, deadline, assignee, component, me_groups: groups } = item;
  const others = (items?.results ?? []).filter(
    (other) =>
      other.id !== item.id &&
      other.me_groups.some(({ letter }) => groups.some((own) => own.letter === letter)),
  );
  const lines = [
    `${bold(item.code)} ${plain(item.name)} is ${bold(ITEM_STATUSES[status].label.toLowerCase())}${
      cost === null ? ' and has no cost yet' : ` at ${money(cost)}`
    }${component ? ` in ${plain(component.name)}` : ''}.${rangeWords(item)}`,
    `Its priority is ${priorityLabel(item.priority).toLowerCase()}; ${assignee ? `${plain(nameOf(assignee))} is assigned` : 'nobody is assigned'}.${
      due === null
        ? ' It has no due date.'
        : ` It is due ${dayText(due)}${status === 'PENDING' && due < today ? ', which has passed' : ''}.`
    }${deadline ? ` It has to be decided by ${plain(deadline.name)}, ${dayText(deadline.date)}.` : ''}${
      item.milestone_name ? ` It was approved for ${plain(item.milestone_name)}.` : ''
    }`,
  ];
  if (others.length > 0)
    lines.push(
      `It excludes ${listed(others.map((other) => `${bold(other.code)} ${plain(other.name)} (${formatMoney(other.cost)})`))}: only one of them can be approved.`,
    );
  if (item.scenarios.length > 0)
    lines.push(
      `It is part of ${listed(item.scenarios.map(({ scenario_number: code, name }) => `${code} ${plain(name)}`))}.`,
    );
  return lines.join('\n\n');
}

/** Whether two of the items stand in one mutually exclusive group. */
function exclude(items: readonly ReadItem[]): boolean {
  const letters = items.flatMap(({ me_groups: groups }) => groups.map(({ letter }) => letter));
  return new Set(letters).size < letters.length;
}

/** One item, or several that the question names. */
export function answerItems(found: readonly ReadItem[], readings: KnownReadings, { today }: Asker): Answer {
  const [only] = found;
  const isOne = found.length === 1 && only !== undefined;
  return {
    title: isOne ? `${only.code} ${only.name}` : listed(found.map(({ code }) => code)),
    content: isOne
      ? describeItem(only, readings, today)
      : exclude(found)
        ? `These ${found.length} items exclude each other: not all of them can be approved.`
        : `Together these ${found.length} items come to ${money(sumOf(found.map(({ cost }) => cost)))}.`,
    references: found.slice(0, 7).map(itemReference),
    blocks: [itemTable(isOne ? only.code : 'Items', found)],
    used: itemUsed(readings),
  };
}

const itemTable = (title: string, items: readonly ReadItem[]) =>
  tableBlock(
    title,
    plainTable(
      heads('Code', 'Name', 'Status', 'Cost>', 'Due date', 'Assignee'),
      items
        .slice(0, 20)
        .map((item) =>
          tableRow(
            itemReference(item),
            item.code,
            item.name,
            ITEM_STATUSES[item.status].label,
            formatMoney(item.cost),
            item.due_date ? dayText(item.due_date) : '-',
            nameOf(item.assignee),
          ),
        ),
    ),
  );

/** One scenario, and where the forecast would stand with it. */
export function answerScenario(scenario: ReadScenario, readings: KnownReadings): Answer {
  const own = (readings.items?.results ?? []).filter(({ id }) => scenario.items.includes(id));
  const after = readings.comparison?.results.find(({ scenario: one }) => one.id === scenario.id)?.after;
  const lines = [
    `${bold(scenario.scenario_number)} ${plain(scenario.name)} is ${scenario.status.toLowerCase()}: ${counted(scenario.items.length, 'item')} that come to ${money(scenario.cost)}${
      scenario.schedule_days === 0
        ? ''
        : `, ${counted(Math.abs(scenario.schedule_days), 'day')} ${scenario.schedule_days > 0 ? 'longer' : 'shorter'}`
    }.`,
  ];
  if (after?.forecast != null)
    lines.push(
      `With it the forecast is ${money(after.forecast)}${after.gap === null ? '' : `, ${gapWords(after.gap)} the budget`}.`,
    );
  return {
    title: `${scenario.scenario_number} ${scenario.name}`,
    content: lines.join('\n\n'),
    references: [scenarioReference(scenario), ...own.slice(0, 6).map(itemReference)],
    blocks: [itemTable(`Items of ${scenario.scenario_number}`, own)],
    used: [{ name: 'scenario', count: readings.scenarios?.count ?? 0 }, ...itemUsed(readings)],
  };
}

/** Scenarios beside each other: all, or those that the question names. */
export function answerScenarios(
  readings: KnownReadings,
  named: readonly ReadScenario[] = readings.scenarios?.results ?? [],
): Answer | null {
  const { scenarios, comparison } = readings;
  if (!scenarios) return null;
  const after = new Map(
    comparison?.results.map(({ scenario, after: reached }) => [scenario.id, reached]) ?? [],
  );
  const rows = named.map((scenario) => ({ scenario, reached: after.get(scenario.id) }));
  const best = rows
    .filter(({ reached }) => reached?.forecast != null)
    .sort((a, b) => (a.reached?.forecast ?? 0) - (b.reached?.forecast ?? 0))[0];
  const used = [{ name: 'scenario', count: scenarios.count }, ...itemUsed(readings)];
  if (scenarios.count === 0)
    return {
      title: 'Scenarios',
      content: 'There is no scenario in this project yet.',
      references: [],
      blocks: [],
      used,
    };
  return {
    title: 'Scenarios beside each other',
    content: `${counted(named.length, 'scenario')}. ${
      best?.reached?.forecast == null
        ? ''
        : `The lowest forecast comes with ${bold(best.scenario.scenario_number)} ${plain(best.scenario.name)}: ${money(best.reached.forecast)}${best.reached.gap === null ? '' : `, ${gapWords(best.reached.gap)} the budget`}.`
    }`,
    references: named.slice(0, 7).map(scenarioReference),
    blocks: [
      tableBlock(
        'Scenarios',
        plainTable(
          heads('Code', 'Name', 'Items>', 'Cost>', 'Forecast with it>', 'Gap>'),
          rows
            .slice(0, 20)
            .map(({ scenario, reached }) =>
              tableRow(
                scenarioReference(scenario),
                scenario.scenario_number,
                scenario.name,
                String(scenario.items.length),
                formatMoney(scenario.cost),
                formatMoney(reached?.forecast),
                formatMoney(reached?.gap),
              ),
            ),
        ),
      ),
    ],
    used,
  };
}

/** One milestone: its estimate, and what has to be decided before it. */
export function answerMilestone(milestone: ReadMilestone, readings: KnownReadings): Answer {
  const day = dayOf(milestone);
  const pending = (readings.items?.results ?? []).filter(
    ({ status, due_date: due }) => status === 'PENDING' && due !== null,
  );
  const late = pending
    .filter(({ due_date: due }) => (due ?? '') > day)
    .sort((a, b) => compareDates(a.due_date ?? '', b.due_date ?? ''));
  const isAhead = milestone.type === 'forecasted' || milestone.type === 'pending';
  const lines = [
    `${milestoneWords(milestone)} is ${dayText(day)}. ${milestone.total === null ? 'It has no estimate yet.' : `Its estimate is ${money(milestone.total)}.`}`,
  ];
  if (isAhead)
    lines.push(
      late.length === 0
        ? 'Every pending item with a due date is due before it.'
        : `${bold(String(pending.length - late.length))} pending items are due before it, ${bold(String(late.length))} after it: ${listed(late.slice(0, 5).map(({ code }) => code))}${late.length > 5 ? ' and more' : ''}.`,
    );
  return {
    title: milestone.name,
    content: lines.join('\n\n'),
    references: [milestoneReference(milestone), ...(isAhead ? late.slice(0, 6).map(itemReference) : [])],
    blocks: isAhead && late.length > 0 ? [itemTable(`Due after ${milestone.name}`, late)] : [],
    used: [{ name: 'milestone', count: readings.milestones?.count ?? 0 }, ...itemUsed(readings)],
  };
}

/** All milestones in the order of time. */
export function answerMilestones(readings: KnownReadings): Answer | null {
  const { milestones } = readings;
  if (!milestones) return null;
  const rows = [...milestones.results].sort((a, b) => compareDates(dayOf(a), dayOf(b)) || a.id - b.id);
  const next = rows.find(({ type }) => type === 'forecasted');
  return {
    title: 'Milestones',
    content: `${counted(milestones.count, 'milestone')}.${next ? ` Next is ${milestoneWords(next)} on ${dayText(dayOf(next))}.` : ''}`,
    references: rows.slice(0, 7).map(milestoneReference),
    blocks: [
      tableBlock(
        'Milestones',
        plainTable(
          heads('Code', 'Name', 'Date', 'Estimate>'),
          rows.map((one) =>
            tableRow(
              milestoneReference(one),
              one.code,
              one.name,
              dayText(dayOf(one)),
              formatMoney(one.total),
            ),
          ),
        ),
      ),
    ],
    used: [{ name: 'milestone', count: milestones.count }],
  };
}

/** One building component: its cost, its budget, and what is pending in it. */
export function answerComponent(component: ReadComponent, readings: KnownReadings): Answer {
  const own = (readings.items?.results ?? []).filter(({ component: of }) => of?.id === component.id);
  const pending = own.filter(({ status }) => status === 'PENDING');
  const approved = own.filter(({ status }) => status === 'APPROVED');
  const { current_cost: cost, target_budget: budget } = component;
  const lines = [
    `${bold(component.name)} ${cost === null ? 'has no estimate yet' : `stands at ${money(cost)} in the current estimate`}${
      budget === null
        ? ''
        : cost === null
          ? `; its budget is ${formatMoney(budget)}`
          : `, ${gapWords(subtractMoney(cost, budget))} its budget of ${formatMoney(budget)}`
    }.`,
    own.length === 0
      ? 'No item stands in it.'
      : `${counted(approved.length, 'item')} ${approved.length === 1 ? 'is' : 'are'} approved in it${
          approved.length === 0 ? '' : `, ${formatMoney(sumOf(approved.map((one) => one.cost)))} together`
        }, ${pending.length} pending.`,
  ];
  return {
    title: component.name,
    content: lines.join('\n\n'),
    references: pending.slice(0, 7).map(itemReference),
    blocks: own.length === 0 ? [] : [itemTable(`Items in ${component.name}`, [...pending, ...approved])],
    used: [{ name: 'component', count: readings.components?.count ?? 0 }, ...itemUsed(readings)],
  };
}

/** All building components beside their budgets. */
export function answerComponents(readings: KnownReadings): Answer | null {
  const { components } = readings;
  if (!components) return null;
  const rows = [...components.results].sort((a, b) => (b.current_cost ?? 0) - (a.current_cost ?? 0));
  const [largest] = rows;
  return {
    title: 'Cost by component',
    content: `${counted(components.count, 'component')} come to ${money(sumOf(rows.map(({ current_cost: cost }) => cost)))} in the current estimate${
      largest?.current_cost == null
        ? ''
        : `; the largest is ${bold(largest.name)} at ${formatMoney(largest.current_cost)}`
    }.`,
    references: [],
    blocks: [
      chartBlock('Cost by component', {
        kind: 'bars',
        points: rows.slice(0, 12).map(({ id, name }) => ({ id: String(id), label: name, detail: null })),
        series: [{ name: 'Cost', values: rows.slice(0, 12).map(({ current_cost: cost }) => cost) }],
        target: null,
        zero_label: null,
      }),
      tableBlock(
        'Components',
        plainTable(
          heads('Component', 'Cost>', 'Budget>', 'Gap>'),
          rows.map(({ name, current_cost: cost, target_budget: budget }) =>
            tableRow(
              null,
              name,
              formatMoney(cost),
              formatMoney(budget),
              cost === null || budget === null ? '-' : formatMoney(subtractMoney(cost, budget)),
            ),
          ),
        ),
        1,
      ),
    ],
    used: [{ name: 'component', count: components.count }],
  };
}

/** One risk. */
export function answerRisk(risk: ReadRisk, { risks }: KnownReadings): Answer {
  const cost = riskMoney(risk);
  const { DRAFT, IN_PROGRESS, COMPLETE } = risk.mitigation_counts;
  const lines = [
    `${bold(riskReference(risk).code)} ${plain(risk.name)} is a ${bold(RISK_LEVELS[risk.level].label.toLowerCase())} risk with a score of ${risk.score}${
      cost === null ? '' : `; it may cost ${money(cost)}`
    }.`,
    `${risk.owner ? `${plain(nameOf(risk.owner))} is assigned` : 'Nobody is assigned'}. ${
      hasMitigation(risk)
        ? `${counted(DRAFT + IN_PROGRESS + COMPLETE, 'mitigation')}: ${listed([`${COMPLETE} complete`, `${IN_PROGRESS} in progress`, `${DRAFT} in draft`])}.`
        : 'It has no mitigation.'
    }`,
  ];
  return {
    title: `${riskReference(risk).code} ${risk.name}`,
    content: lines.join('\n\n'),
    references: [riskReference(risk)],
    blocks: [],
    used: [{ name: 'risk', count: risks?.count ?? 0 }],
  };
}
