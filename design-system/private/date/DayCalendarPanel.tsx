import { parseDate } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import type { DayCalendarProps } from './calendars.tsx';
import { Months } from './Months.tsx';
import * as styles from './calendar.css.ts';

/** A month of days with the keys of the APG date grid; ISO days in and out. */
export function DayCalendarPanel({ label, value, today, minimum, maximum, onPick }: DayCalendarProps) {
  return (
    <Calendar
      aria-label={label}
      value={value === null ? null : parseDate(value)}
      defaultFocusedValue={parseDate(value ?? today)}
      minValue={minimum === undefined ? null : parseDate(minimum)}
      maxValue={maximum === undefined ? null : parseDate(maximum)}
      onChange={(day) => onPick(day.toString())}
      // The panel was opened to choose a day: the focus belongs on the days (APG date picker dialog).
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
    >
      <Months count={1} today={today} day={styles.day} />
    </Calendar>
  );
}
