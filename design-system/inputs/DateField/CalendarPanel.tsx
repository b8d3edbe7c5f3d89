import { parseDate } from '@internationalized/date';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { ChevronLeft, ChevronRight } from '../../icons/shapes.ts';
import * as styles from './DateField.css.ts';

export interface CalendarPanelProps {
  label: string;
  value: string | null;
  today: string;
  minimum?: string | undefined;
  maximum?: string | undefined;
  onPick: (day: string) => void;
}

/**
 * react-aria adds a <style> of this id for `touch-action` unless the document has one; our content security policy forbids inline
 * styles, so the id is taken here and the declaration stands in DateField.css.ts.
 */
const pressableStyle = 'react-aria-pressable-style';

/** A month of days with the keys of the APG date grid; ISO days in and out. */
export function CalendarPanel({ label, value, today, minimum, maximum, onPick }: CalendarPanelProps) {
  return (
    <div id={pressableStyle}>
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
        <div className={styles.month}>
          <Button slot="previous" className={styles.step}>
            <Icon of={ChevronLeft} />
          </Button>
          <Heading className={styles.heading} />
          <Button slot="next" className={styles.step}>
            <Icon of={ChevronRight} />
          </Button>
        </div>
        <CalendarGrid className={styles.grid}>
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarCell
                date={date}
                className={styles.day}
                // Not `data-today`: that is the browser's own day, which may differ from the company's.
                data-present={date.toString() === today || undefined}
              />
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </div>
  );
}
