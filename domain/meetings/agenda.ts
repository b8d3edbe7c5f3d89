import type { IsoDate } from '#domain/dates';
import type { MitigationStatus, RiskLevel } from '#domain/risks';
import type { TopicEntity } from './topicOutcomes.ts';

/** Why something comes on an agenda. */
export const AGENDA_REASONS = {
  OVERDUE: { label: 'Overdue' },
  DUE: { label: 'Due before the next meeting' },
  DEADLINE_PASSED: { label: 'Deadline passed' },
  DEADLINE: { label: 'Deadline before the next meeting' },
  HIGH_RISK: { label: 'High risk without mitigation' },
  CRITICAL_ISSUE: { label: 'Critical issue' },
} as const;

/** A reason to be talked about. */
export type AgendaReason = keyof typeof AGENDA_REASONS;

/** A pending item. */
export interface AgendaItem {
  id: number;
  number: number;
  due_date: IsoDate | null;
  /** Day of the milestone by which it has to be decided. */
  deadline: IsoDate | null;
  /** What each week after that day costs, in dollars. */
  weekly_waiting_cost: number | null;
}

/** An identified risk. */
export interface AgendaRisk {
  id: number;
  number: number;
  level: RiskLevel;
  mitigations: readonly MitigationStatus[];
  /** The first due date of those that are not done. */
  mitigation_due: IsoDate | null;
}

/** An issue that is neither draft nor settled. */
export interface AgendaIssue {
  id: number;
  number: number;
  due_date: IsoDate | null;
  severity: number | null;
}

/** What might be talked about. */
export interface AgendaSource {
  items: readonly AgendaItem[];
  risks: readonly AgendaRisk[];
  issues: readonly AgendaIssue[];
}

/** A topic that is proposed, with why. */
export interface AgendaTopic {
  entity: TopicEntity;
  entity_id: number;
  reasons: AgendaReason[];
  /** The first of due date and deadline. */
  due_date: IsoDate | null;
  /** Dollars that waiting until the next meeting will have cost since the deadline. */
  waiting_cost: number;
}
