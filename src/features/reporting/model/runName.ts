import { formatDate } from '#domain/dates';
import type { ReportRunRow } from '../reportingQueries.ts';

const timeOf = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** A run among others of its report: the day of its figures, and when it was made, since a day may have several. */
export const runName = ({ as_of: day, created_at: at }: Pick<ReportRunRow, 'as_of' | 'created_at'>): string =>
  `${formatDate(day)}, ${timeOf.format(new Date(at))}`;
