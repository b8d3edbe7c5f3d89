import { AREA_UNITS, convertArea, type AreaUnit } from '#domain/area';
import type { IsoDate } from '#domain/dates';
import type { ApprovedPoint, ForesiteData, TargetState } from '#domain/foresite';
import type { MilestoneType } from '#domain/milestones';

/** How far pending items can still move a member's area (`dimension_id` null: the program's); absolute areas. */
export interface AreaDecision {
  dimension_id: number | null;
  /** Approved since the newest estimate, and the area with it. */
  approved: number;
  forecast: number;
  high: number;
  low: number;
  items_count: number;
  high_items: number[];
  low_items: number[];
}

/** The area of a project over time; every area is in `unit`. */
export interface AreaTrend {
  today: IsoDate;
  unit: AreaUnit;
  target: number | null;
  completion_date: IsoDate | null;
  series: {
    id: number;
    name: string;
    color_index: number;
    points: { x: IsoDate; y: number; milestone_id: number }[];
  }[];
  design_milestones: {
    id: number;
    code: string;
    name: string;
    date: IsoDate;
    has_area: boolean;
    type: MilestoneType;
    total: number | null;
  }[];
  pending_decisions: AreaDecision[];
  approved_series: ApprovedPoint[];
  current_milestone_id: number | null;
  forecasted_milestone_id: number | null;
  summary: {
    /** Areas of the components that count, as they are designed now. */
    planned: number;
    approved: number;
    /** Null while there is no estimate, and so no trend. */
    forecast: number | null;
    gap: number | null;
    gap_percent: number | null;
    pending_low: number | null;
    pending_high: number | null;
    target_state: TargetState;
  };
}

const SPARE_DIGITS = 2; // beyond those that are shown

/** The trend in square feet as it is shown in a project's unit. */
export function inUnit(data: ForesiteData, planned: number, unit: AreaUnit): AreaTrend {
  const scale = 10 ** (AREA_UNITS[unit].decimals + SPARE_DIGITS);
  const area = (squareFeet: number) => Math.round(convertArea(squareFeet, 'sq_ft', unit) * scale) / scale;
  const areaOrNull = (squareFeet: number | null) => (squareFeet === null ? null : area(squareFeet));
  const { summary } = data;
  return {
    today: data.today,
    unit,
    target: areaOrNull(data.target_budget),
    completion_date: data.completion_date,
    series: data.series.map((series) => ({
      ...series,
      points: series.points.map((point) => ({ ...point, y: area(point.y) })),
    })),
    design_milestones: data.design_milestones.map(({ has_estimate, total, ...milestone }) => ({
      ...milestone,
      has_area: has_estimate,
      total: areaOrNull(total),
    })),
    pending_decisions: data.pending_decisions.map((row) => ({
      dimension_id: row.dimension_id,
      approved: area(row.approved),
      forecast: area(row.forecast),
      high: area(row.high),
      low: area(row.low),
      items_count: row.items_count,
      high_items: row.high_items,
      low_items: row.low_items,
    })),
    approved_series: data.approved_series.map((point) => ({ ...point, y: area(point.y) })),
    current_milestone_id: data.current_milestone_id,
    forecasted_milestone_id: data.forecasted_milestone_id,
    summary: {
      planned: area(planned),
      approved: area(summary.approved),
      forecast: areaOrNull(summary.forecast),
      gap: areaOrNull(summary.gap),
      gap_percent: summary.gap_percent,
      pending_low: areaOrNull(summary.pending_low),
      pending_high: areaOrNull(summary.pending_high),
      target_state: summary.target_state,
    },
  };
}
