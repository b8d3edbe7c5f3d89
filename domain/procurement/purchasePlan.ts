import { fromDayNumber, type IsoDate, toDayNumber } from '#domain/dates';
import { compileCalendar, OutOfCalendarError, type WorkCalendar, type WorkWeek } from '#domain/timeline';
import { packageFields, type USUAL_STAGE_DAYS } from './packageFields.ts';
import { isBought, type PackageStatus } from './packageStatus.ts';

const stageOf = <F extends keyof typeof USUAL_STAGE_DAYS>(field: F) => ({
  label: packageFields[field].label,
  field,
});

/** The stages of a purchase in their order; each takes so many work days, kept in its field of the package. */
export const PURCHASE_STAGES = {
  bid: stageOf('bid_days'),
  award: stageOf('award_days'),
  submittals: stageOf('submittal_days'),
  approvals: stageOf('approval_days'),
  fabrication: stageOf('fabrication_days'),
  delivery: stageOf('delivery_days'),
} as const;

/** A stage of a purchase. */
export type PurchaseStage = keyof typeof PURCHASE_STAGES;
/** A field of a package that holds the work days of a stage. */
export type StageField = (typeof PURCHASE_STAGES)[PurchaseStage]['field'];

/** All stages, first to last. */
export const STAGE_ORDER = Object.keys(PURCHASE_STAGES) as readonly PurchaseStage[];

/** The decision that a package waits for next. */
export const PURCHASE_DECISIONS = {
  issue: 'Issue for bid',
  bids: 'Bids due',
  award: 'Award',
  on_site: 'On site',
} as const;
/** A decision that a package waits for. */
export type PurchaseDecision = keyof typeof PURCHASE_DECISIONS;

/** What a plan is worked out from. Days are `YYYY-MM-DD`, durations work days. */
export type PlannedPackage = Readonly<Record<StageField, number>> & {
  status: PackageStatus;
  bids_due: IsoDate | null;
  award_by: IsoDate | null;
  awarded_on: IsoDate | null;
  /** The day on which it has to be there; null where nobody said so. */
  needed_on: IsoDate | null;
};

/** One stage: its first and last work day by the latest safe plan, and as things stand. A stage of no days has none. */
export interface PlannedStage {
  stage: PurchaseStage;
  latest: { from: IsoDate; to: IsoDate } | null;
  planned: { from: IsoDate; to: IsoDate } | null;
}

/** The plan of one package. */
export interface PurchasePlan {
  decision: PurchaseDecision;
  /** The last day on which the next decision keeps the day on site. */
  latest: IsoDate;
  /** The day that was set for it, today where that has passed; null where none was set. */
  planned: IsoDate | null;
  /** Work days to spare on site, counted from today where no day was set; below 0 it comes too late. */
  slack: number;
  /** The day on which it has to be on site, and the day on which it will be. */
  needed_on: IsoDate;
  expected_on: IsoDate;
  stages: readonly PlannedStage[];
}

/** Places of a stage in the calendar: its first work day, and the one after its last. */
type Span = { from: number; to: number };

const DAYS_AROUND = 26_000; // 3,000 work days of a calendar that works one day a week, and its holidays

/** The calendar that the plans of some packages are counted in. RangeError where the week has no work day. */
export function purchaseCalendar(
  week: WorkWeek,
  today: IsoDate,
  needed: readonly (IsoDate | null)[],
): WorkCalendar {
  if (week.work_days.length === 0) throw new RangeError('A purchase plan needs a work day.');
  const days = [today, ...needed.filter((day) => day !== null)].map(toDayNumber);
  return compileCalendar(week, Math.max(0, Math.min(...days) - DAYS_AROUND), Math.max(...days) + DAYS_AROUND);
}

/** What a package waits for, by its state. */
export function nextDecision(status: PackageStatus): PurchaseDecision {
  if (isBought(status)) return 'on_site';
  if (status === 'OUT_TO_BID') return 'bids';
  return ['BIDS_RECEIVED', 'LEVELING', 'RECOMMENDED'].includes(status) ? 'award' : 'issue';
}

/**
 * Counts back from the day on site to the last safe day of each stage, and forward from the days that were set, or from
 * today where those have passed. Null without a day on site, or where the dates leave the calendar.
 */
export function planPurchase(
  row: PlannedPackage,
  calendar: WorkCalendar,
  today: IsoDate,
): PurchasePlan | null {
  if (row.needed_on === null) return null;
  try {
    return planned({ ...row, needed_on: row.needed_on }, calendar, today);
  } catch (error) {
    if (error instanceof OutOfCalendarError) return null;
    throw error;
  }
}

/** The slack of a plan alone, for many packages: work days to spare on site. Null without a day on site, or outside the calendar. */
export function purchaseSlack(row: PlannedPackage, calendar: WorkCalendar, today: IsoDate): number | null {
  if (row.needed_on === null) return null;
  try {
    const { needed, ahead } = placesOf({ ...row, needed_on: row.needed_on }, calendar, today);
    return needed - ahead.at(-1)!.to;
  } catch (error) {
    if (error instanceof OutOfCalendarError) return null;
    throw error;
  }
}

type NeededPackage = PlannedPackage & { needed_on: IsoDate };

/** Where a package stands in the calendar: when it is needed, and its stages from the days that were set or from today. */
function placesOf(row: NeededPackage, calendar: WorkCalendar, today: IsoDate) {
  const startOf = (day: IsoDate) => calendar.countBefore(toDayNumber(day));
  const endOf = (day: IsoDate) => calendar.countBefore(toDayNumber(day) + 1);
  const days = STAGE_ORDER.map((stage) => row[PURCHASE_STAGES[stage].field]);
  const decision = nextDecision(row.status);
  const endOrNull = (at: IsoDate | null) => (at === null ? null : endOf(at));
  const typed = { bids: endOrNull(row.bids_due), award: endOrNull(row.award_by) };
  const bought = row.awarded_on ?? row.award_by;
  const ahead = forward({
    decision,
    days,
    now: startOf(today),
    bids: typed.bids,
    award: decision === 'on_site' ? endOrNull(bought) : typed.award,
  });
  const isSet =
    { issue: typed.bids, bids: typed.bids, award: typed.award, on_site: bought }[decision] !== null;
  return { decision, days, needed: startOf(row.needed_on), ahead, isSet };
}

function planned(row: NeededPackage, calendar: WorkCalendar, today: IsoDate): PurchasePlan {
  const { decision, days, needed, ahead, isSet } = placesOf(row, calendar, today);
  const back: Span[] = [];
  for (let to = needed, at = days.length - 1; at >= 0; at -= 1) {
    back[at] = { from: to - days[at]!, to };
    to -= days[at]!;
  }
  const slack = needed - ahead.at(-1)!.to;
  // What nobody set a day for can wait until it has to be.
  const moved = isSet || slack <= 0 ? ahead : back;
  const day = (index: number) => fromDayNumber(calendar.dayAt(index));
  const span = ({ from, to }: Span) => (to > from ? { from: day(from), to: day(to - 1) } : null);
  const dayOf = (spans: readonly Span[]) =>
    decision === 'issue'
      ? day(spans[0]!.from)
      : decision === 'on_site'
        ? day(spans.at(-1)!.to)
        : day(Math.max(spans[decision === 'bids' ? 0 : 1]!.to - 1, 0));
  return {
    decision,
    latest: decision === 'on_site' ? row.needed_on : dayOf(back),
    planned: isSet ? dayOf(ahead) : null,
    slack,
    needed_on: row.needed_on,
    expected_on: slack >= 0 && !isSet ? row.needed_on : day(ahead.at(-1)!.to),
    stages: STAGE_ORDER.map((stage, at) => ({
      stage,
      latest: span(back[at]!),
      planned: span(moved[at]!),
    })),
  };
}

type Ahead = {
  decision: PurchaseDecision;
  days: readonly number[];
  /** Today's place. */
  now: number;
  /** Ends of the bid period and of the award that were set. */
  bids: number | null;
  award: number | null;
};

/** Where each stage will be: set days hold unless they have passed without their decision. */
function forward({ decision, days, now, bids, award }: Ahead): Span[] {
  const [bidDays = 0, awardDays = 0, ...rest] = days;
  const spans: Span[] = [];
  const isIssued = decision !== 'issue';
  const hasBids = decision === 'award' || decision === 'on_site';
  // Today is a day on which something can still be decided.
  const soonest = isIssued ? now + 1 : now + bidDays;
  const bidEnd = hasBids ? Math.min(bids ?? now, now) : Math.max(bids ?? soonest, soonest);
  spans.push({ from: bidEnd - bidDays, to: bidEnd });
  // Before the bids are in, the day to award by is a deadline, not a plan.
  const awardEnd =
    decision === 'on_site'
      ? Math.min(award ?? now, now + 1)
      : hasBids
        ? Math.max(award ?? bidEnd + awardDays, now + 1)
        : bidEnd + awardDays;
  spans.push({ from: bidEnd, to: awardEnd });
  let to = awardEnd;
  for (const taken of rest) {
    spans.push({ from: to, to: to + taken });
    to += taken;
  }
  return spans;
}

/** A shorter stage, and what it does to the slack. Days are work days. */
export interface Recovery {
  stage: PurchaseStage;
  from: number;
  to: number;
  slack: number;
}

/**
 * How a late package can catch up: for each stage still ahead the fewest days to give up, at most half of it; those that
 * bring it on time come first, then those that help most. Nothing for a package that is on time.
 */
export function recoveriesOf(
  row: PlannedPackage,
  calendar: WorkCalendar,
  today: IsoDate,
): readonly Recovery[] {
  const late = planPurchase(row, calendar, today);
  if (!late || late.slack >= 0) return [];
  const first = { issue: 0, bids: 1, award: 2, on_site: 2 }[late.decision];
  return STAGE_ORDER.slice(first)
    .flatMap((stage): Recovery[] => {
      const { field } = PURCHASE_STAGES[stage];
      const from = row[field];
      const to = Math.max(Math.ceil(from / 2), from + late.slack);
      if (to >= from) return [];
      const slack = planPurchase({ ...row, [field]: to }, calendar, today)?.slack ?? late.slack;
      return slack > late.slack ? [{ stage, from, to, slack }] : [];
    })
    .toSorted((a, b) => b.slack - a.slack || a.from - a.to - (b.from - b.to));
}
