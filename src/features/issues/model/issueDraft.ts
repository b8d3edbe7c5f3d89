import { isOwnField, ownDraft, ownEntries, type OwnFields } from '#shared/attributes';
import type { Issue, IssuePatch, RelatedRow } from '../issueQueries.ts';

/** An issue while it is written. */
export type IssueDraft = Omit<Required<IssuePatch>, 'related' | 'cost_group_ids' | 'custom_attributes'> &
  OwnFields & { related: readonly RelatedRow[]; cost_groups: readonly IssueCode[] };

/** A cost group of an issue, with its format. */
export type IssueCode = Issue['cost_groups'][number];

/** Draft of an issue, or of a new one. */
export const toIssueDraft = (issue: Issue | undefined): IssueDraft => ({
  name: issue?.name ?? '',
  description: issue?.description ?? '',
  status: issue?.status ?? 'OPEN',
  severity: issue?.severity || null,
  priority: issue?.priority ?? 3,
  due_date: issue?.due_date ?? null,
  cost_at_stake: issue?.cost_at_stake ?? null,
  days_at_stake: issue?.days_at_stake ?? null,
  assignee_id: issue?.assignee?.id ?? null,
  reviewer_id: issue?.reviewer?.id ?? null,
  type: issue?.type ?? null,
  subtype: issue?.subtype ?? null,
  root_cause: issue?.root_cause ?? null,
  scope_of_work: issue?.scope_of_work ?? null,
  trade: issue?.trade ?? null,
  disciplines: issue?.disciplines ?? [],
  cost_groups: issue?.cost_groups ?? [],
  answer: issue?.answer ?? '',
  // How a row stands is shown as it is now, and is no part of what is edited.
  related: issue?.related.map(({ standing: _standing, ...row }) => row) ?? [],
  ...ownDraft(issue?.custom_attributes),
});

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What differs from the start, as the server takes it; a new issue sends its state, too. */
export function toIssuePatch(draft: IssueDraft, start: IssueDraft, isNew: boolean): IssuePatch {
  const own = ownEntries(draft, start);
  return {
    ...Object.fromEntries(
      Object.entries(draft)
        .filter(
          ([field, value]) =>
            !isOwnField(field) &&
            ((isNew && field === 'status') || !same(value, start[field as keyof IssueDraft])),
        )
        .map(([field, value]) =>
          field === 'related'
            ? [field, draft.related.map(toLink)]
            : field === 'cost_groups'
              ? ['cost_group_ids', draft.cost_groups.map(({ id }) => id)]
              : [field, value],
        ),
    ),
    ...(own.length > 0 && { custom_attributes: own }),
  };
}

const toLink = ({ entity_type, entity_id }: RelatedRow) => ({ entity_type, entity_id });
