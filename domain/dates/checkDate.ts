import { addMonths, isIsoDate, type IsoDate } from './calendar.ts';

/** How far a date may lie from today, in years (docs/product/figures.md). */
export const DATE_WINDOW_YEARS = 25;

/** The exact texts of docs/product/figures.md. */
export const DATE_PROBLEMS = {
  required: 'Date is required',
  invalid: 'Invalid date',
  past: 'Date is too far in the past',
  future: 'Date is too far in the future',
} as const;

/** Why a date cannot be taken, or null. Both ends of the window are allowed. `today` is the company's day. */
export function dateProblem(
  date: string | null | undefined,
  today: IsoDate,
  options: { required?: boolean } = {},
): string | null {
  if (date === null || date === undefined || date.trim() === '') {
    return options.required ? DATE_PROBLEMS.required : null;
  }
  if (!isIsoDate(date)) return DATE_PROBLEMS.invalid;
  if (date < addMonths(today, -12 * DATE_WINDOW_YEARS)) return DATE_PROBLEMS.past;
  if (date > addMonths(today, 12 * DATE_WINDOW_YEARS)) return DATE_PROBLEMS.future;
  return null;
}
