import type { components } from '#contract/api.ts';
import { formatDate } from '#domain/dates';
import { priorityLabel } from '#domain/items';
import type { ItemBrief, Person } from '#shared/foresite';
import * as t from '../texts.ts';
import { fullName, statusLook } from './itemLooks.ts';

type Schemas = components['schemas'];
type Changes = Schemas['BatchChanges'];
type Ref = { id: number; name: string };

/** An edit that can be given to any row of the grid: what is sent of it, and how the row looks with it. */
export interface FieldEdit {
  action: 'edit';
  changesOf: (item: ItemBrief) => Changes;
  paintOf: (item: ItemBrief) => Partial<ItemBrief>;
}

const edit = (changes: Changes, paint: Partial<ItemBrief>): FieldEdit => ({
  action: 'edit',
  changesOf: () => changes,
  paintOf: () => paint,
});

/** How tags are given to items that may have some. */
export type TagChange = 'add' | 'remove' | 'replace';

function tagsWith(old: readonly Ref[], how: TagChange, tags: readonly Ref[]): Ref[] {
  const named = new Set(tags.map(({ id }) => id));
  const others = old.filter(({ id }) => !named.has(id));
  if (how === 'remove') return others;
  return how === 'add' ? [...others, ...tags] : [...tags];
}

/** The edits that rows of the grid are given, one or many of them. */
export const fieldEdits = {
  name: (name: string) => edit({ name: name.trim() }, { name: name.trim() }),
  component: (component: Ref | null) => edit({ component_id: component?.id ?? null }, { component }),
  assignee: (assignee: Person | null) => edit({ assignee_id: assignee?.id ?? null }, { assignee }),
  proposer: (id: number | null) => edit({ proposed_by_id: id }, { proposed_by_id: id }),
  due: (day: string | null) => edit({ due_date: day }, { due_date: day }),
  priority: (priority: number) => edit({ priority }, { priority }),
  /** A limit that is null stays as it is. */
  limits: (lower: number | null, upper: number | null) => {
    const given = {
      ...(lower !== null && { lower_limit: lower }),
      ...(upper !== null && { upper_limit: upper }),
    };
    return edit(given, given);
  },
  deadline: (deadline: Schemas['DeadlineOrNull']) =>
    edit({ deadline_milestone_id: deadline?.id ?? null }, { deadline }),
  tags: (how: TagChange, tags: readonly Ref[]): FieldEdit => ({
    action: 'edit',
    changesOf: (item) => ({ tag_ids: tagsWith(item.tags, how, tags).map(({ id }) => id) }),
    paintOf: (item) => ({ tags: tagsWith(item.tags, how, tags) }),
  }),
};

/** The fields of a row that people tell each other about, in words. */
const words: readonly [label: string, say: (item: ItemBrief) => string][] = [
  [t.name, (item) => item.name],
  [t.status, (item) => statusLook(item.status).label],
  [t.component, (item) => item.component?.name ?? ''],
  [t.assignee, (item) => (item.assignee ? fullName(item.assignee) : '')],
  [t.dueDate, (item) => (item.due_date ? formatDate(item.due_date) : '')],
  [t.priority, (item) => priorityLabel(item.priority)],
  [t.tags, (item) => item.tags.map(({ name }) => name).join(', ')],
  [t.lowerLimit, (item) => `${item.lower_limit}%`],
  [t.upperLimit, (item) => `${item.upper_limit}%`],
  [t.decideBy, (item) => item.deadline?.name ?? ''],
];

/**
 * Both values of each field that somebody changed meanwhile or that `mine` would change too, a sentence each. `before` is the row that
 * the edit started from.
 */
export function conflictLines(before: ItemBrief, theirs: ItemBrief, mine: Partial<ItemBrief>): string[] {
  const who = theirs.updated_by ? fullName(theirs.updated_by) : t.somebody;
  const lines = words.flatMap(([label, say]) => {
    const [old, now] = [say(before), say(theirs)];
    if (old === now) return [];
    const wanted = say({ ...before, ...mine });
    const yours = wanted === old ? '' : t.yoursValue(wanted || t.nothing);
    return [`${theirs.code} ${label}: ${now || 'nothing'} (${who})${yours}`];
  });
  return lines.length > 0 ? lines : [t.codeWhoChangedItsScope(theirs.code, who)];
}
