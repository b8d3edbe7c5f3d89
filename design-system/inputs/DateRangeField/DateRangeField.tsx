import { useRef } from 'react';
import { CalendarButton, RangeCalendar } from '../../private/date/calendars.tsx';
import { dayKeys } from '../../private/date/dayKeys.ts';
import { formatDay } from '../../private/date/isoDate.ts';
import type { DayRange } from '../../private/date/parseRange.ts';
import { Field, type FieldProps } from '../../private/field/Field.tsx';
import * as fieldStyles from '../../private/field/field.css.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { useRangeDraft, type RangeEnd } from './useRangeDraft.ts';
import * as styles from './DateRangeField.css.ts';

export type { DayRange } from '../../private/date/parseRange.ts';

export interface DateRangeFieldProps extends FieldProps {
  value: DayRange;
  onChange: (value: DayRange) => void;
  /** The present day as `YYYY-MM-DD`: completes what is typed without a year, marked in the calendar. */
  today: string;
  /** What the owner has against a span, e.g. "Date is too far in the past" or "Please select a full range"; such a span is not taken. */
  validate?: (value: DayRange) => string | undefined;
  /** Can be emptied from the calendar. */
  clearable?: boolean;
}

const ends = [
  { end: 'start', word: 'from', placeholder: 'Start' },
  { end: 'end', word: 'to', placeholder: 'End' },
] as const satisfies readonly { end: RangeEnd; word: string; placeholder: string }[];

/** A span of days, typed or picked. A span pasted into either box fills both; Alt+Down opens the calendar. What is wrong is said once both boxes are left. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { value, onChange, today, validate, clearable = false, error, ...field } = props;
  const control = useRef<HTMLDivElement>(null);
  const calendar = useRef<HTMLDivElement>(null);
  const blocked = Boolean(field.readOnly) || field.disabledReason !== undefined;
  const draft = useRangeDraft({ value, onChange, today, validate, blocked });
  const openCalendar = () => control.current?.querySelector('button')?.click();
  /** Between the boxes and in the calendar, which is drawn elsewhere, nobody has left yet. */
  const stays = (next: EventTarget | null) =>
    next instanceof Element &&
    ((next instanceof HTMLInputElement && control.current?.contains(next)) ||
      calendar.current?.closest('[role=dialog]')?.contains(next));
  return (
    <Field field={{ ...field, error: draft.problem ?? error }} as="span">
      {(ids) => (
        // Hears of what leaves the boxes and the calendar within; nobody acts on it itself.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <div
          ref={control}
          role="group"
          aria-labelledby={ids.labelId}
          className={`${fieldStyles.control} ${styles.control}`}
          data-quiet={field.quiet || undefined}
          data-readonly={field.readOnly || undefined}
          data-disabled={field.disabledReason === undefined ? undefined : true}
          data-invalid={ids.invalid || undefined}
          data-unreadable={draft.problem !== undefined || undefined}
          onBlur={(event) => draft.commit(Boolean(stays(event.relatedTarget)))}
        >
          {ends.map(({ end, word, placeholder }) => (
            <span key={end} className={styles.end}>
              {end === 'end' ? (
                <span aria-hidden className={styles.dash}>
                  {'\u2013'}
                </span>
              ) : null}
              <input
                id={end === 'start' ? ids.id : undefined}
                type="text"
                className={fieldStyles.input}
                autoComplete="off"
                placeholder={blocked ? '-' : placeholder}
                value={draft.texts[end] ?? (value[end] === null ? '' : formatDay(value[end]))}
                readOnly={blocked}
                aria-label={`${field.label}, ${word}`}
                aria-describedby={ids.describedBy}
                aria-invalid={ids.invalid || undefined}
                aria-required={field.required || undefined}
                aria-disabled={field.disabledReason === undefined ? undefined : true}
                onChange={(event) => draft.type(end, event.target.value)}
                onPaste={(event) => {
                  if (draft.paste(event.clipboardData.getData('text'))) event.preventDefault();
                }}
                onKeyDown={(event) =>
                  dayKeys(event, {
                    isTyped: draft.isTyped,
                    onCommit: () => draft.commit(false),
                    onReset: draft.reset,
                    onOpen: blocked ? undefined : openCalendar,
                  })
                }
              />
            </span>
          ))}
          {blocked ? null : (
            <CalendarButton label={field.label}>
              {(close) => {
                const take = (range: DayRange) => {
                  draft.take(range);
                  close();
                };
                return (
                  <div ref={calendar} className={styles.panel}>
                    {clearable && (value.start !== null || value.end !== null) ? (
                      <Button size="small" variant="accent" onPress={() => take({ start: null, end: null })}>
                        Clear
                      </Button>
                    ) : null}
                    <RangeCalendar label={field.label} value={value} today={today} onPick={take} />
                  </div>
                );
              }}
            </CalendarButton>
          )}
        </div>
      )}
    </Field>
  );
}
