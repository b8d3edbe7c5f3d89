import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { ChevronLeft, ChevronRight } from '../../icons/shapes.ts';
import * as styles from './calendar.css.ts';

interface MonthsProps {
  count: 1 | 2;
  /** Not the browser's own day, which may differ from the company's. */
  today: string;
  /** Of a cell: a day alone, or one of a span. */
  day: string;
}

/** The months of a calendar beside each other, with a step back before the first and one on behind the last. */
export function Months({ count, today, day }: MonthsProps) {
  const step = (slot: 'previous' | 'next', shows: boolean) =>
    shows ? (
      <Button slot={slot} className={styles.step}>
        <Icon of={slot === 'previous' ? ChevronLeft : ChevronRight} />
      </Button>
    ) : (
      <span className={styles.gap} />
    );
  return (
    <div className={styles.months}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <div className={styles.month}>
            {step('previous', index === 0)}
            <CalendarHeading offset={{ months: index }} className={styles.heading} />
            {step('next', index === count - 1)}
          </div>
          <CalendarGrid offset={{ months: index }} className={styles.grid}>
            <CalendarGridHeader>
              {(name) => <CalendarHeaderCell className={styles.weekday}>{name}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                <CalendarCell
                  date={date}
                  className={day}
                  data-present={date.toString() === today || undefined}
                />
              )}
            </CalendarGridBody>
          </CalendarGrid>
        </div>
      ))}
    </div>
  );
}
