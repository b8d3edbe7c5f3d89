import { lazy, Suspense, type ReactNode } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Calendar } from '../../icons/shapes.ts';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import type { DayRange } from './parseRange.ts';
import * as styles from './calendar.css.ts';

// Days are most of the weight of a field and rarely opened: they come when asked for.
const DayPanel = lazy(async () =>
  import('./DayCalendarPanel.tsx').then((module) => ({ default: module.DayCalendarPanel })),
);
const RangePanel = lazy(async () =>
  import('./RangeCalendarPanel.tsx').then((module) => ({ default: module.RangeCalendarPanel })),
);

interface CalendarProps<Value, Picked> {
  label: string;
  value: Value;
  today: string;
  minimum?: string | undefined;
  maximum?: string | undefined;
  onPick: (picked: Picked) => void;
}
export type DayCalendarProps = CalendarProps<string | null, string>;
export type RangeCalendarProps = CalendarProps<DayRange, DayRange>;

/** Holds the calendar's place while it loads, so that the panel does not jump. */
const placeholder = (range: boolean) => (
  <div
    className={styles.placeholder}
    data-range={range || undefined}
    role="status"
    aria-label="Loading calendar"
  />
);

/** The days of a month, one to pick. */
export const DayCalendar = (props: DayCalendarProps) => (
  <Suspense fallback={placeholder(false)}>
    <DayPanel {...props} />
  </Suspense>
);

/** The days of two months, a span to pick. */
export const RangeCalendar = (props: RangeCalendarProps) => (
  <Suspense fallback={placeholder(true)}>
    <RangePanel {...props} />
  </Suspense>
);

/** The button of a field that opens its calendar. */
export const CalendarButton = (props: { label: string; children: (close: () => void) => ReactNode }) => (
  <Popover
    label={`Choose ${props.label}`}
    placement="bottom-end"
    renderTrigger={(trigger) => (
      <IconButton icon={Calendar} label="Open calendar" size="tiny" tooltip={false} trigger={trigger} />
    )}
  >
    {props.children}
  </Popover>
);
