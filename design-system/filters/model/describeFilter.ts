import { formatDay } from '../../private/date/isoDate.ts';
import { appliedFilter, fieldOf } from './checkCondition.ts';
import {
  type FilterCondition,
  type FilterField,
  type FilterGroup,
  type FilterRule,
  listOf,
  rangeOf,
} from './filterTypes.ts';
import { operandOf, operatorLabel } from './operators.ts';

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });
const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  currencySign: 'accounting',
  // $10,000 stays short, $1,234.5 gets its second digit.
  trailingZeroDisplay: 'stripIfInteger',
});

/** One value in words: `$10,000`, `Nov 20, 2026`, the label of an option. */
function valueInWords(value: unknown, field: FilterField): string {
  const option = field.options?.find((one) => one.value === value);
  if (option) return option.label;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'number')
    return field.type === 'date' ? formatDay(String(value)) : `"${String(value).trim()}"`;
  if (field.type === 'money') return money.format(value);
  if (field.type === 'percent') return `${plain.format(value)} %`;
  return field.unit === undefined ? plain.format(value) : `${plain.format(value)} ${field.unit}`;
}

function listInWords(words: readonly string[], last: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** One complete condition in words: `Status is any of Pending or Draft`. */
function conditionInWords(condition: FilterCondition, field: FilterField): string {
  const { operator, value } = condition;
  if (operator === null) return field.label;
  const start = `${field.label} ${operatorLabel(field.type, operator) ?? operator}`;
  const operand = operandOf(field.type, operator);
  if (operand === 'none') return start;
  if (operand === 'many') {
    const joins = operator === 'contains' || operator === 'equals' ? 'and' : 'or';
    return `${start} ${listInWords(
      listOf(value).map((one) => valueInWords(one, field)),
      joins,
    )}`;
  }
  if (operand === 'one') return `${start} ${valueInWords(value, field)}`;
  const { from, to } = rangeOf(value);
  return `${start} ${valueInWords(from, field)} and ${valueInWords(to, field)}`;
}

/** What a filter lets through, in words; incomplete conditions are left out, and nothing gives an empty text. */
export function describeFilter(filter: FilterGroup, fields: readonly FilterField[]): string {
  const inWords = (rule: FilterRule, outermost: boolean): string => {
    if (rule.kind === 'condition') {
      const field = fieldOf(rule, fields);
      return field ? conditionInWords(rule, field) : '';
    }
    const text = rule.rules.map((one) => inWords(one, false)).join(` ${rule.match} `);
    return outermost || rule.rules.length < 2 ? text : `(${text})`;
  };
  const applied = appliedFilter(filter, fields);
  return applied ? inWords(applied, true) : '';
}
