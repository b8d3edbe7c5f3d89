import { useState } from 'react';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { DateRangeField } from '#design-system/inputs/DateRangeField/DateRangeField.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { MultiSelect } from '#design-system/inputs/MultiSelect/MultiSelect.tsx';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { PercentField } from '#design-system/inputs/PercentField/PercentField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TagPicker } from '#design-system/inputs/TagPicker/TagPicker.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { ATTRIBUTE_LIMITS, type AttributeValue, readAttribute } from '#domain/attributes';
import type { AttributeDefinition } from './attributeQueries.ts';

export interface AttributeFieldProps {
  attribute: AttributeDefinition;
  value: AttributeValue | null;
  error: string | undefined;
  readOnly: boolean;
  /** The company's day. */
  today: string;
  /** A value that the rules allow, settled: chosen, or the field was left. Null empties it. */
  onCommit: (value: AttributeValue | null) => void;
}

const none = 'none';

/** The control for a company's own field, whatever its type; what the rules refuse is said here and not sent (spec §5). */
export function AttributeField({ attribute, value, error, readOnly, today, onCommit }: AttributeFieldProps) {
  const [typed, setTyped] = useState<{ over: AttributeValue | null; value: AttributeValue | null }>();
  const [problem, setProblem] = useState<string>();
  const { name, type, unit } = attribute;
  // What is typed stands until the saved value moves on.
  const shown = typed && typed.over === value ? typed.value : value;
  const settle = (sent: unknown) => {
    const read = readAttribute(attribute, sent, today);
    if ('problem' in read) return setProblem(read.problem);
    setProblem(undefined);
    if (JSON.stringify(read.value) !== JSON.stringify(value)) onCommit(read.value);
  };
  const field = { label: name, labelHidden: true, quiet: true, readOnly, error: problem ?? error };
  const small = { ...field, size: 'small' as const };
  const number = {
    ...small,
    align: 'start' as const,
    placeholder: '-',
    allowsNegative: true,
    maximum: ATTRIBUTE_LIMITS.figure,
    value: typeof shown === 'number' ? shown : null,
    onChange: (next: number | null) => setTyped({ over: value, value: next }),
    onCommit: settle,
  };
  const options = attribute.options.map((option) => ({
    value: String(option.option_id),
    label: option.option_value,
  }));
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const choose = (ids: readonly string[]) => settle(ids.map(Number));
  const [start = null, end = null] = Array.isArray(value) ? value.map(String) : [];
  switch (type) {
    case 'NUMBER':
      return <NumberField {...number} />;
    case 'UNIT':
      return <NumberField {...number} {...(unit ? { unit } : {})} />;
    case 'PERCENTAGE':
      return <PercentField {...number} decimals={4} />;
    case 'CURRENCY':
      return <MoneyField {...number} />;
    case 'DATE':
      return (
        <DateField
          {...small}
          today={today}
          value={typeof value === 'string' ? value : null}
          onChange={settle}
        />
      );
    case 'DATE_RANGE':
      return (
        <DateRangeField
          {...field}
          today={today}
          clearable
          value={{ start, end }}
          validate={(range) => {
            const read = readAttribute(attribute, [range.start, range.end], today);
            return 'problem' in read ? read.problem : undefined;
          }}
          onChange={(range) => settle([range.start, range.end])}
        />
      );
    case 'SELECT':
      return (
        <Select
          {...small}
          options={[{ value: none, label: '-' }, ...options]}
          value={value === null ? none : String(value as number)}
          onChange={(id) => settle(id === none ? null : Number(id))}
        />
      );
    case 'MULTISELECT':
      return <MultiSelect {...field} options={options} value={chosen} onChange={choose} />;
    case 'TAG':
      return <TagPicker {...field} options={options} value={chosen} onChange={choose} />;
    case 'TEXT':
      return (
        <TextField
          {...small}
          placeholder="-"
          maxLength={ATTRIBUTE_LIMITS.text}
          value={typeof shown === 'string' ? shown : ''}
          onChange={(text) => setTyped({ over: value, value: text })}
          onCommit={settle}
        />
      );
  }
}
