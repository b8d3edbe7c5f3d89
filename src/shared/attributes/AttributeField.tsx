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
import { ATTRIBUTE_LIMITS, ATTRIBUTE_TYPES, type AttributeValue, readAttribute } from '#domain/attributes';
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

/** What each kind of control needs. */
interface ControlProps extends Omit<AttributeFieldProps, 'onCommit'> {
  onSettle: (sent: unknown) => void;
}

const none = 'none';

/** The control for a company's own field, whatever its type; what the rules refuse is said here and not sent (docs/product/lists.md). */
export function AttributeField({ onCommit, ...props }: AttributeFieldProps) {
  const { attribute, value, error, today } = props;
  const [problem, setProblem] = useState<string>();
  const settle = (sent: unknown) => {
    const read = readAttribute(attribute, sent, today);
    if ('problem' in read) return setProblem(read.problem);
    setProblem(undefined);
    if (JSON.stringify(read.value) !== JSON.stringify(value)) onCommit(read.value);
  };
  const Control = CONTROLS[ATTRIBUTE_TYPES[attribute.type].holds];
  return <Control {...props} error={problem ?? error} onSettle={settle} />;
}

const fieldOf = ({ attribute, readOnly, error }: ControlProps) => ({
  label: attribute.name,
  labelHidden: true,
  quiet: true,
  readOnly,
  error,
});

/** What is typed stands until the saved value moves on. */
function useTyped<Value extends AttributeValue>(saved: Value | null) {
  const [typed, setTyped] = useState<{ over: Value | null; value: Value | null }>();
  const shown = typed && typed.over === saved ? typed.value : saved;
  return [shown, (value: Value | null) => setTyped({ over: saved, value })] as const;
}

function FigureControl(props: ControlProps) {
  const { attribute, value, onSettle } = props;
  const [shown, type] = useTyped(typeof value === 'number' ? value : null);
  const field = {
    ...fieldOf(props),
    size: 'small' as const,
    align: 'start' as const,
    placeholder: '-',
    allowsNegative: true,
    maximum: ATTRIBUTE_LIMITS.figure,
    value: shown,
    onChange: type,
    onCommit: onSettle,
  };
  if (attribute.type === 'CURRENCY') return <MoneyField {...field} />;
  if (attribute.type === 'PERCENTAGE') return <PercentField {...field} decimals={4} />;
  return <NumberField {...field} {...(attribute.unit ? { unit: attribute.unit } : {})} />;
}

function TextControl(props: ControlProps) {
  const { value, onSettle } = props;
  const [shown, type] = useTyped(typeof value === 'string' ? value : null);
  return (
    <TextField
      {...fieldOf(props)}
      size="small"
      placeholder="-"
      maxLength={ATTRIBUTE_LIMITS.text}
      value={shown ?? ''}
      onChange={type}
      onCommit={onSettle}
    />
  );
}

function DayControl(props: ControlProps) {
  const { value, today, onSettle } = props;
  const day = typeof value === 'string' ? value : null;
  return <DateField {...fieldOf(props)} size="small" today={today} value={day} onChange={onSettle} />;
}

function RangeControl(props: ControlProps) {
  const { attribute, value, today, onSettle } = props;
  const [start = null, end = null] = Array.isArray(value) ? value.map(String) : [];
  return (
    <DateRangeField
      {...fieldOf(props)}
      today={today}
      clearable
      value={{ start, end }}
      validate={(range) => {
        const read = readAttribute(attribute, [range.start, range.end], today);
        return 'problem' in read ? read.problem : undefined;
      }}
      onChange={(range) => onSettle([range.start, range.end])}
    />
  );
}

const optionsOf = ({ attribute }: ControlProps) =>
  attribute.options.map((option) => ({ value: String(option.option_id), label: option.option_value }));

function ChoiceControl(props: ControlProps) {
  const { value, onSettle } = props;
  return (
    <Select
      {...fieldOf(props)}
      size="small"
      options={[{ value: none, label: '-' }, ...optionsOf(props)]}
      value={typeof value === 'number' ? String(value) : none}
      onChange={(id) => onSettle(id === none ? null : Number(id))}
    />
  );
}

function ChoicesControl(props: ControlProps) {
  const { attribute, value, onSettle } = props;
  const Picker = attribute.type === 'TAG' ? TagPicker : MultiSelect;
  return (
    <Picker
      {...fieldOf(props)}
      options={optionsOf(props)}
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={(ids: string[]) => onSettle(ids.map(Number))}
    />
  );
}

const CONTROLS = {
  text: TextControl,
  date: DayControl,
  range: RangeControl,
  number: FigureControl,
  option: ChoiceControl,
  options: ChoicesControl,
} as const;
