import { checkIssue, type IssueStatus } from '#domain/issues';
import { type AttributeDefinition, type AttributeEntry, ownColumns, ownSent } from '#shared/attributes';
import { defineEntry, type EntryBase } from '#shared/entry';
import { localToday } from '#shared/project';
import type { IssueBrief, IssueSave } from '../issueQueries.ts';
import * as t from '../texts.ts';

/** An issue as a row of quick entry. */
export interface IssueRow extends EntryBase {
  status: string | null;
  severity: string | null;
  priority: string | null;
  due_date: string | null;
  cost_at_stake: number | null;
  days_at_stake: number | null;
  assignee: string | null;
  reviewer: string | null;
  type: string | null;
  subtype: string | null;
  root_cause: string | null;
  scope_of_work: string | null;
  trade: string | null;
  disciplines: readonly string[];
  answer: string;
  custom_attributes: AttributeEntry[];
}

const idText = (row: { id: number } | null) => (row ? String(row.id) : null);
const number = (text: string | null) => (text === null ? null : Number(text));

/** A saved issue as a row. */
export const toIssueRow = (issue: IssueBrief): IssueRow => ({
  key: String(issue.id),
  place: 0,
  id: issue.id,
  version: issue.version,
  name: issue.name,
  status: issue.status,
  severity: issue.severity ? String(issue.severity) : null,
  priority: String(issue.priority),
  due_date: issue.due_date,
  cost_at_stake: issue.cost_at_stake,
  days_at_stake: issue.days_at_stake,
  assignee: idText(issue.assignee),
  reviewer: idText(issue.reviewer),
  type: issue.type,
  subtype: issue.subtype,
  root_cause: issue.root_cause,
  scope_of_work: issue.scope_of_work,
  trade: issue.trade,
  disciplines: issue.disciplines,
  answer: issue.answer,
  custom_attributes: issue.custom_attributes ?? [],
});

/** Quick entry of issues: a row that was never saved is checked as a new one, a saved one from the state it is in. */
export const issueEntryOf = (
  before: ReadonlyMap<number, Pick<IssueBrief, 'status' | 'type' | 'subtype'>>,
  allowsDraft: boolean,
  attributes: readonly AttributeDefinition[],
) =>
  defineEntry<IssueRow, IssueSave>({
    blank: {
      name: '',
      status: null,
      severity: null,
      priority: null,
      due_date: null,
      cost_at_stake: null,
      days_at_stake: null,
      assignee: null,
      reviewer: null,
      type: null,
      subtype: null,
      root_cause: null,
      scope_of_work: null,
      trade: null,
      disciplines: [],
      answer: '',
      custom_attributes: [],
    },
    sent: {
      name: ({ name }) => ({ name: name.trim() }),
      status: ({ status }) => (status === null ? {} : { status: status as IssueStatus }),
      severity: ({ severity }) => ({ severity: number(severity) }),
      priority: ({ priority }) => (priority === null ? {} : { priority: Number(priority) }),
      due_date: ({ due_date: due }) => ({ due_date: due }),
      cost_at_stake: ({ cost_at_stake: cost }) => ({ cost_at_stake: cost }),
      days_at_stake: ({ days_at_stake: days }) => ({ days_at_stake: days }),
      assignee: ({ assignee }) => ({ assignee_id: number(assignee) }),
      reviewer: ({ reviewer }) => ({ reviewer_id: number(reviewer) }),
      type: ({ type }) => ({ type: type as IssueBrief['type'] }),
      subtype: ({ subtype }) => ({ subtype: subtype as IssueBrief['subtype'] }),
      root_cause: ({ root_cause: cause }) => ({ root_cause: cause as IssueBrief['root_cause'] }),
      scope_of_work: ({ scope_of_work: scope }) => ({ scope_of_work: scope as IssueBrief['scope_of_work'] }),
      trade: ({ trade }) => ({ trade: trade as IssueBrief['trade'] }),
      disciplines: ({ disciplines }) => ({ disciplines: [...disciplines] as IssueBrief['disciplines'] }),
      answer: ({ answer }) => ({ answer: answer.trim() }),
      custom_attributes: (row) => ownSent(attributes, row),
    },
    columnOf: { assignee_id: 'assignee', reviewer_id: 'reviewer', ...ownColumns(attributes) },
    check: (draft, { id, status, priority }) => ({
      ...checkIssue(
        { ...draft, status: status ?? undefined },
        { today: localToday(), before: (id === null ? null : before.get(id)) ?? null, allowsDraft },
      ),
      ...(status === null && { status: [t.statusIsRequired] }),
      ...(id !== null && priority === null && { priority: [t.priorityIsRequired] }),
    }),
  });
