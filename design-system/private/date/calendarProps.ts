import type { DayRange } from './parseRange.ts';

interface CalendarProps<Value, Picked> {
  label: string;
  value: Value;
  today: string;
  onPick: (picked: Picked) => void;
}

export interface DayCalendarProps extends CalendarProps<string | null, string> {
  minimum?: string | undefined;
  maximum?: string | undefined;
}
export type RangeCalendarProps = CalendarProps<DayRange, DayRange>;
