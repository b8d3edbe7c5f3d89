import { companyDate } from '#domain/dates';
import { companyHere, useCurrentUser } from '#platform/flags';

const dayIn = (timeZone: string, now = new Date()): string => companyDate(now, timeZone);

/** The day that it is for the company, `YYYY-MM-DD`: the one that the server keeps what is made with. */
export function useCompanyToday(): string {
  return dayIn(companyHere(useCurrentUser().companies, location.hostname)?.time_zone ?? 'UTC');
}
