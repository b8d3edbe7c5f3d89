import { useEffect, useRef, type RefObject } from 'react';
import {
  addRule,
  conditionLimit,
  copyRule,
  depthLimit,
  duplicateRule,
  moveRule,
  placeOf,
  removeRule,
  replaceCondition,
  setMatch,
} from '../model/editFilter.ts';
import {
  countConditions,
  createCondition,
  createGroup,
  type FilterCondition,
  type FilterGroup,
  type FilterRule,
} from '../model/filterTypes.ts';

type Direction = 'up' | 'down';

/** Everything that the form can do to a filter; each step keeps the focus where one goes on. */
export interface FilterEdit {
  replace: (condition: FilterCondition) => void;
  match: (group: FilterGroup, match: FilterGroup['match']) => void;
  addCondition: (group: FilterGroup) => void;
  addGroup: (group: FilterGroup) => void;
  duplicate: (rule: FilterRule) => void;
  remove: (rule: FilterRule) => void;
  move: (rule: FilterRule, direction: Direction) => void;
  canMove: (rule: FilterRule, direction: Direction) => boolean;
  /** Why there can be no further condition, in words. */
  whyNoMore: string | undefined;
  /** Why a group of this level can hold no group. */
  whyNoGroup: (level: number) => string | undefined;
  whyNoCopy: (rule: FilterRule) => string | undefined;
}

/** Edits a filter that its owner keeps, and moves the focus with what was edited. */
export function useFilterEdit(
  filter: FilterGroup,
  onChange: (filter: FilterGroup) => void,
  form: RefObject<HTMLElement | null>,
): FilterEdit {
  const focusNext = useRef<string>(undefined);
  useEffect(() => {
    const id = focusNext.current;
    if (id === undefined) return;
    focusNext.current = undefined;
    const rule = form.current?.querySelector<HTMLElement>(`[data-rule="${id}"]`);
    rule?.querySelector<HTMLElement>('[role="combobox"], button')?.focus();
  });
  const change = (next: FilterGroup, focus?: string) => {
    focusNext.current = focus;
    onChange(next);
  };
  return {
    replace: (condition) => change(replaceCondition(filter, condition)),
    match: (group, match) => change(setMatch(filter, group.id, match)),
    addCondition: (group) => {
      const condition = createCondition();
      change(addRule(filter, group.id, condition), condition.id);
    },
    addGroup: (group) => {
      const condition = createCondition();
      change(addRule(filter, group.id, createGroup('or', [condition])), condition.id);
    },
    duplicate: (rule) => {
      const copy = copyRule(rule);
      change(duplicateRule(filter, rule.id, copy), copy.id);
    },
    remove: (rule) => change(removeRule(filter, rule.id), besides(filter, rule)),
    move: (rule, direction) => change(moveRule(filter, rule.id, direction), rule.id),
    canMove: (rule, direction) => moveRule(filter, rule.id, direction) !== filter,
    whyNoMore: conditionLimit(filter),
    whyNoGroup: (level) => conditionLimit(filter) ?? depthLimit(level),
    whyNoCopy: (rule) => conditionLimit(filter, countConditions(rule)),
  };
}

/** Where the focus goes when a rule is gone: the next one, the one before, else its group. */
function besides(filter: FilterGroup, rule: FilterRule): string {
  const place = placeOf(filter, rule.id);
  const group = place?.path.at(-1) ?? filter;
  const index = place?.index ?? 0;
  return (group.rules[index + 1] ?? group.rules[index - 1] ?? group).id;
}
