import { addDays, type IsoDate } from '#domain/dates';
import {
  PURCHASE_STAGES,
  type PurchaseDecision,
  type PurchasePlan,
  type PurchaseStage,
} from './purchasePlan.ts';

/** Who acts in a purchase, in the order of the pull plan. */
export const PULL_LANES = {
  precon: 'Preconstruction',
  bidders: 'Bidders',
  trades: 'Trade partners',
  design: 'Design team',
} as const;
/** Who acts in a purchase. */
export type PullLane = keyof typeof PULL_LANES;

type Step = {
  lane: PullLane;
  words: string;
  at: 'from' | 'to';
  stage: PurchaseStage;
  doneBy: PurchaseDecision | null;
};

/** What there is to do for a package, each at the first or last day of a stage; done once the plan waits for `doneBy` or what follows. */
const STEPS: readonly Step[] = [
  { lane: 'precon', words: 'Issue for bid', at: 'from', stage: 'bid', doneBy: 'bids' },
  { lane: 'bidders', words: 'Submit bids', at: 'to', stage: 'bid', doneBy: 'award' },
  { lane: 'precon', words: 'Award', at: 'to', stage: 'award', doneBy: 'on_site' },
  { lane: 'trades', words: 'Submittals', at: 'to', stage: 'submittals', doneBy: null },
  { lane: 'design', words: 'Approve submittals', at: 'to', stage: 'approvals', doneBy: null },
  { lane: 'trades', words: 'Fabricate', at: 'to', stage: 'fabrication', doneBy: null },
  { lane: 'trades', words: 'Deliver', at: 'to', stage: 'delivery', doneBy: null },
];
const ORDER: readonly PurchaseDecision[] = ['issue', 'bids', 'award', 'on_site'];

/** A package as the pull plan has it, with its purchase plan; null without a day on site. */
export interface PulledPackage {
  id: number;
  name: string;
  bids_due: IsoDate | null;
  award_by: IsoDate | null;
  plan: PurchasePlan | null;
}

/** One thing to do in one week. */
export interface PullTask {
  packageId: number;
  name: string;
  words: string;
  lane: PullLane;
  day: IsoDate;
  /** Work days that its stage takes; null for the day on which something goes out. */
  days: number | null;
  /** `late` endangers the day on site, `moved` was promised for a week that has passed. */
  state: 'open' | 'done' | 'late' | 'moved';
}

/** The weeks of a pull plan with what is to do in them. */
export interface PullPlan {
  /** Mondays, the first one that of last week. */
  weeks: readonly IsoDate[];
  tasks: readonly PullTask[];
  /** Of last week's promises those that were kept; null where nothing was promised. */
  kept: { done: number; promised: number } | null;
}

/** The Monday of a day's week. */
export const weekOf = (day: IsoDate): IsoDate =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The day that was promised for a step by hand; the plan says the others. */
const promised = ({ stage, at }: Step, row: PulledPackage): IsoDate | null =>
  at === 'to' ? (stage === 'bid' ? row.bids_due : stage === 'award' ? row.award_by : null) : null;

function tasksOf(row: PulledPackage, daysOf: (stage: PurchaseStage) => number, today: IsoDate): PullTask[] {
  const { plan } = row;
  if (!plan) return [];
  return STEPS.flatMap((step): PullTask[] => {
    const stage = plan.stages.find((one) => one.stage === step.stage);
    const isDone = step.doneBy !== null && ORDER.indexOf(plan.decision) >= ORDER.indexOf(step.doneBy);
    const set = promised(step, row);
    const span = stage?.planned ?? stage?.latest;
    const base = {
      packageId: row.id,
      name: row.name,
      words: step.words,
      lane: step.lane,
      days: step.at === 'to' ? daysOf(step.stage) : null,
    };
    // When something was done shows by the day that was promised for it; of anything else the day is not known.
    if (isDone) return set === null ? [] : [{ ...base, day: set, state: 'done' }];
    const day = span?.[step.at];
    if (!day) return [];
    const state = plan.slack < 0 ? 'late' : 'open';
    // A promise that was not kept stands where it was made, and again where it is now.
    return set !== null && set < today && day !== set
      ? [
          { ...base, day: set, state: 'moved' },
          { ...base, day, state },
        ]
      : [{ ...base, day, state }];
  });
}

/** What is to do from last week on, for so many weeks, by who acts; the earliest first, then by name. */
export function pullPlan(
  rows: readonly (PulledPackage &
    Readonly<Record<(typeof PURCHASE_STAGES)[PurchaseStage]['field'], number>>)[],
  today: IsoDate,
  count: number,
): PullPlan {
  const first = addDays(weekOf(today), -7);
  const weeks = Array.from({ length: count }, (_, at) => addDays(first, at * 7));
  const end = addDays(first, count * 7);
  const tasks = rows
    .flatMap((row) => tasksOf(row, (stage) => row[PURCHASE_STAGES[stage].field], today))
    .filter(({ day }) => day >= first && day < end)
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.name.localeCompare(b.name)));
  const last = tasks.filter(
    ({ day, state }) => day < addDays(first, 7) && (state === 'done' || state === 'moved'),
  );
  const done = last.filter(({ state }) => state === 'done').length;
  return { weeks, tasks, kept: last.length === 0 ? null : { done, promised: last.length } };
}
