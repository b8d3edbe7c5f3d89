import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx';
import { NumberField } from '../../../inputs/NumberField/NumberField.tsx';
import { Select } from '../../../inputs/Select/Select.tsx';
import { TextField } from '../../../inputs/TextField/TextField.tsx';
import { Field } from '../../../private/field/Field.tsx';
import type { GridColumn } from '../gridTypes.ts';
import { choicesOf, type FilterDraft, type TextOperator } from './filterDraft.ts';
import * as styles from './filter.css.ts';

interface FieldsProps<Kind extends FilterDraft['kind']> {
  draft: FilterDraft & { kind: Kind };
  onChange: (draft: FilterDraft) => void;
}

const operators: readonly { value: TextOperator; label: string }[] = [
  { value: 'contains', label: 'Contains' },
  { value: 'equals', label: 'Is' },
  { value: 'starts', label: 'Starts with' },
  { value: 'empty', label: 'Is empty' },
  { value: 'filled', label: 'Is not empty' },
];

/** A condition and its text. */
export function TextFields({ draft, onChange }: FieldsProps<'text'>) {
  const needsText = draft.operator !== 'empty' && draft.operator !== 'filled';
  return (
    <>
      <Select
        label="Condition"
        options={operators}
        value={draft.operator}
        onChange={(operator) => onChange({ ...draft, operator })}
      />
      {needsText ? (
        <TextField
          label="Text"
          value={draft.text}
          startsFocused
          onChange={(text) => onChange({ ...draft, text })}
        />
      ) : null}
    </>
  );
}

/** Least and most. */
export function NumberFields({ draft, onChange }: FieldsProps<'number'>) {
  return (
    <>
      <NumberField
        label="At least"
        value={draft.from}
        allowsNegative
        startsFocused
        onChange={(from) => onChange({ ...draft, from })}
      />
      <NumberField
        label="At most"
        value={draft.to}
        allowsNegative
        onChange={(to) => onChange({ ...draft, to })}
      />
    </>
  );
}

/** First and last day. */
export function DateFields({ draft, onChange }: FieldsProps<'date'>) {
  return (
    <>
      <DayField label="From" value={draft.from} onChange={(from) => onChange({ ...draft, from })} />
      <DayField label="To" value={draft.to} onChange={(to) => onChange({ ...draft, to })} />
    </>
  );
}

/** The browser's own day field: a filter needs no calendar of ours. */
function DayField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  return (
    <Field field={{ label }}>
      {({ id }) => (
        <input
          id={id}
          type="date"
          className={styles.dateInput}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        />
      )}
    </Field>
  );
}

/** A box for each value. */
export function ChoiceFields({
  draft,
  onChange,
  column,
  rows,
}: FieldsProps<'choice'> & { column: GridColumn<never>; rows: readonly never[] }) {
  const toggle = (value: string) =>
    onChange({
      ...draft,
      values: draft.values.includes(value)
        ? draft.values.filter((one) => one !== value)
        : [...draft.values, value],
    });
  return (
    <div role="group" aria-label="Values" className={styles.filterChoices}>
      {choicesOf(column, rows).map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={draft.values.includes(value)}
          onChange={() => toggle(value)}
        />
      ))}
    </div>
  );
}
