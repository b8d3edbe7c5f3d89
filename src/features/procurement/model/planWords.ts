import { formatShortDay, type IsoDate } from '#domain/dates';
import { PURCHASE_STAGES, type PurchasePlan, type Recovery } from '#domain/procurement';
import * as t from '../texts.ts';

const dayWords = (count: number) => `${count} ${t.dayWord(count)}`;

/** A day of the plan, without the zero of a calendar sheet: `Jun 9, 2027`. */
export const planDay = (day: IsoDate): string => `${formatShortDay(day)}, ${day.slice(0, 4)}`;

/** How late a purchase is, in work days. */
export const lateDays = (slack: number): string => t.dayWordsLate(dayWords(-slack));

/** What a way to catch up gives up: `Fabrication 250 → 232 days`. */
export const recoveryWords = ({ stage, from, to }: Recovery): string =>
  t.labelFromToDays(PURCHASE_STAGES[stage].label, from, to);

/** What a way to catch up brings. */
export const recoveryOutcome = ({ slack }: Recovery): string => (slack >= 0 ? t.onTime : lateDays(slack));

/** The bars of a purchase as a sentence, for those who hear them. */
export function planSentence({ stages, needed_on: needed, expected_on: expected, slack }: PurchasePlan) {
  const spans = stages.flatMap(({ stage, planned }) =>
    planned
      ? [
          t.labelShortDayToPlan(
            PURCHASE_STAGES[stage].label,
            formatShortDay(planned.from),
            planDay(planned.to),
          ),
        ]
      : [],
  );
  const end =
    slack < 0
      ? t.onSiteExpectedNeeded(planDay(expected), planDay(needed), lateDays(slack))
      : t.onSitePlanDayDay(planDay(needed), dayWords(slack));
  return [...spans, end].join('; ');
}
