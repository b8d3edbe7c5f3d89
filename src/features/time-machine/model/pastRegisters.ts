import { formatGridDate } from '#domain/dates';
import { isAtStake, ISSUE_STATUSES, SEVERITIES } from '#domain/issues';
import { formatMoney, NOTHING, sumMoney } from '#domain/money';
import { personName } from '#domain/people';
import { RISK_LEVELS, RISK_STATUSES } from '#domain/risks';
import type { PastIssue, PastRisk } from '../pastQueries.ts';
import * as t from '../texts.ts';

/** What rows of all registers have. */
export type PastRow = Pick<PastRisk, 'id' | 'code' | 'name' | 'is_deleted'>;

/** A closed risk counts nowhere. */
export const isOpen = ({ status }: PastRisk) => status === 'IDENTIFIED';
/** What counts for a risk: its value, the estimated one while none was set. */
export const countedOf = ({ value, estimated_value: estimated }: PastRisk) => value ?? estimated;
export const nameOf = (person: PastRisk['owner']) => (person ? personName(person) : NOTHING);

/** A register as two days of it are compared: its fields in words, and what a row adds to its total, in dollars. */
export interface ComparedRegister<Row> {
  fields: readonly { label: string; of: (row: Row) => string }[];
  /** How a row stands, where all of it is new or gone. */
  standing: (row: Row) => string;
  counts: (row: Row) => number;
}

const money = (amount: number | null) => (amount === null ? NOTHING : formatMoney(amount));

const riskValue = ({ value, estimated_value: estimated }: PastRisk) =>
  value === null && estimated !== null ? `${t.est} ${money(estimated)}` : money(value);

export const comparedRisks: ComparedRegister<PastRisk> = {
  fields: [
    { label: t.name, of: ({ name }) => name },
    { label: t.status, of: ({ status }) => RISK_STATUSES[status].label },
    {
      label: t.score,
      of: ({ score, level }) => (score === 0 ? NOTHING : `${score} ${RISK_LEVELS[level].label}`),
    },
    { label: t.value, of: riskValue },
    { label: t.owner, of: ({ owner }) => nameOf(owner) },
  ],
  standing: (risk) => `${RISK_STATUSES[risk.status].label}, ${riskValue(risk)}`,
  counts: (risk) => (isOpen(risk) ? (countedOf(risk) ?? 0) : 0),
};

export const comparedIssues: ComparedRegister<PastIssue> = {
  fields: [
    { label: t.name, of: ({ name }) => name },
    { label: t.status, of: ({ status }) => ISSUE_STATUSES[status].label },
    {
      label: t.severity,
      of: ({ severity }) => (severity ? SEVERITIES[severity as keyof typeof SEVERITIES] : NOTHING),
    },
    { label: t.costAtStake, of: ({ cost_at_stake: cost }) => money(cost) },
    { label: t.dueDate, of: ({ due_date: due }) => (due === null ? NOTHING : formatGridDate(due)) },
    { label: t.assignee, of: ({ assignee }) => nameOf(assignee) },
  ],
  standing: ({ status, cost_at_stake: cost }) => `${ISSUE_STATUSES[status].label}, ${money(cost)}`,
  counts: (issue) => (isAtStake(issue) ? (issue.cost_at_stake ?? 0) : 0),
};

/** What happened to a row between two days: which fields, what they said before and after, and what that did to the total in dollars. */
export interface RegisterStep extends PastRow {
  happened: string;
  before: string;
  after: string;
  effect: number;
}

/** The rows that differ between two days, the largest effect first. */
export function registerSteps<Row extends PastRow>(
  from: readonly Row[],
  to: readonly Row[],
  { fields, standing, counts }: ComparedRegister<Row>,
): RegisterStep[] {
  const old = new Map(from.map((row) => [row.id, row]));
  const left = new Set(to.map(({ id }) => id));
  const step = (row: Row, happened: string, before: string, after: string, effect: number) => {
    const { id, code, name, is_deleted } = row;
    return { id, code, name, is_deleted, happened, before, after, effect };
  };
  const changed = to.flatMap((row) => {
    const was = old.get(row.id);
    if (!was) return step(row, t.added, NOTHING, standing(row), counts(row));
    const differ = fields.filter(({ of }) => of(was) !== of(row));
    if (differ.length === 0) return [];
    const said = (one: Row) => differ.map(({ of }) => of(one)).join(', ');
    const labels = differ.map(({ label }) => label).join(', ');
    return step(row, labels, said(was), said(row), sumMoney([counts(row), -counts(was)]));
  });
  const deleted = from
    .filter(({ id }) => !left.has(id))
    .map((row) => step(row, t.deleted, standing(row), NOTHING, sumMoney([-counts(row)])));
  return [...changed, ...deleted].toSorted(
    (a, b) => Math.abs(b.effect) - Math.abs(a.effect) || a.code.localeCompare(b.code),
  );
}
