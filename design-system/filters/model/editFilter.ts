import {
  countConditions,
  createCondition,
  createGroup,
  depthOf,
  type FilterCondition,
  type FilterGroup,
  type FilterRule,
  maxConditions,
  maxDepth,
} from './filterTypes.ts';

/** Why nothing can be added here, in words; undefined when it can. */
export const conditionLimit = (filter: FilterGroup, adding = 1): string | undefined =>
  countConditions(filter) + adding > maxConditions
    ? `A filter holds at most ${maxConditions} conditions.`
    : undefined;

/** Why no group can be put into a group of this level (1 is the outermost). */
export const depthLimit = (level: number, adding = 1): string | undefined =>
  level + adding > maxDepth ? `Groups can be at most ${maxDepth} levels deep.` : undefined;

/** Changes the rules of each group, innermost first. */
function mapGroups(group: FilterGroup, change: (group: FilterGroup) => FilterGroup): FilterGroup {
  const rules = group.rules.map((rule) => (rule.kind === 'group' ? mapGroups(rule, change) : rule));
  const same = rules.every((rule, place) => rule === group.rules[place]);
  return change(same ? group : { ...group, rules });
}

const inGroup = (filter: FilterGroup, groupId: string, change: (group: FilterGroup) => FilterGroup) =>
  mapGroups(filter, (group) => (group.id === groupId ? change(group) : group));

/** Puts a rule at the end of a group. */
export const addRule = (filter: FilterGroup, groupId: string, rule: FilterRule): FilterGroup =>
  inGroup(filter, groupId, (group) => ({ ...group, rules: [...group.rules, rule] }));

/** Whether all or any of a group must hold. */
export const setMatch = (filter: FilterGroup, groupId: string, match: FilterGroup['match']): FilterGroup =>
  inGroup(filter, groupId, (group) => ({ ...group, match }));

/** Puts others in the place of a rule. */
const mapRule = (filter: FilterGroup, id: string, change: (rule: FilterRule) => readonly FilterRule[]) =>
  mapGroups(filter, (group) =>
    group.rules.some((rule) => rule.id === id)
      ? { ...group, rules: group.rules.flatMap((rule) => (rule.id === id ? change(rule) : rule)) }
      : group,
  );

/** Puts another condition in the place of the one with the same identity. */
export const replaceCondition = (filter: FilterGroup, condition: FilterCondition): FilterGroup =>
  mapRule(filter, condition.id, () => [condition]);

/** Takes a rule away, with everything in it. */
export const removeRule = (filter: FilterGroup, id: string): FilterGroup => mapRule(filter, id, () => []);

/** The same rule with identities of its own. */
export const copyRule = (rule: FilterRule): FilterRule =>
  rule.kind === 'condition' ? createCondition(rule) : createGroup(rule.match, rule.rules.map(copyRule));

/** Puts a copy behind a rule. */
export const duplicateRule = (filter: FilterGroup, id: string, copy: FilterRule): FilterGroup =>
  mapRule(filter, id, (rule) => [rule, copy]);

interface Place {
  /** Groups from the outermost down to the one that holds the rule. */
  path: readonly FilterGroup[];
  index: number;
}

/** Where a rule stands; undefined for one that is not there. */
export function placeOf(filter: FilterGroup, id: string): Place | undefined {
  for (const [index, rule] of filter.rules.entries()) {
    if (rule.id === id) return { path: [filter], index };
    const inner = rule.kind === 'group' ? placeOf(rule, id) : undefined;
    if (inner) return { path: [filter, ...inner.path], index: inner.index };
  }
  return undefined;
}

/**
 * Moves a rule one step through the filter as it reads from top to bottom: past a condition, into a neighbouring group, or out of its
 * own. Where the group it would enter is too deep for it, it steps over. The same filter comes back when there is nowhere to go.
 */
export function moveRule(filter: FilterGroup, id: string, direction: 'up' | 'down'): FilterGroup {
  const place = placeOf(filter, id);
  const parent = place?.path.at(-1);
  const rule = place && parent?.rules[place.index];
  if (!place || !parent || !rule) return filter;
  const step = direction === 'up' ? -1 : 1;
  const neighbour = parent.rules[place.index + step];
  if (!neighbour) return leaveGroup(filter, place, rule, direction);
  const enters = neighbour.kind === 'group' && depthLimit(place.path.length + 1, depthOf(rule)) === undefined;
  if (!enters)
    return inGroup(filter, parent.id, (group) => ({
      ...group,
      rules: group.rules.toSpliced(place.index, 1).toSpliced(place.index + step, 0, rule),
    }));
  return inGroup(removeRule(filter, id), neighbour.id, (group) => ({
    ...group,
    rules: direction === 'up' ? [...group.rules, rule] : [rule, ...group.rules],
  }));
}

function leaveGroup(filter: FilterGroup, { path }: Place, rule: FilterRule, direction: 'up' | 'down') {
  const group = path.at(-1);
  const outer = path.at(-2);
  if (!group || !outer) return filter;
  return inGroup(removeRule(filter, rule.id), outer.id, (target) => {
    const at = target.rules.findIndex((one) => one.id === group.id) + (direction === 'up' ? 0 : 1);
    return { ...target, rules: target.rules.toSpliced(at, 0, rule) };
  });
}
