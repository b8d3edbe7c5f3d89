import { rewindRow } from '#domain/changes';
import { type BridgeItem, buildForesite, forecastBridge, type ForesiteData } from '#domain/foresite';
import { formatCode, showItem } from '#domain/items';
import { explainMarkups } from '#domain/markups';
import { milestoneDate } from '#domain/milestones';
import { notFound, ruleRefused } from '#server/contract/errors.ts';
import type { Result } from '#server/contract/handlers.ts';
import { ranges } from '#server/services/ranges/ranges.ts';
import { type EventType, readForesiteRows } from '../foresite/foresiteRepository.ts';
import type { CostView } from '../items/itemBriefRepository.ts';
import { readPricingRules } from '../items/itemWriteRepository.ts';
import { activeRisksOn, type RegisterReader } from './readRegisters.ts';
import {
  changedDays,
  groupLetters,
  itemsSince,
  lastChanges,
  type PastFields,
  saidOn,
} from './pastRepository.ts';

/** Whose past is read, and how the reader sees costs. */
export type PastReader = RegisterReader & {
  cost: CostView;
  seesEvents: boolean;
  today: string;
};

type PastItem = PastFields & {
  id: number;
  number: number;
  isDeleted: boolean;
  cost: number;
  in_estimate: boolean | null;
};
type Past = { foresite: ForesiteData<EventType>; items: PastItem[] };

/** The days that can be looked at, from the first that anything is known of to today. */
export async function readDays({
  tx,
  projectId,
  today,
  timeZone,
  seesRisks,
  seesIssues,
}: PastReader): Promise<Result<'listForesiteDays'>> {
  const entities = ['item', 'scenario', ...(seesRisks ? ['risk'] : []), ...(seesIssues ? ['issue'] : [])];
  const { firstDay, days } = await changedDays(tx, projectId, timeZone, entities);
  return { first_day: firstDay !== null && firstDay < today ? firstDay : today, last_day: today, days };
}

/** Refuses days that are still to come; of a day before anything is known, the answer is that there was nothing. */
export function checkDays(
  { today }: Pick<PastReader, 'today'>,
  days: Readonly<Record<string, string>>,
): void {
  for (const [field, date] of Object.entries(days))
    if (date > today) throw strangeDay(field, 'This day is still to come. Choose today or an earlier day.');
}

const strangeDay = (field: string, sentence: string) => ruleRefused(sentence, { [field]: [sentence] });

/** What every day is shown with: the project's rows as they are now, and the markups of today. */
async function readPresent({ tx, projectId, cost }: PastReader) {
  const rows = await readForesiteRows(tx, projectId, cost);
  if (!rows) throw notFound();
  const { markups } = (await readPricingRules(tx, [projectId]))(projectId);
  return { rows, markups };
}

type Present = Awaited<ReturnType<typeof readPresent>>;

/** Items and trend as they stood when the day ended. An estimate counts from its milestone's day on (docs/product/time-machine.md). */
async function readPast(reader: PastReader, { rows, markups }: Present, date: string): Promise<Past> {
  const { tx, projectId, cost } = reader;
  const stored = await itemsSince(tx, projectId, date, reader.timeZone);
  const said = await saidOn(tx, projectId, date);
  const items = stored.flatMap(({ id, number, isDeleted, row, later }): PastItem[] => {
    const then = rewindRow({ row, isThere: !isDeleted }, later);
    if (!then) return [];
    const price =
      cost === 'cost' && then.use_markups
        ? explainMarkups(then.subtotal_cost, markups, then.markups).total
        : then.subtotal_cost;
    return [{ ...then, id, number, isDeleted, cost: price, in_estimate: said.get(id) ?? null }];
  });
  const milestones = rows.milestones.map((milestone) => ({
    ...milestone,
    has_estimate: milestone.has_estimate && milestoneDate(milestone) <= date,
  }));
  const input = {
    ...rows,
    generated: undefined,
    today: date,
    milestones,
    contract_events: reader.seesEvents ? rows.contract_events : [],
    items: items.map((item) => ({ ...item, group_ids: item.me_group_ids })),
    ...(reader.seesRisks && { risks: await activeRisksOn(reader, date) }),
  };
  const foresite = await ranges.build(reader.tx.tenantId, (rangeOf) =>
    buildForesite<EventType>(input, rangeOf),
  );
  return { foresite, items };
}

/** ForeSite at the end of a day, with its items by number. */
export async function readAsOf(reader: PastReader, date: string): Promise<Result<'getForesiteAsOf'>> {
  checkDays(reader, { date });
  const present = await readPresent(reader);
  const { foresite, items } = await readPast(reader, present, date);
  const letters = await groupLetters(reader.tx, reader.projectId);
  const components = new Map(present.rows.components.map(({ id, name }) => [id, { id, name }]));
  return {
    date,
    foresite,
    items: items.map((item) => {
      const { name, priority, cost, due_date, lower_limit, upper_limit } = showItem(item);
      return {
        id: item.id,
        code: formatCode('item', item.number),
        name,
        status: item.status,
        priority,
        cost,
        due_date,
        component: components.get(item.component_id ?? 0) ?? null,
        me_groups: item.me_group_ids.flatMap((id) => {
          const letter = letters.get(id);
          return letter === undefined ? [] : [{ id, letter }];
        }),
        lower_limit,
        upper_limit,
        is_deleted: item.isDeleted,
      };
    }),
  };
}

const sideOf = ({ foresite, items }: Past) => ({
  current_estimate: foresite.summary.current_estimate,
  current_date: currentOf(foresite)?.date ?? null,
  items: items satisfies BridgeItem[],
});

const currentOf = ({ design_milestones, current_milestone_id }: ForesiteData<EventType>) =>
  design_milestones.find(({ id }) => id === current_milestone_id);

/** What led from one day's forecast to another's, with who changed what last in between. */
export async function comparePast(
  reader: PastReader,
  from: string,
  to: string,
): Promise<Result<'compareForesite'>> {
  checkDays(reader, { from, to });
  if (from >= to) throw strangeDay('to', 'Choose a day after the first one.');
  const present = await readPresent(reader);
  const before = await readPast(reader, present, from);
  const after = await readPast(reader, present, to);
  const { estimate_effect, steps } = forecastBridge(sideOf(before), sideOf(after));
  const ids = steps.map(({ item_id }) => item_id);
  const { tx, projectId, timeZone } = reader;
  const changes = await lastChanges(tx, projectId, ids, { from, to, timeZone });
  const changeOf = new Map(changes.map((change) => [change.id, change]));
  const itemOf = new Map([...before.items, ...after.items].map((item) => [item.id, item]));
  const known = new Set(estimated(before.foresite).map(({ id }) => id));
  return {
    from: { date: from, summary: before.foresite.summary },
    to: { date: to, summary: after.foresite.summary },
    estimate_effect,
    new_estimates: estimated(after.foresite).filter(({ id }) => !known.has(id)),
    steps: steps.map((step) => {
      const item = itemOf.get(step.item_id) as PastItem;
      const change = changeOf.get(step.item_id);
      return {
        ...step,
        from: step.from && standing(step.from),
        to: step.to && standing(step.to),
        code: formatCode('item', item.number),
        name: showItem(item).name,
        is_deleted: item.isDeleted,
        changed_at: change?.changed_at ?? null,
        changed_by: change?.changed_by ?? null,
      };
    }),
  };
}

const standing = ({ status, cost }: { status: string; cost: number }) => ({
  status: status as PastItem['status'],
  cost,
});

const estimated = ({ design_milestones }: ForesiteData<EventType>) =>
  design_milestones.flatMap(({ id, code, name, date, total }) =>
    total === null ? [] : [{ id, code, name, date, total }],
  );
