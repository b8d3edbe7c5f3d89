import type { IsoDate } from '#domain/dates';
import type { FieldErrors } from '#domain/errors';
import { fieldProblems } from '#domain/fields';
import { DISCIPLINES, issueFields } from './issueFields.ts';
import { type IssueStatus, statusProblem } from './issueStatus.ts';

/** The most rows of one save. */
export const ISSUE_LIMITS = { batch: 500 } as const;

/** What is already known of the issue; null for a new one. */
export interface IssueBefore {
  status: IssueStatus;
  type: string | null;
  subtype: string | null;
}

/** An issue as typed or as sent; absent fields of one that exists stay as they are. */
export type IssueDraft = Partial<Record<keyof typeof issueFields, unknown>>;

/** What is wrong with an issue, by field. Form and server share it. */
export function checkIssue(
  draft: IssueDraft,
  { today, before, allowsDraft }: { today: IsoDate; before: IssueBefore | null; allowsDraft: boolean },
): FieldErrors {
  const isNew = before === null;
  const problems: Record<string, readonly string[]> = {
    ...fieldProblems(issueFields, isNew ? { priority: 3, ...draft } : draft, { today, isNew }),
  };
  const { status, disciplines } = draft;
  if (typeof status === 'string' && !problems['status']) {
    const problem = statusProblem(before?.status ?? null, status as IssueStatus, { allowsDraft });
    if (problem) problems['status'] = [problem];
  }
  const type = draft.type === undefined ? before?.type : draft.type;
  const subtype = draft.subtype === undefined ? before?.subtype : draft.subtype;
  if (subtype && type !== 'Design')
    problems['subtype'] ??= ['Only issues of type Design have a subtype. Clear it, or choose Design.'];
  const list = Array.isArray(disciplines) ? (disciplines as readonly string[]) : [];
  if (list.some((one) => !Object.hasOwn(DISCIPLINES, one)) || new Set(list).size < list.length)
    problems['disciplines'] ??= ['Choose disciplines from the list, each of them once.'];
  return problems as FieldErrors;
}
