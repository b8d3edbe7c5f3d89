import { useState, type KeyboardEvent } from 'react';
import { CalendarButton, DayCalendar } from '../../private/date/calendars.tsx';
import { dayKeys } from '../../private/date/dayKeys.ts';
import { formatDay, invalidDay, outsideLimits, parseDay } from '../../private/date/isoDate.ts';
import type { FieldProps } from '../../private/field/Field.tsx';
import { InputField } from '../../private/field/InputField.tsx';

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The present day as `YYYY-MM-DD`: completes what is typed without a year, marked in the calendar. */
  today: string;
  minimum?: string;
  maximum?: string;
  /** What the owner has against a day, e.g. "Date is too far in the past" or "Date is required"; such a day is not taken. */
  validate?: (value: string | null) => string | undefined;
  placeholder?: string;
  size?: 'medium' | 'small';
  /** Has the focus when the dialog or flyout around it opens. */
  startsFocused?: boolean;
}

/** A calendar day, typed or picked. Typing `11/20`, `2026-11-20` or `Nov 20` all work; Alt+Down opens the calendar. */
export function DateField({
  value,
  onChange,
  today,
  minimum,
  maximum,
  validate,
  placeholder = 'Select a date',
  error,
  ...rest
}: DateFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const blocked = rest.readOnly || rest.disabledReason !== undefined;

  const problemWith = (day: string | null | undefined): string | undefined => {
    if (day === undefined) return invalidDay(today);
    return outsideLimits([day], minimum, maximum) ?? validate?.(day);
  };
  const take = (day: string | null) => {
    setDraft(null);
    setProblem(undefined);
    if (day !== value) onChange(day);
  };
  const handleCommit = () => {
    if (draft === null) return;
    const day = parseDay(draft, today);
    const found = problemWith(day);
    setProblem(found);
    if (found === undefined) take(day ?? null);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) =>
    dayKeys(event, {
      isTyped: draft !== null,
      onCommit: handleCommit,
      onReset: () => {
        setDraft(null);
        setProblem(undefined);
      },
      onOpen: () => event.currentTarget.parentElement?.querySelector('button')?.click(),
    });
  const calendar = (
    <CalendarButton label={rest.label}>
      {(close) => (
        <DayCalendar
          label={rest.label}
          value={value}
          today={today}
          minimum={minimum}
          maximum={maximum}
          onPick={(day) => {
            const found = problemWith(day);
            setProblem(found);
            if (found === undefined) take(day);
            else setDraft(formatDay(day));
            close();
          }}
        />
      )}
    </CalendarButton>
  );
  return (
    <InputField
      {...rest}
      // About the text that stands there; the owner's is about the value from before.
      error={problem ?? error}
      placeholder={rest.readOnly ? '-' : placeholder}
      text={draft ?? (value === null ? '' : formatDay(value))}
      unreadable={draft !== null && problem !== undefined}
      onText={setDraft}
      onBlur={handleCommit}
      onKeyDown={handleKeyDown}
      end={blocked ? undefined : calendar}
    />
  );
}
