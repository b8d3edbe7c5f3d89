import type { Area } from '#domain/area';
import type { IsoDate } from '#domain/dates';
import type { Amount } from '#domain/money';
import type { DatedMilestone } from '#domain/milestones';
import type { InputRisk } from './riskBand.ts';

/** A design milestone as the chart needs it. */
export interface InputMilestone extends DatedMilestone {
  number: number;
  name: string;
}

/** A dated event of the contract, such as the GMP lock. */
export interface InputEvent<Type extends string = string> {
  id: number;
  number: number;
  type: Type;
  name: string;
  date: IsoDate;
}

/** A building component. Items without one belong to the uncategorized component. */
export interface InputComponent {
  id: number;
  name: string;
  color_index: number;
  is_uncategorized: boolean;
  target_budget?: Amount | null;
  area?: Area | null;
}

/** An item of the project. Only approved, rejected and pending ones count; others may be left out. */
export interface InputItem {
  id: number;
  /** What an approved item is called, where the answer is to name its step. */
  number?: number | null;
  name?: string | null;
  status: string;
  cost: Amount;
  lower_limit: Amount;
  upper_limit: Amount;
  component_id: number | null;
  group_ids: readonly number[];
  /** The day of approval; an approved item without one counts as not yet in an estimate. */
  approved_on: IsoDate | null;
  /** Whether the current estimate has it, where a person has said so (docs/product/estimate.md). */
  in_estimate?: boolean | null;
  estimated_area?: Area | null;
  /** What its rows come to by member of `split`, in dollars; the cost is spread in proportion to them. */
  rows?: readonly { member_id: number; amount: Amount }[];
}

/** A member of a dimension other than components, such as a division. */
export interface InputMember {
  id: number;
  name: string;
  color_index: number;
}

/** How the cost is split instead of by component (docs/product/foresite.md). */
export interface InputSplit {
  dimension: string;
  /** In the order in which they are shown. */
  members: readonly InputMember[];
  totals: readonly { milestone_id: number; member_id: number; amount: Amount }[];
}

/** How many items and what they cost together, in dollars. */
export interface StatusTotal {
  count: number;
  cost: number;
}

/** All items ever, by what became of them. */
export interface GeneratedTotals {
  approved: StatusTotal;
  rejected: StatusTotal;
  pending: StatusTotal;
}

/** Plain rows from which everything on the ForeSite screen follows. Amounts are dollars. */
export interface ForesiteInput<EventType extends string = string> {
  today: IsoDate;
  completion_date: IsoDate | null;
  target_budget: Amount | null;
  area: Area;
  milestones: readonly InputMilestone[];
  contract_events: readonly InputEvent<EventType>[];
  /** In the order in which they are shown. */
  components: readonly InputComponent[];
  totals: readonly { milestone_id: number; component_id: number; amount: Amount }[];
  items: readonly InputItem[];
  /** Absent: the cost is split by component. */
  split?: InputSplit | undefined;
  /** Active risks; absent for whoever may not see them. */
  risks?: readonly InputRisk[] | undefined;
  owner_costs?: readonly { milestone_id: number; amount: Amount }[];
  /** Whether owner costs are part of an estimate's total (a project setting; not unless given). */
  include_owner_costs?: boolean;
  /** Counted elsewhere, for callers that leave settled items out of `items`. */
  generated?: GeneratedTotals;
  /** Share of the target by which a forecast may exceed it, 0.05 unless given (a company setting). */
  tolerance?: number;
}
