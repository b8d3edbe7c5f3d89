import { daysBetween, formatDate, type IsoDate, relativeDay } from '#domain/dates';
import * as t from '../texts.ts';

/** How a day of a package stands: behind, the next one, still ahead, or passed without what it stands for. */
export type StripState = 'done' | 'next' | 'ahead' | 'late';

/** A day on the strip of a package. */
export interface StripDay {
  label: string;
  /** `-` where no day was set. */
  text: string;
  state: StripState;
  /** How near it is, or by how much it is late; empty for nothing to say. */
  note: string;
}

/** What the strip is made of; days are the company's. */
export interface StripFacts {
  /** Since when bidders have it; null while it is not out. */
  issued: IsoDate | null;
  siteWalk: IsoDate | null;
  questionsClose: IsoDate | null;
  bidsDue: IsoDate | null;
  /** `2:00 PM`, where an hour was set. */
  dueTime: string | null;
  /** Whether bids came in: then the due day is behind. */
  isIn: boolean;
  awardBy: IsoDate | null;
  /** The day of the award; null before it. */
  awarded: IsoDate | null;
  neededOn: IsoDate | null;
  expectedOn: IsoDate | null;
  isLate: boolean;
}

interface Step {
  label: string;
  day: IsoDate | null;
  text?: string;
  isDone: boolean;
  isLate?: boolean;
  note?: string;
}

const daysLate = (day: IsoDate, today: IsoDate): string => {
  const days = daysBetween(day, today);
  return days === 1 ? t.dayLate1 : t.daysDaysLate(days);
};

/** The days of a package in their order: what is behind, what comes next and how soon, and what is late. */
export function dateStrip(facts: StripFacts, today: IsoDate): StripDay[] {
  const { issued, siteWalk, questionsClose, bidsDue, awardBy, awarded, neededOn, expectedOn } = facts;
  const hasPassed = (day: IsoDate | null) => day !== null && day < today;
  const bidsLate = !facts.isIn && issued === null && bidsDue !== null && bidsDue < today;
  const awardLate = awarded === null && awardBy !== null && awardBy < today;
  const steps: Step[] = [
    { label: t.issued, day: issued, isDone: issued !== null },
    ...(siteWalk === null ? [] : [{ label: t.siteWalk, day: siteWalk, isDone: hasPassed(siteWalk) }]),
    ...(questionsClose === null
      ? []
      : [{ label: t.questionsClose, day: questionsClose, isDone: hasPassed(questionsClose) }]),
    {
      label: t.bidsDue,
      day: bidsDue,
      text: [formatDate(bidsDue), ...(facts.dueTime === null ? [] : [facts.dueTime])].join(', '),
      isDone: facts.isIn || (issued !== null && hasPassed(bidsDue)),
      isLate: bidsLate,
      ...(bidsLate && { note: daysLate(bidsDue, today) }),
    },
    awarded === null
      ? {
          label: t.awardBy,
          day: awardBy,
          isDone: false,
          isLate: awardLate,
          ...(awardLate && { note: daysLate(awardBy, today) }),
        }
      : { label: t.awarded, day: awarded, isDone: true },
    {
      label: t.onSite,
      day: neededOn,
      isDone: hasPassed(neededOn) && awarded !== null,
      isLate: facts.isLate,
      ...(facts.isLate && expectedOn !== null && { note: t.datePlanned(formatDate(expectedOn)) }),
    },
  ];
  const next = steps.find(({ day, isDone, isLate }) => day !== null && !isDone && isLate !== true);
  return steps.map((step) => ({
    label: step.label,
    text: step.text ?? formatDate(step.day),
    state: step.isLate ? 'late' : step.isDone ? 'done' : step === next ? 'next' : 'ahead',
    note: step.note ?? (step.day === null || step.isDone ? '' : (relativeDay(step.day, today) ?? '')),
  }));
}
