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
  due_date: { words: [t.dueDateLower, 'due', t.neededBy, t.requiredBy, 'date'] },
  assignee: { words: ['assignee', t.assignedTo, 'owner', 'responsible', t.ballInCourt] },
  reviewer: { words: ['reviewer', t.reviewedBy, 'approver'] },
  cost_at_stake: {
    words: [t.costAtStakeLower, t.costImpact, t.costExposure],
    poorWords: ['cost', 'amount', 'value'],
  },
  days_at_stake: { words: [t.daysAtStakeLower, t.scheduleImpact, 'days'], poorWords: ['delay'] },
  type: { words: ['type', t.issueType] },
  subtype: { words: ['subtype', t.subType] },
  root_cause: { words: [t.rootCauseLower, 'cause'] },
  scope_of_work: { words: [t.scopeOfWorkLower, 'scope'] },
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
