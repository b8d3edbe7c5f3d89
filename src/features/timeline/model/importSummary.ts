import { formatGridDate, isIsoDate } from '#domain/dates';
import { activityFields } from '#domain/timeline';
import type { ScheduleLine, ScheduleReview } from '../importQueries.ts';
import * as t from '../texts.ts';

const count = (number: number, one: string, more: string) =>
  number === 0 ? [] : [`${number.toLocaleString('en-US')} ${number === 1 ? one : more}`];

/** What an import changes, as counts; empty where it changes nothing. */
export function summaryOf(review: ScheduleReview, keepsGone: boolean): string[] {
  const { added, changed, gone, link_changes: links, calendars } = review;
  return [
    ...count(added, t.newActivity, t.newActivities),
    ...count(changed, 'changed', 'changed'),
    ...count(keepsGone ? 0 : gone, 'removed', 'removed'),
    ...count(links.added, t.newLink, t.newLinks),
    ...count(links.changed, t.changedLink, t.changedLinks),
    ...count(links.removed, t.removedLink, t.removedLinks),
    ...count(calendars.length, 'calendar', 'calendars'),
  ];
}

const said = (value: string): string => {
  if (value === '') return 'none';
  if (value === 'true' || value === 'false') return value === 'true' ? 'manual' : 'automatic';
  return isIsoDate(value) ? formatGridDate(value) : value;
};

const labelOf = (field: string): string =>
  field === 'date' ? t.date : (activityFields[field as keyof typeof activityFields]?.label ?? field);

const spanText = ({ date_from: from, date_to: to }: { date_from: string; date_to: string }): string =>
  from === to ? formatGridDate(from) : t.gridDateToGridDate2(formatGridDate(from), formatGridDate(to));

/** What becomes of one line, in words: its dates where it is new or goes, else each field before and after. */
export function changeText(line: ScheduleLine): string {
  const { changes, file_dates: dates, state } = line;
  const parts =
    state === 'changed'
      ? changes.map(({ field, old, new: next }) => `${labelOf(field)} ${said(old)} → ${said(next)}`)
      : [spanText(line)];
  if (dates && state !== 'gone') parts.push(t.inTheFileSpanText(spanText(dates)));
  return parts.join('; ');
}
