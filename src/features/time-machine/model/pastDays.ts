import { type IsoDate, isIsoDate } from '#domain/dates';

/** Which day is looked at, and which one it is compared with. */
export interface PastDays {
  day: IsoDate | null;
  against: IsoDate | null;
}

const dayOf = (value: string | null) => (value !== null && isIsoDate(value) ? value : null);

/** Days from the address; what is no day is ignored. */
export const readPastDays = (params: URLSearchParams): PastDays => {
  const day = dayOf(params.get('asOf'));
  return { day, against: day === null ? null : dayOf(params.get('against')) };
};

/** The address that shows these days; its other parameters stay, but for the open item: it belongs to today. */
export function writePastDays(params: URLSearchParams, { day, against }: PastDays): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | null) => (value ? next.set(name, value) : next.delete(name));
  put('asOf', day);
  put('against', day === null || against === day ? null : against);
  if (day !== null) next.delete('itemDetailsId');
  return next;
}

/** The two days in order of time; null unless there are two. */
export const spanOf = ({ day, against }: PastDays): { from: IsoDate; to: IsoDate } | null =>
  day === null || against === null || day === against
    ? null
    : { from: day < against ? day : against, to: day < against ? against : day };

/** The changed days before and after `day`. */
export const neighbours = (days: readonly { date: IsoDate }[], day: IsoDate) => ({
  earlier: days.findLast(({ date }) => date < day)?.date ?? null,
  later: days.find(({ date }) => date > day)?.date ?? null,
});
