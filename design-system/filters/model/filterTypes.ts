import type { ReactNode } from 'react';
import type { FilterOperator, FilterType } from './operators.ts';

/** One value of a choice, tag or person field. */
export interface FilterOption {
  value: string;
  label: string;
  description?: string;
  /** Swatch, avatar or icon before the label. */
  start?: ReactNode;
}

/** A field that rows can be filtered by. */
export interface FilterField {
  id: string;
  label: string;
  type: FilterType;
  /** What choices, tags and people offer. */
  options?: readonly FilterOption[];
  /** Stands behind a number: "GSF", "days". */
  unit?: string;
}

/** From and to of a range; either end may still be open while it is being set. */
export interface FilterRange {
  from: number | string | null;
  to: number | string | null;
}

/** What a condition compares with. Numbers are plain (10 is 10 %), days `YYYY-MM-DD`, options by their value. */
export type FilterValue = string | number | boolean | readonly string[] | FilterRange | null;

/** One line of a filter: a field, an operator and what to compare with; parts are null until they are set. */
export interface FilterCondition {
  kind: 'condition';
  id: string;
  field: string | null;
  operator: FilterOperator | null;
  value: FilterValue;
}

/** Lines that hold together: all of them (`and`) or any (`or`). */
export interface FilterGroup {
  kind: 'group';
  id: string;
  match: 'and' | 'or';
  rules: readonly FilterRule[];
}

/** A line or a group. */
export type FilterRule = FilterCondition | FilterGroup;

/** Levels of groups, the outermost included. */
export const maxDepth = 3;

/** Conditions of one filter. */
export const maxConditions = 50;

let count = 0;
const nextId = () => `rule-${(count += 1)}`;

/** A condition of its own identity; identities live in memory only and are never stored. */
export const createCondition = (
  part: Partial<Omit<FilterCondition, 'kind' | 'id'>> = {},
): FilterCondition => ({
  field: null,
  operator: null,
  value: null,
  ...part,
  kind: 'condition',
  id: nextId(),
});

/** A group of its own identity. */
export const createGroup = (
  match: FilterGroup['match'] = 'and',
  rules: readonly FilterRule[] = [],
): FilterGroup => ({
  kind: 'group',
  id: nextId(),
  match,
  rules,
});

/** The range of a value; open at both ends where the value is something else. */
export const rangeOf = (value: FilterValue): FilterRange =>
  typeof value === 'object' && value !== null && 'from' in value ? value : { from: null, to: null };

/** The list of a value; empty where the value is something else. */
export const listOf = (value: FilterValue): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : [];

/** How many conditions stand in a rule. */
export const countConditions = (rule: FilterRule): number =>
  rule.kind === 'condition' ? 1 : rule.rules.reduce((sum, one) => sum + countConditions(one), 0);

/** Levels of groups in a rule: 0 for a condition, 1 for a group of conditions. */
export const depthOf = (rule: FilterRule): number =>
  rule.kind === 'condition' ? 0 : 1 + Math.max(0, ...rule.rules.map(depthOf));
