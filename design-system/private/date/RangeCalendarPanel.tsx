import { parseDate } from '@internationalized/date';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { breakpoint } from '../../foundations/scale.ts';
import { useMedia } from '../media/useMedia.ts';
import type { RangeCalendarProps } from './calendarProps.ts';
import { Months } from './Months.tsx';
import * as styles from './calendar.css.ts';

/** Two months of days (one on a narrow screen) with the keys of the APG date grid: the first press starts a span, the second ends it. */
export function RangeCalendarPanel({ label, value, today, onPick }: RangeCalendarProps) {
  const isNarrow = useMedia(`(max-width: ${breakpoint.narrow}px)`);
  const months = isNarrow ? 1 : 2;
  const { start, end } = value;
  return (
    <RangeCalendar
      aria-label={label}
      value={start === null || end === null ? null : { start: parseDate(start), end: parseDate(end) }}
      defaultFocusedValue={parseDate(start ?? end ?? today)}
      visibleDuration={{ months }}
      onChange={(range) => onPick({ start: range.start.toString(), end: range.end.toString() })}
      // The panel was opened to choose days: the focus belongs on them (APG date picker dialog).
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
    >
      <Months count={months} today={today} day={styles.dayOfSpan} />
    </RangeCalendar>
  );
}
