import { addDays, daysBetween, type IsoDate } from '#domain/dates';
import { costOfWaiting } from '#domain/items';
import type {
  AgendaIssue,
  AgendaItem,
  AgendaReason,
  AgendaRisk,
  AgendaSource,
  AgendaTopic,
} from './agenda.ts';
import type { TopicEntity } from './topicOutcomes.ts';

/** Days until the next meeting, unless somebody says otherwise. */
export const MEETING_RHYTHM_DAYS = 7;

interface Candidate extends AgendaTopic {
  number: number;
  isOverdue: boolean;
}

/** Highest severity of an issue (docs/product/meetings.md). */
const CRITICAL = 5;
const ENTITY_ORDER: readonly TopicEntity[] = ['item', 'risk', 'issue'];

type Horizon = { day: IsoDate; next: IsoDate };

const earliest = (...dates: (IsoDate | null)[]): IsoDate | null =>
  dates.reduce((first, date) => (date !== null && (first === null || date < first) ? date : first), null);

/** How a date stands to the meeting: before its day, between it and the next meeting, or later. */
function stands<Past extends AgendaReason, Soon extends AgendaReason>(
  date: IsoDate | null,
  { day, next }: Horizon,
  past: Past,
  soon: Soon,
): (Past | Soon)[] {
  if (date === null || date > next) return [];
  return date < day ? [past] : [soon];
}

function itemTopic(item: AgendaItem, horizon: Horizon): Candidate {
  const deadline = { date: item.deadline, weeklyCost: item.weekly_waiting_cost };
  const reasons: AgendaReason[] = [
    ...stands(item.due_date, horizon, 'OVERDUE', 'DUE'),
    ...stands(item.deadline, horizon, 'DEADLINE_PASSED', 'DEADLINE'),
  ];
  return {
    entity: 'item',
    entity_id: item.id,
    number: item.number,
    reasons,
    isOverdue: reasons.includes('OVERDUE') || reasons.includes('DEADLINE_PASSED'),
    due_date: earliest(item.due_date, item.deadline),
    waiting_cost: costOfWaiting(deadline, horizon.next),
  };
}

function riskTopic(risk: AgendaRisk, horizon: Horizon): Candidate {
  const { id, number, level, mitigations, mitigation_due: due } = risk;
  const isMitigated = mitigations.some((status) => status !== 'DRAFT');
  const reasons: AgendaReason[] = [
    ...stands(due, horizon, 'OVERDUE', 'DUE'),
    ...(level === 'high' && !isMitigated ? (['HIGH_RISK'] as const) : []),
  ];
  return {
    entity: 'risk',
    entity_id: id,
    number,
    reasons,
    isOverdue: reasons.includes('OVERDUE'),
    due_date: due,
    waiting_cost: 0,
  };
}

function issueTopic({ id, number, due_date, severity }: AgendaIssue, { day }: Horizon): Candidate {
  const isOverdue = due_date !== null && due_date < day;
  const reasons: AgendaReason[] = [
    ...(isOverdue ? (['OVERDUE'] as const) : []),
    ...(severity === CRITICAL ? (['CRITICAL_ISSUE'] as const) : []),
  ];
  return { entity: 'issue', entity_id: id, number, reasons, isOverdue, due_date, waiting_cost: 0 };
}

/** Overdue first, then what waiting costs, then the day; what is without one comes last. */
function byUrgency(a: Candidate, b: Candidate): number {
  if (a.isOverdue !== b.isOverdue) return a.isOverdue ? -1 : 1;
  if (a.waiting_cost !== b.waiting_cost) return b.waiting_cost - a.waiting_cost;
  if (a.due_date !== b.due_date) {
    if (a.due_date === null || b.due_date === null) return a.due_date === null ? 1 : -1;
    return daysBetween(b.due_date, a.due_date);
  }
  const kinds = ENTITY_ORDER.indexOf(a.entity) - ENTITY_ORDER.indexOf(b.entity);
  return kinds === 0 ? a.number - b.number : kinds;
}

/**
 * What a meeting of a day should talk about when the next one is `days` later (docs/product/meetings.md): pending items due by
 * then or with a deadline before, high risks that nobody works on, risks with a mitigation due by then, issues past due or critical; most urgent first.
 */
export function proposeAgenda(
  { items, risks, issues }: AgendaSource,
  day: IsoDate,
  days: number = MEETING_RHYTHM_DAYS,
): AgendaTopic[] {
  const horizon = { day, next: addDays(day, days) };
  return [
    ...items.map((item) => itemTopic(item, horizon)),
    ...risks.map((risk) => riskTopic(risk, horizon)),
    ...issues.map((issue) => issueTopic(issue, horizon)),
  ]
    .filter(({ reasons }) => reasons.length > 0)
    .sort(byUrgency)
    .map(({ number: _number, isOverdue: _isOverdue, ...topic }) => topic);
}
