import type { IsoDate } from '#domain/dates';
import type { ForesiteSummary } from '#domain/foresite';
import type { IssueStatus } from '#domain/issues';
import type { ItemStatus } from '#domain/items';

type Named = { id: number; name: string };
type Person = { id: number; first_name: string; last_name: string };

/** What answers need of an item. Costs are dollars as the asker sees them. */
export interface ReadItem {
  id: number;
  code: string;
  name: string;
  status: ItemStatus;
  priority: number;
  cost: number | null;
  due_date: IsoDate | null;
  component: Named | null;
  assignee: Person | null;
  me_groups: readonly { letter: string }[];
  scenarios: readonly { scenario_number: string; name: string }[];
  lower_limit: number;
  upper_limit: number;
  deadline: { name: string; date: IsoDate } | null;
  milestone_name: string | null;
  created_by_id: number | null;
  proposed_by_id: number | null;
}

/** What answers need of a scenario. */
export interface ReadScenario {
  id: number;
  scenario_number: string;
  name: string;
  status: string;
  cost: number;
  items: readonly number[];
  schedule_days: number;
}

/** What answers need of a design milestone. */
export interface ReadMilestone {
  id: number;
  code: string;
  name: string;
  short_name: string | null;
  date: IsoDate;
  actual_date: IsoDate | null;
  has_estimate: boolean;
  type: 'current' | 'has_estimate' | 'forecasted' | 'pending';
  total: number | null;
  milestone_components_totals: readonly { component_id: number; total: number }[];
}

/** What answers need of a building component. */
export interface ReadComponent {
  id: number;
  name: string;
  target_budget: number | null;
  current_cost: number | null;
}

/** What answers need of a risk. */
export interface ReadRisk {
  id: number;
  number: number;
  name: string;
  score: number;
  level: 'none' | 'low' | 'medium' | 'high';
  value: number | null;
  estimated_value: number | null;
  owner: Person | null;
  component: Named | null;
  mitigation_counts: { DRAFT: number; IN_PROGRESS: number; COMPLETE: number };
}

/** What answers need of an issue. */
export interface ReadIssue {
  id: number;
  number: number;
  name: string;
  status: IssueStatus;
  /** 5 critical to 1; null where nobody has said. */
  severity: number | null;
  due_date: IsoDate | null;
  cost_at_stake: number | null;
  assignee: Person | null;
}

/** What answers need of the cost trend. */
export interface ReadTrend {
  summary: ForesiteSummary;
  approved_series: readonly { x: IsoDate; item_id: number; code: string | null; name: string | null }[];
  pending_decisions: readonly { dimension_id: number | null; low_items: readonly number[] }[];
  current_milestone_id: number | null;
  previous_milestone_id: number | null;
  forecasted_milestone_id: number | null;
}

type Fund = { opened: number; funded: number; drawn: number; transferred: number; left: number };
type Burn = { per_month: number; left_at_end: number | null; runs_dry_on: IsoDate | null } | null;

/** What answers need of the contingency funds. */
export interface ReadContingency {
  /** Until when the funds have to last. */
  until: IsoDate | null;
  pots: readonly { id: number; name: string; position: Fund; burn: Burn }[];
  total: Fund;
  exposure: { count: number; value: number; expected: number; cover: number } | null;
}

/** A scenario beside the forecast without it. */
export interface ReadComparison {
  results: readonly { scenario: { id: number }; after: Pick<ForesiteSummary, 'forecast' | 'gap'> }[];
}

/** Everything that can be read for an answer, by the name of its reading. */
export interface AmplifyReadings {
  trend: ReadTrend;
  items: { count: number; results: readonly ReadItem[] };
  scenarios: { count: number; results: readonly ReadScenario[] };
  comparison: ReadComparison;
  milestones: { count: number; results: readonly ReadMilestone[] };
  components: { count: number; results: readonly ReadComponent[] };
  risks: { count: number; results: readonly ReadRisk[] };
  issues: { count: number; past_due: number; cost_at_stake: number; results: readonly ReadIssue[] };
  contingency: ReadContingency;
  people: { count: number; results: readonly Person[] };
}

/** Name of a reading. */
export type ReadingName = keyof AmplifyReadings;

/** What was read; absent where the asker may not see it, or where there is nothing of the kind. */
export type KnownReadings = Partial<AmplifyReadings>;

/** Who asks, and when. */
export interface Asker {
  userId: number;
  permissions: ReadonlySet<string>;
  projectId: number;
  /** The company's day. */
  today: IsoDate;
}
