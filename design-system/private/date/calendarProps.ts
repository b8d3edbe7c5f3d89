import type { DayRange } from './parseRange.ts';

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
