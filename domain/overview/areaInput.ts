import type { Area } from '#domain/area';
import type { IsoDate } from '#domain/dates';
import type { InputMilestone } from '#domain/foresite';

/** A component with its area as it is designed now. */
export interface AreaComponent {
  id: number;
  name: string;
  color_index: number;
  is_uncategorized: boolean;
  area: Area | null;
  /** Left out of the project's area, such as a garage (docs/product/overview.md). */
  is_excluded: boolean;
}

/** An approved or pending item by what it does to the area. */
export interface AreaItem {
  id: number;
  /** What it is called, where the answer is to name its step. */
  number?: number;
  name?: string;
  status: string;
  component_id: number | null;
  approved_on: IsoDate | null;
  group_ids: readonly number[];
  estimated_area: Area;
}

/** Plain rows from which a project's areas over time follow. */
export interface AreaInput {
  today: IsoDate;
  completion_date: IsoDate | null;
  /** In the project's unit; 0 is none. */
  target: Area;
  milestones: readonly InputMilestone[];
  /** In the order in which they are shown. */
  components: readonly AreaComponent[];
  /** Areas that were recorded with earlier estimates. */
  recorded: readonly { milestone_id: number; component_id: number; area: Area }[];
  items: readonly AreaItem[];
  /** Whether the areas are kept apart by component; one sum of all otherwise. */
  byComponent: boolean;
}
