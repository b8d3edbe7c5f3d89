import {
  ISSUE_GROUPS,
  ISSUE_STATUSES,
  type IssueGroup,
  type IssueStatus,
  statusProblem,
} from '#domain/issues';
import { formatCode } from '#domain/items';
import * as t from '../texts.ts';
import type { IssueBrief } from './issueTypes.ts';

/** What a card has to say for a move. */
export type MovedIssue = Pick<IssueBrief, 'id' | 'number' | 'name' | 'status' | 'version'>;

const order: readonly IssueGroup[] = ['backlog', 'active', 'completed'];

/** Columns of the board by group: drafts only where the company has them, and only statuses that are asked for. */
export function boardGroups(
  allowsDraft: boolean,
  asked: string | null,
): readonly { group: IssueGroup; label: string; statuses: readonly IssueStatus[] }[] {
  const wanted = asked?.split(',');
  return order.flatMap((group) => {
    const { label, statuses } = ISSUE_GROUPS[group];
    const shown = statuses.filter(
      (status) => (status !== 'DRAFT' || allowsDraft) && (wanted?.includes(status) ?? true),
    );
    return shown.length === 0 ? [] : [{ group, label, statuses: shown }];
  });
}

/** The column beside another one; at the edge the column itself. */
export function columnBeside(columns: readonly IssueStatus[], from: IssueStatus, step: -1 | 1): IssueStatus {
  const place = columns.indexOf(from) + step;
  return columns[Math.max(0, Math.min(columns.length - 1, place))] ?? from;
}

/** Why a card may not go to a column; null where it may. */
export const moveProblem = ({ status }: Pick<MovedIssue, 'status'>, to: IssueStatus): string | null =>
  statusProblem(status, to, { allowsDraft: true });

const code = ({ number }: Pick<MovedIssue, 'number'>) => formatCode('issue', number);
const word = (status: IssueStatus) => ISSUE_STATUSES[status].label;

/** What is said aloud while a card is moved by keys. */
export const spoken = {
  lifted: (issue: MovedIssue) => t.codeLiftedFromWordLeft(code(issue), word(issue.status)),
  over: (issue: MovedIssue, to: IssueStatus) => {
    const problem = moveProblem(issue, to);
    if (to === issue.status) return t.codeBackInWord(code(issue), word(to));
    return problem === null ? t.codeWordToWord2(code(issue), word(issue.status), word(to)) : problem;
  },
  dropped: (issue: MovedIssue, to: IssueStatus) =>
    to === issue.status ? t.codeStaysInWord(code(issue), word(to)) : t.codeMovedToWord(code(issue), word(to)),
  cancelled: (issue: MovedIssue) => t.canceledCodeStaysInWord(code(issue), word(issue.status)),
};

const noDay = '9999-12-31';

/** A card in its place of a column: by due date, then by falling priority, then by number. */
export function withCard(rows: readonly IssueBrief[], card: IssueBrief): IssueBrief[] {
  const isBefore = (one: IssueBrief) =>
    (one.due_date ?? noDay).localeCompare(card.due_date ?? noDay) ||
    card.priority - one.priority ||
    one.number - card.number;
  const place = rows.findIndex((one) => isBefore(one) > 0);
  return rows.toSpliced(place < 0 ? rows.length : place, 0, card);
}
