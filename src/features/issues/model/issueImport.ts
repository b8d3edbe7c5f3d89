import { ISSUE_LIMITS, ISSUE_STATUSES } from '#domain/issues';
import {
  defineMappingSlot,
  fieldsOfColumns,
  readListSheet,
  type SheetImportRules,
  toBlock,
} from '#shared/sheets';
import * as t from '../texts.ts';

/** How people head the columns of their issue logs. */
const words = {
  name: { words: ['name', 'issue', 'title', 'subject', 'question', 'description'] },
  status: { words: ['status', 'state'] },
  severity: { words: ['severity', 'criticality'] },
  priority: { words: ['priority', 'importance'] },
  due_date: { words: ['due date', 'due', 'needed by', 'required by', 'date'] },
  assignee: { words: ['assignee', 'assigned to', 'owner', 'responsible', 'ball in court'] },
  reviewer: { words: ['reviewer', 'reviewed by', 'approver'] },
  cost_at_stake: {
    words: ['cost at stake', 'cost impact', 'cost exposure'],
    poorWords: ['cost', 'amount', 'value'],
  },
  days_at_stake: { words: ['days at stake', 'schedule impact', 'days'], poorWords: ['delay'] },
  type: { words: ['type', 'issue type'] },
  subtype: { words: ['subtype', 'sub type'] },
  root_cause: { words: ['root cause', 'cause'] },
  scope_of_work: { words: ['scope of work', 'scope'] },
  trade: { words: ['trade', 'subcontractor'] },
  disciplines: { words: ['disciplines', 'discipline'] },
  answer: { words: ['answer', 'response', 'resolution', 'reply'] },
} as const;

const slot = defineMappingSlot('issue-import-columns');

/** How a file of issues is read into quick entry; drafts are offered where the company keeps them. */
export const issueImport =
  (allowsDraft: boolean) =>
  (columns: Parameters<typeof fieldsOfColumns>[0]): SheetImportRules => ({
    title: t.importIssuesFromAFile,
    hint: t.upToBatchRows(ISSUE_LIMITS.batch),
    read: readListSheet,
    fields: fieldsOfColumns(columns, words),
    statuses: {
      label: t.statusOfNewIssues,
      options: [ISSUE_STATUSES.OPEN.label, ...(allowsDraft ? [ISSUE_STATUSES.DRAFT.label] : [])],
    },
    slot,
    most: ISSUE_LIMITS.batch,
    toBlock,
  });
