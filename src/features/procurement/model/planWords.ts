import { formatShortDay, type IsoDate } from '#domain/dates';
import { PURCHASE_STAGES, type PurchasePlan, type Recovery } from '#domain/procurement';

const dayWords = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** A day of the plan, without the zero of a calendar sheet: `Jun 9, 2027`. */
export const planDay = (day: IsoDate): string => `${formatShortDay(day)}, ${day.slice(0, 4)}`;

/** How late a purchase is, in work days. */
export const lateDays = (slack: number): string => `${dayWords(-slack)} late`;

/** What a way to catch up gives up: `Fabrication 250 → 232 days`. */
export const recoveryWords = ({ stage, from, to }: Recovery): string =>
  `${PURCHASE_STAGES[stage].label} ${from} → ${to} days`;

/** What a way to catch up brings. */
export const recoveryOutcome = ({ slack }: Recovery): string => (slack >= 0 ? 'on time' : lateDays(slack));

/** The bars of a purchase as a sentence, for those who hear them. */
export function planSentence({ stages, needed_on: needed, expected_on: expected, slack }: PurchasePlan) {
  const spans = stages.flatMap(({ stage, planned }) =>
    planned
      ? [`${PURCHASE_STAGES[stage].label} ${formatShortDay(planned.from)} to ${planDay(planned.to)}`]
      : [],
  );
  const end =
    slack < 0
      ? `on site ${planDay(expected)}, needed ${planDay(needed)}, ${lateDays(slack)}`
      : `on site ${planDay(needed)}, ${dayWords(slack)} to spare`;
  return [...spans, end].join('; ');
}
