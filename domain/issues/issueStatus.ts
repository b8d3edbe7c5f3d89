/** States of an issue in the order of work, with the states that each may move to (docs/product/issues.md). */
export const ISSUE_STATUSES = {
  DRAFT: { label: 'Draft', to: ['OPEN', 'VOID'] },
  OPEN: { label: 'Open', to: ['PENDING', 'DISPUTE', 'CLOSED', 'VOID'] },
  PENDING: { label: 'Pending', to: ['OPEN', 'DISPUTE', 'REJECTED', 'CLOSED', 'VOID'] },
  DISPUTE: { label: 'Disputed', to: ['PENDING', 'REJECTED', 'CLOSED', 'VOID'] },
  REJECTED: { label: 'Rejected', to: ['OPEN', 'PENDING', 'CLOSED', 'VOID'] },
  CLOSED: { label: 'Closed', to: ['OPEN'] },
  VOID: { label: 'Void', to: [] },
} as const;

/** A state of an issue. */
export type IssueStatus = keyof typeof ISSUE_STATUSES;

/** The three lists with their states; void issues are in none. */
export const ISSUE_GROUPS = {
  active: {
    label: 'Active',
    none: 'There are no active issues',
    statuses: ['PENDING', 'DISPUTE', 'REJECTED'],
  },
  backlog: { label: 'Backlog', none: 'There are no issues on backlog', statuses: ['DRAFT', 'OPEN'] },
  completed: { label: 'Completed', none: 'There are no completed issues', statuses: ['CLOSED'] },
} as const satisfies Record<string, { label: string; none: string; statuses: readonly IssueStatus[] }>;

/** One of the three lists. */
export type IssueGroup = keyof typeof ISSUE_GROUPS;

/** The states with money at stake: active or on backlog, neither completed nor void. */
export const STATUSES_AT_STAKE: ReadonlySet<IssueStatus> = new Set([
  ...ISSUE_GROUPS.active.statuses,
  ...ISSUE_GROUPS.backlog.statuses,
]);

/** Whether an issue still has money at stake. */
export const isAtStake = ({ status }: { status: IssueStatus }): boolean => STATUSES_AT_STAKE.has(status);

/** The states that an issue may move to. */
export const nextStatuses = (from: IssueStatus): readonly IssueStatus[] => ISSUE_STATUSES[from].to;

/** The states that a new issue may begin with: drafts only where the company has them. */
export const firstStatuses = (allowsDraft: boolean): readonly IssueStatus[] =>
  allowsDraft ? ['DRAFT', 'OPEN'] : ['OPEN'];

/** Why an issue cannot get a state; null where it can. `from` is null for a new one. */
export function statusProblem(
  from: IssueStatus | null,
  to: IssueStatus,
  { allowsDraft }: { allowsDraft: boolean },
): string | null {
  if (from === to) return null;
  if (from === null)
    return firstStatuses(allowsDraft).includes(to)
      ? null
      : `A new issue cannot be ${ISSUE_STATUSES[to].label}. Add it as ${allowsDraft ? 'Draft or Open' : 'Open'}.`;
  const next = nextStatuses(from);
  if (next.includes(to)) return null;
  const words = next.map((status) => ISSUE_STATUSES[status].label).join(', ');
  return `An issue that is ${ISSUE_STATUSES[from].label} cannot become ${ISSUE_STATUSES[to].label}. ${
    words === '' ? 'It stays as it is.' : `Choose one of: ${words}.`
  }`;
}

/** Whether the day it was due has passed while it is not completed. Days are `YYYY-MM-DD`. */
export const isPastDue = (
  { status, due_date: due }: { status: IssueStatus; due_date: string | null },
  today: string,
): boolean => due !== null && due < today && status !== 'CLOSED' && status !== 'VOID';
