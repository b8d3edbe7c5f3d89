import { parseDate } from '@internationalized/date';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
} from 'react-aria-components';
import { breakpoint } from '../../foundations/scale.ts';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { ChevronLeft, ChevronRight } from '../../icons/shapes.ts';
import type { DayRange } from '../../private/date/parseRange.ts';
import { useMedia } from '../../private/media/useMedia.ts';
import * as dayStyles from '../DateField/DateField.css.ts';
import * as styles from './DateRangeField.css.ts';

export interface RangeCalendarPanelProps {
  label: string;
  value: DayRange;
  today: string;
  minimum?: string | undefined;
  maximum?: string | undefined;
  onPick: (range: DayRange) => void;
}

/** As in the calendar of a single day: the id that react-aria looks for before it adds an inline style. */
const pressableStyle = 'react-aria-pressable-style';

/** Two months of days (one on a narrow screen) with the keys of the APG date grid: the first press starts a span, the second ends it. */
export function RangeCalendarPanel({
  label,
  value,
  today,
  minimum,
  maximum,
  onPick,
}: RangeCalendarPanelProps) {
  const isNarrow = useMedia(`(max-width: ${breakpoint.narrow}px)`);
  const months = isNarrow ? 1 : 2;
  const { start, end } = value;
  return (
    <div id={pressableStyle}>
      <RangeCalendar
        aria-label={label}
        value={start === null || end === null ? null : { start: parseDate(start), end: parseDate(end) }}
        defaultFocusedValue={parseDate(start ?? end ?? today)}
        visibleDuration={{ months }}
        minValue={minimum === undefined ? null : parseDate(minimum)}
        maxValue={maximum === undefined ? null : parseDate(maximum)}
        onChange={(range) => onPick({ start: range.start.toString(), end: range.end.toString() })}
        // The panel was opened to choose days: the focus belongs on them (APG date picker dialog).
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      >
        <div className={styles.months}>
          {Array.from({ length: months }, (_, index) => (
            <div key={index}>
              <div className={dayStyles.month}>
                {index === 0 ? (
                  <Button slot="previous" className={dayStyles.step}>
                    <Icon of={ChevronLeft} />
                  </Button>
                ) : (
                  <span className={styles.gap} />
                )}
                <CalendarHeading offset={{ months: index }} className={dayStyles.heading} />
                {index === months - 1 ? (
                  <Button slot="next" className={dayStyles.step}>
                    <Icon of={ChevronRight} />
                  </Button>
                ) : (
                  <span className={styles.gap} />
                )}
              </div>
              <CalendarGrid offset={{ months: index }} className={styles.grid}>
                <CalendarGridHeader>
                  {(day) => <CalendarHeaderCell className={dayStyles.weekday}>{day}</CalendarHeaderCell>}
                </CalendarGridHeader>
                <CalendarGridBody>
                  {(date) => (
                    <CalendarCell
                      date={date}
                      className={styles.day}
                      data-present={date.toString() === today || undefined}
                    />
                  )}
                </CalendarGridBody>
              </CalendarGrid>
            </div>
          ))}
        </div>
      </RangeCalendar>
    </div>
  );
}
