import { isDay } from '../../private/date/days.ts';
import {
  type FilterCondition,
  type FilterField,
  type FilterGroup,
  type FilterRule,
  type FilterValue,
  listOf,
  rangeOf,
} from './filterTypes.ts';
import { type FilterType, operandOf, operatorLabel } from './operators.ts';

/** What is wrong with a condition, by the part it stands at. */
export interface ConditionProblems {
  field?: string;
  value?: string;
  from?: string;
  to?: string;
}

/** Types whose values are numbers. */
export const isNumeric = (type: FilterType): boolean =>
  type === 'number' || type === 'money' || type === 'percent' || type === 'area';

/** Whether one value fits a type of field; an empty text is no value. */
export function fits(type: FilterType, value: unknown): boolean {
  if (isNumeric(type)) return typeof value === 'number' && Number.isFinite(value);
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'date') return isDay(value);
  return typeof value === 'string' && value.trim() !== '';
}

/** What must be put right. Nothing is said about parts that are only not set yet. */
export function problemsOf(condition: FilterCondition, field: FilterField | undefined): ConditionProblems {
  if (condition.field !== null && field === undefined)
    return { field: 'This field is no longer there. Choose another or remove the condition.' };
  if (!field || condition.operator === null) return {};
  const operand = operandOf(field.type, condition.operator);
  if (operand === 'range') return rangeProblems(field.type, condition.value);
  const known = field.options;
  const asked = operand === 'many' ? listOf(condition.value) : known ? [condition.value] : [];
  const gone = known && asked.some((value) => value !== null && !known.some((one) => one.value === value));
  return gone ? { value: 'A chosen value is no longer offered. Choose again.' } : {};
}

function rangeProblems(type: FilterType, value: FilterValue): ConditionProblems {
  const { from, to } = rangeOf(value);
  if (from === null && to === null) return {};
  if (to === null) return { to: 'Please select a full range' };
  if (from === null) return { from: 'Please select a full range' };
  if (from <= to) return {};
  const message =
    type === 'date' ? 'The first day must not be after the last' : 'Min must not be greater than Max';
  return { from: message, to: message };
}

/** Whether a condition says something that can be applied; one that is being set, or is wrong, is left out (docs/product/lists.md). */
export function isComplete(condition: FilterCondition, field: FilterField | undefined): boolean {
  const { operator, value } = condition;
  if (!field || operator === null || operatorLabel(field.type, operator) === undefined) return false;
  if (Object.keys(problemsOf(condition, field)).length > 0) return false;
  const operand = operandOf(field.type, operator);
  if (operand === 'none') return true;
  if (operand === 'many')
    return listOf(value).length > 0 && listOf(value).every((one) => fits(field.type, one));
  if (operand === 'one') return fits(field.type, value);
  const { from, to } = rangeOf(value);
  return fits(field.type, from) && fits(field.type, to);
}

/** The field of a condition. */
export const fieldOf = (
  condition: FilterCondition,
  fields: readonly FilterField[],
): FilterField | undefined => fields.find(({ id }) => id === condition.field);

/** The part of a filter that applies: complete conditions, and groups with at least one. Null when nothing is left. */
export function appliedFilter(filter: FilterGroup, fields: readonly FilterField[]): FilterGroup | null {
  const rules = filter.rules.flatMap((rule): FilterRule[] => {
    if (rule.kind === 'condition') return isComplete(rule, fieldOf(rule, fields)) ? [rule] : [];
    const inner = appliedFilter(rule, fields);
    return inner ? [inner] : [];
  });
  return rules.length > 0 ? { ...filter, rules } : null;
}
