import type { Area } from '#domain/area';
import type { IsoDate } from '#domain/dates';
import type { MilestoneType } from '#domain/milestones';
import type { RiskRow } from './riskBand.ts';
import type { GeneratedTotals } from './foresiteInput.ts';
import type { TargetState } from './targetState.ts';

/** A column segment: a member's estimate at a milestone, in dollars. */
export interface TrendPoint {
  x: IsoDate;
  y: number;
  milestone_id: number;
}

/** One member of the dimension with its estimates in order of time. */
export interface TrendSeries {
  id: number;
  name: string;
  color_index: number;
  points: TrendPoint[];
}

/** A step of the approved line: the running total in dollars once the item was approved. */
export interface ApprovedPoint {
  x: IsoDate;
  y: number;
  item_id: number;
  /** Of the item; null where the input does not say. */
  code: string | null;
  name: string | null;
}

/** How far pending items can still move a member (`dimension_id` null: the project); absolute totals in dollars. */
export interface PendingDecision {
  dimension_id: number | null;
  /** Approved since the current milestone, and the estimate with it. */
  approved: number;
  forecast: number;
  high: number;
  low: number;
  high_top_margin: number;
  high_bottom_margin: number;
  low_top_margin: number;
  low_bottom_margin: number;
  items_count: number;
  high_items: number[];
  low_items: number[];
  /** False where the groups overlap too much: high and low are then bounds that nothing can pass. */
  is_exact: boolean;
}

/** The figures of the summary panel, in dollars. */
export interface ForesiteSummary {
  program_value: number | null;
  current_estimate: number | null;
  approved: number;
  forecast: number | null;
  gap: number | null;
  gap_percent: number | null;
  pending_low: number | null;
  pending_high: number | null;
  /** Whether the pending range is exact, or bounds of it where groups overlap too much. */
  is_exact: boolean;
  target_state: TargetState;
  generated: GeneratedTotals;
}

/** Everything the ForeSite chart and panel show (docs/product/foresite.md). */
export interface ForesiteData<EventType extends string = string> {
  today: IsoDate;
  /** What the series split by: a name of `DIMENSIONS`, or the number of a company's own format. */
  dimension: string;
  series: TrendSeries[];
  design_milestones: {
    id: number;
    code: string;
    name: string;
    date: IsoDate;
    has_estimate: boolean;
    type: MilestoneType;
    total: number | null;
  }[];
  other_milestones: { id: number; type: EventType; code: string; name: string; date: IsoDate }[];
  pending_decisions: PendingDecision[];
  approved_series: ApprovedPoint[];
  estimated_approved_series: ApprovedPoint[];
  current_milestone_id: number | null;
  previous_milestone_id: number | null;
  forecasted_milestone_id: number | null;
  target_budget: number | null;
  area: Area;
  completion_date: IsoDate | null;
  owner_costs: TrendPoint[];
  /** What active risks may still cost; absent for whoever may not see risks. */
  risks?: RiskRow[];
  budget_adjusted: {
    cost: number | null;
    sqft: number;
    components: { component_id: number; total_cost: number; total_area: number }[];
  };
  summary: ForesiteSummary;
}
