import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx';
import { NumberField } from '../../../inputs/NumberField/NumberField.tsx';
import type { ColumnFilter, GridColumn } from '../gridTypes.ts';
import { choicesOf } from './filterDraft.ts';
import * as styles from './filter.css.ts';

interface FieldsProps<Kind extends ColumnFilter['kind']> {
  draft: ColumnFilter & { kind: Kind };
  onChange: (draft: ColumnFilter) => void;
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
