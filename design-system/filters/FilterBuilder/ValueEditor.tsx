import { DateField } from '../../inputs/DateField/DateField.tsx';
import { MoneyField } from '../../inputs/MoneyField/MoneyField.tsx';
import { MultiSelect } from '../../inputs/MultiSelect/MultiSelect.tsx';
import { NumberField } from '../../inputs/NumberField/NumberField.tsx';
import { PercentField } from '../../inputs/PercentField/PercentField.tsx';
import { PersonPicker } from '../../inputs/PersonPicker/PersonPicker.tsx';
import { Select } from '../../inputs/Select/Select.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { isNumeric, problemsOf } from '../model/checkCondition.ts';
import {
  type FilterCondition,
  type FilterField,
  type FilterOption,
  type FilterValue,
  listOf,
  rangeOf,
} from '../model/filterTypes.ts';
import { operandOf } from '../model/operators.ts';
import * as styles from './FilterBuilder.css.ts';

interface ValueEditorProps {
  condition: FilterCondition;
  field: FilterField;
  /** The present day as `YYYY-MM-DD`. */
  today: string;
  onChange: (value: FilterValue) => void;
}

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;
const noOptions: readonly FilterOption[] = [];

/** The field that a condition's value is set with; nothing where the operator needs none. */
export function ValueEditor({ condition, field, today, onChange }: ValueEditorProps) {
  const { operator, value } = condition;
  if (operator === null) return null;
  const operand = operandOf(field.type, operator);
  const problems = problemsOf(condition, field);
  if (operand === 'none') return null;
  if (operand === 'many')
    return (
      <MultiSelect
        label={`${field.label}, values`}
        labelHidden
        options={field.options ?? noOptions}
        value={[...listOf(value)]}
        error={problems.value}
        onChange={onChange}
      />
    );
  if (operand === 'one')
    return (
      <OneValue
        field={field}
        label={`${field.label}, value`}
        value={value}
        error={problems.value}
        today={today}
        onChange={onChange}
      />
    );
  const { from, to } = rangeOf(value);
  const end = (side: 'from' | 'to') => (next: FilterValue) =>
    onChange({ from, to, [side]: typeof next === 'number' || typeof next === 'string' ? next : null });
  const [first, last] = field.type === 'date' ? ['from', 'to'] : ['Min', 'Max'];
  const shared = { field, today };
  return (
    <div className={styles.range} role="group" aria-label={`${field.label}, range`}>
      <div className={styles.end}>
        <OneValue
          {...shared}
          label={`${field.label}, ${first}`}
          placeholder={first}
          value={from}
          error={problems.from}
          onChange={end('from')}
        />
      </div>
      <span className={styles.and}>and</span>
      <div className={styles.end}>
        <OneValue
          {...shared}
          label={`${field.label}, ${last}`}
          placeholder={last}
          value={to}
          error={problems.to}
          onChange={end('to')}
        />
      </div>
    </div>
  );
}

interface OneValueProps {
  field: FilterField;
  label: string;
  value: FilterValue;
  error: string | undefined;
  placeholder?: string | undefined;
  today: string;
  onChange: (value: FilterValue) => void;
}

function OneValue({ field, label, value, error, placeholder, today, onChange }: OneValueProps) {
  const shared = { label, labelHidden: true, error };
  const hint = placeholder === undefined ? {} : { placeholder };
  const text = typeof value === 'string' ? value : null;
  if (isNumeric(field.type)) {
    const numeric = {
      ...shared,
      ...hint,
      value: typeof value === 'number' ? value : null,
      allowsNegative: true,
      align: 'start' as const,
      onChange,
    };
    if (field.type === 'money') return <MoneyField {...numeric} />;
    if (field.type === 'percent') return <PercentField {...numeric} />;
    return <NumberField {...numeric} {...(field.unit === undefined ? {} : { unit: field.unit })} />;
  }
  if (field.type === 'date') return <DateField {...shared} value={text} today={today} onChange={onChange} />;
  if (field.type === 'boolean')
    return (
      <Select
        {...shared}
        options={yesNo}
        value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : null}
        onChange={(answer) => onChange(answer === 'yes')}
      />
    );
  const options = field.options ?? noOptions;
  if (field.type === 'people')
    return (
      <PersonPicker
        {...shared}
        people={options.map((one) => ({
          id: one.value,
          name: one.label,
          ...(one.description === undefined ? {} : { description: one.description }),
        }))}
        value={text}
        onChange={onChange}
      />
    );
  if (field.type === 'choice')
    return <Select {...shared} options={options} value={text} onChange={onChange} />;
  return <TextField {...shared} value={text ?? ''} onChange={onChange} placeholder="Value" />;
}
