export {
  addDays,
  addMonths,
  compareDates,
  dayParts,
  daysBetween,
  daysInMonth,
  fromDayNumber,
  isIsoDate,
  isLeapYear,
  toDayNumber,
  toIsoDate,
  toTime,
  type DayParts,
  type IsoDate,
} from './calendar.ts';
export { monthsBetween, quartersBetween, type CalendarSpan } from './calendarSpans.ts';
export { companyDate } from './companyDate.ts';
export { DATE_PROBLEMS, DATE_WINDOW_YEARS, dateProblem } from './checkDate.ts';
export {
  formatDate,
  formatDueDate,
  formatGridDate,
  formatMoment,
  formatMonth,
  formatShortDay,
  MONTH_NAMES,
  parseDate,
  RELATIVE_DAYS,
  relativeDay,
} from './formatDate.ts';
