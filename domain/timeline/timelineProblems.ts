import { dateProblem, type IsoDate } from '#domain/dates';

/** What is said where dates and links cannot be kept. */
export const TIMELINE_MESSAGES = {
  dateTaken: 'date: The given date is set for another milestone in this project',
  endsEarly: 'The finish is before the start. Choose a finish on or after the start.',
  name: 'Name is required',
  itself: 'Something cannot be linked to itself. Choose another predecessor.',
  twice: 'These two are linked this way already. Change the lag of that link instead.',
  noWorkDays: 'A calendar needs at least one work day. Choose a day of the week.',
  phase: 'This phase is not in the project. Choose another one.',
  limit: 'A timeline holds 4,000 activities. Remove some first, or split the schedule.',
  outOfCalendar: 'The dates run out of the calendar, thirty years ahead. Check lags and durations.',
  limits: '"Must finish by" is before "Not before". Choose a later day to finish by.',
} as const;

/** Limits of one timeline. */
export const TIMELINE_LIMITS = {
  activities: 4_000,
  links: 12_000,
  lagDays: 1_000,
  nameLength: 200,
  baselines: 30,
};

/** Names the members of a circle: what to say when links go round. */
export const cycleSentence = (names: readonly string[]): string =>
  `This link closes a circle: ${[...names, names[0]].join(' → ')}. Remove one of these links first.`;

/** What an activity says of itself. */
export interface ActivityDates {
  name: string;
  date_from: IsoDate;
  date_to: IsoDate;
  not_before: IsoDate | null;
  finish_by: IsoDate | null;
}

/** Sentences by field; empty where all is well. `today` is the company's day. */
export function activityProblems(said: ActivityDates, today: IsoDate): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  const add = (field: string, problem: string | null) => {
    if (problem) problems[field] = [problem];
  };
  add('name', said.name.trim() === '' ? TIMELINE_MESSAGES.name : null);
  add('date_from', dateProblem(said.date_from, today, { required: true }));
  add('date_to', dateProblem(said.date_to, today, { required: true }));
  add('not_before', dateProblem(said.not_before, today));
  add('finish_by', dateProblem(said.finish_by, today));
  if (!problems['date_to'] && said.date_to < said.date_from) add('date_to', TIMELINE_MESSAGES.endsEarly);
  if (said.not_before && said.finish_by && said.finish_by < said.not_before)
    add('finish_by', TIMELINE_MESSAGES.limits);
  return problems;
}
