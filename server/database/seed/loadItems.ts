import type { DecidedOutcome } from '#domain/meetings';
import { allocateIds, allocateNumbers } from '#server/database/counters.ts';
import type { ItemPatch } from '#server/modules/items/checkItemInput.ts';
import { createGroup } from '#server/modules/items/choices/createGroup.ts';
import { createTags } from '#server/modules/items/choices/createTags.ts';
import { approveItem, rejectItem } from '#server/modules/items/decideItem.ts';
import { headOf, type ItemWriter } from '#server/modules/items/itemWriter.ts';
import { createItem, updateItem } from '#server/modules/items/saveItem.ts';
import { contextActs } from './contextActs.ts';
import { contingencyActs, type ContingencyIds } from './contingencyActs.ts';
import type { DemoMention } from './demo/demoMeeting.ts';
import type { DemoItem, DemoItemFields, DemoProject, DemoStep } from './demo/demoTypes.ts';
import { attributeValue } from './loadAttributes.ts';
import { decideHeld, heldMeetings, type HeldMeetings } from './loadMeetings.ts';
import { type Act, type DemoStage, writerAt } from './demoWriter.ts';
import { riskActs } from './riskActs.ts';
import { pick } from './rowIds.ts';

/** Where a project's items are written: what its people's acts refer to. */
type Stage = DemoStage & {
  groups: ReadonlyMap<string, number>;
  tags: ReadonlyMap<string, number>;
  contingency: ContingencyIds;
  held: HeldMeetings;
};

/**
 * Lets the demo's people write, change and decide a project's items and move its contingency, each act at its time and
 * through the same functions as the API, so that numbers, history, events and totals are those of real work. Answers the
 * items' ids.
 */
export async function loadItems(
  context: DemoStage,
  demo: DemoProject,
  risks: readonly number[],
): Promise<number[]> {
  const { items = [], scenarios = [] } = demo;
  const { tx, project } = context;
  const ids = await allocateIds(tx, 'item', items.length);
  const numbers = await allocateNumbers(tx, project.id, 'item', items.length);
  const contingency: ContingencyIds = { pots: new Map(), risks };
  const stage: Stage = { ...context, contingency, ...(await loadChoices(context, demo)), held: new Map() };
  const acts = items.flatMap((item, index) => {
    const as = { id: ids[index] as number, number: numbers[index] as number };
    return [
      creation(stage, item, as),
      ...(item.steps ?? []).map((step) => nextAct(stage, as.id, step)),
      ...(item.comments ?? []).map((comment) => remark(stage, as.id, comment)),
      ...(item.links ?? []).map((link) => pageOf(as.id, link)),
    ];
  });
  acts.push(...riskActs(context.calendar, demo, risks));
  acts.push(...contingencyActs(demo, contingency), ...(await contextActs(context, demo)));
  for (const scenario of scenarios)
    acts.push({
      at: scenario.at,
      by: scenario.by,
      perform: (writer) =>
        writer.changes.apply(tx, headOf(writer, `Created scenario "${scenario.name}"`), [
          {
            entity: 'scenario',
            kind: 'create',
            fields: {
              name: scenario.name,
              status: 'PENDING',
              milestone_id: null,
              items: scenario.items.map((number) => ids[number - 1]),
            },
          },
        ]),
    });
  acts.push(...heldMeetings(stage, demo, ids, stage.held));
  for (const act of acts.sort(byTime)) await act.perform(writerAt(stage, act));
  return ids;
}

const byTime = (a: { at: string }, b: { at: string }) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0);

/** Opens the groups A, B … and creates the tags that the items name, before anything else happens. */
async function loadChoices(
  context: DemoStage,
  { items = [], pots = [], context: entries = [] }: DemoProject,
): Promise<Pick<Stage, 'groups' | 'tags'>> {
  const [first] = [...items, ...pots, ...entries].sort(byTime);
  const groups = new Map<string, number>();
  const tags = new Map<string, number>();
  if (!first) return { groups, tags };
  const writer = writerAt(context, first);
  for (const letter of [...new Set(items.flatMap(({ first: { groups: own = [] } }) => own))].sort()) {
    const group = await createGroup(writer);
    groups.set(letter, group.id);
  }
  const names = [...new Set(items.flatMap(tagsEverWorn))];
  const created = await createTags(
    { ...writer, actorId: writer.caller.userId },
    names.map((name) => ({ type: 'ITEM' as const, name })),
  );
  created.forEach(({ id }, index) => tags.set(names[index] as string, id));
  return { groups, tags };
}

const tagsEverWorn = ({ first, steps = [] }: DemoItem): readonly string[] => [
  ...(first.tags ?? []),
  ...steps.flatMap((step) => ('change' in step ? (step.change.tags ?? []) : [])),
];

function creation(stage: Stage, item: DemoItem, as: { id: number; number: number }): Act {
  const { status: _status, ...plain } = toInput(stage, item.first);
  const { name, status } = item.first;
  const input = { ...plain, name, ...(status && { status }) };
  return {
    at: item.at,
    by: item.by,
    perform: (writer) => createItem(writer, input, { as, allIn: item.allIn ?? false }),
  };
}

type Decided = { outcome: DecidedOutcome; milestone?: number; contingency_pot_id?: number };

function nextAct(stage: Stage, itemId: number, step: DemoStep): Act {
  const act = { at: step.at, by: step.by };
  if ('change' in step) {
    const patch = toInput(stage, step.change);
    return { ...act, perform: (writer) => updateItem(writer, itemId, patch) };
  }
  const inMeeting = ({ title, note }: DemoMention, how: Decided) => ({
    ...act,
    perform: (writer: ItemWriter) => decideHeld(writer, pick(stage.held, title), itemId, { ...how, note }),
  });
  if ('heard' in step) return inMeeting(step.heard, { outcome: 'NOTED' });
  if ('reject' in step) return { ...act, perform: (writer) => rejectItem(writer, itemId, step.reject) };
  const { pot, meeting } = step;
  const milestone = pick(stage.project.milestones, step.approve);
  // A fund is opened by an act of its own, which comes before.
  const request = () => ({
    milestone,
    ...(pot !== undefined && { contingency_pot_id: pick(stage.contingency.pots, pot) }),
  });
  return {
    ...act,
    perform: (writer) =>
      meeting
        ? inMeeting(meeting, { outcome: 'APPROVED', ...request() }).perform(writer)
        : approveItem(writer, itemId, request()),
  };
}

type DemoComment = NonNullable<DemoItem['comments']>[number];

function remark({ company }: Stage, itemId: number, { at, by, body, names = [] }: DemoComment): Act {
  return {
    at,
    by,
    perform: (writer) =>
      writer.changes.apply(writer.tx, headOf(writer, 'Wrote a comment'), [
        {
          entity: 'comment',
          kind: 'create',
          fields: {
            entity: 'item',
            entity_id: itemId,
            body,
            mention_ids: names.map((key) => pick(company.people, key)).sort((a, b) => a - b),
            created_by_id: writer.caller.userId,
            created_at: writer.now.toISOString(),
            edited_at: null,
          },
        },
      ]),
  };
}

function pageOf(itemId: number, { at, by, url, title }: NonNullable<DemoItem['links']>[number]): Act {
  return {
    at,
    by,
    perform: (writer) =>
      writer.changes.apply(writer.tx, headOf(writer, `Added the link ${title}`), [
        {
          entity: 'web_link',
          kind: 'create',
          fields: {
            entity: 'item',
            entity_id: itemId,
            url,
            title,
            created_by_id: writer.caller.userId,
            created_at: writer.now.toISOString(),
          },
        },
      ]),
  };
}

/** The demo's words as the API takes them; only what is given. */
function toInput(stage: Stage, fields: Partial<DemoItemFields>): ItemPatch {
  const { company, project, calendar, groups, tags } = stage;
  const { name, description, status, priority, due, lower, upper, area, subItems } = fields;
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(status !== undefined && { status }),
    ...(priority !== undefined && { priority }),
    ...(due !== undefined && { due_date: due === null ? null : calendar.day(due) }),
    ...(lower !== undefined && { lower_limit: lower }),
    ...(upper !== undefined && { upper_limit: upper }),
    ...(area !== undefined && { estimated_area: { value: area, unit: 'sq_ft' as const } }),
    ...(fields.component && { component_id: pick(project.components, fields.component) }),
    ...(fields.assignee && { assignee_id: pick(company.people, fields.assignee) }),
    ...(fields.proposedBy && { proposed_by_id: pick(company.people, fields.proposedBy) }),
    ...(fields.groups && { me_group_ids: fields.groups.map((letter) => pick(groups, letter)) }),
    ...(fields.tags && { tag_ids: fields.tags.map((tag) => pick(tags, tag)) }),
    ...partsInput(stage, fields),
    ...(subItems && {
      sub_items: subItems.map((row) => ({
        scope: row.scope,
        quantity: row.quantity,
        measure: row.measure,
        unit_cost: row.unitCost,
        ...(row.masterFormat && {
          cost_group_master_format_id: pick(company.costGroups, row.masterFormat).id,
        }),
        ...(row.uniFormat && { cost_group_uni_format_id: pick(company.costGroups, row.uniFormat).id }),
        ...(row.package && { cost_group_ids: [pick(company.costGroups, row.package).id] }),
      })),
    }),
  };
}

/** Schedule, deadline and scores as the API takes them. */
function partsInput(stage: Stage, fields: Partial<DemoItemFields>): ItemPatch {
  const { project } = stage;
  const { schedule, deadline, drivers, attributes } = fields;
  return {
    ...(attributes && {
      custom_attributes: Object.entries(attributes).map(([name, value]) => ({
        custom_attribute_id: pick(stage.company.attributes, name).id,
        value: attributeValue(name, value, stage.company.attributes, stage.calendar),
      })),
    }),
    ...(schedule && { schedule_days: schedule[0], is_schedule_critical: schedule[1] }),
    ...(deadline && {
      deadline_milestone_id: pick(project.milestones, deadline[0]),
      weekly_waiting_cost: deadline[1],
    }),
    ...(drivers && {
      drivers: Object.entries(drivers).map(([name, score]) => ({
        driver_id: pick(project.drivers, name),
        score,
      })),
    }),
  };
}
