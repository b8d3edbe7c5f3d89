import { useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import type { FieldProps } from '../field/Field.tsx';
import { InputField } from '../field/InputField.tsx';
import { decimalsIn, parseNumber } from './parseNumber.ts';

export interface NumericFieldProps extends FieldProps {
  value: number | null;
  /** Called with each readable number within the limits while typing. */
  onChange: (value: number | null) => void;
  /** Enter was pressed or the focus left, with the number as it stands; not called for what cannot be read. */
  onCommit?: (value: number | null) => void;
  decimals?: number;
  allowsNegative?: boolean;
  minimum?: number;
  maximum?: number;
  placeholder?: string;
  size?: 'medium' | 'small';
  align?: 'start' | 'end';
  /** Has the focus when the dialog or flyout around it opens. */
  startsFocused?: boolean;
  ref?: Ref<HTMLInputElement>;
}

interface Props extends NumericFieldProps {
  format: (value: number) => string;
  start?: ReactNode;
  end?: ReactNode;
  example: string;
}

/** Typed numbers: the text stays as typed until the focus leaves, then stands formatted. */
export function NumericField(props: Props) {
  const {
    value,
    onChange,
    onCommit,
    format,
    decimals = 2,
    allowsNegative = false,
    minimum,
    maximum,
    example,
    error,
    align = 'end',
    ...rest
  } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const [before, setBefore] = useState(value);

  const problemIn = (text: string): string | undefined => {
    const number = parseNumber(text);
    if (number === undefined) return `"${text.trim()}" is not a number. Type it like ${example}.`;
    if (number === null) return undefined;
    if (decimalsIn(text) > decimals)
      return decimals === 0 ? 'Use a whole number.' : `Use at most ${decimals} decimals.`;
    if (number < 0 && !allowsNegative) return 'It must not be negative.';
    if (minimum !== undefined && number < minimum) return `It must be at least ${format(minimum)}.`;
    if (maximum !== undefined && number > maximum) return `It must be at most ${format(maximum)}.`;
    return undefined;
  };
  const problem = draft === null ? undefined : problemIn(draft);

  const handleText = (text: string) => {
    if (draft === null) setBefore(value);
    setDraft(text);
    setLeft(false);
    if (problemIn(text) === undefined) onChange(parseNumber(text) ?? null);
  };
  const handleCommit = () => {
    setLeft(true);
    if (problem !== undefined) return;
    const number = draft === null ? value : (parseNumber(draft) ?? null);
    setDraft(null);
    onCommit?.(number);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') handleCommit();
    if (event.key === 'Escape' && draft !== null) {
      event.preventDefault();
      setDraft(null);
      onChange(before);
    }
  };
  return (
    <InputField
      {...rest}
      align={align}
      inputMode="decimal"
      error={(left ? problem : undefined) ?? error}
      text={draft ?? (value === null ? '' : format(value))}
      selectsAll
      unreadable={problem !== undefined}
      onText={handleText}
      onBlur={handleCommit}
      onKeyDown={handleKeyDown}
    />
  );
}
