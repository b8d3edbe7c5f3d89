import { defineFields } from '#domain/fields';

/** Kinds of entries: the word for one, and the heading of the list (docs/product/context.md). */
export const CONTEXT_KINDS = {
  ASSUMPTION: { label: 'Assumption', plural: 'Assumptions' },
  INCLUSION: { label: 'Inclusion', plural: 'Inclusions' },
  EXCLUSION: { label: 'Exclusion', plural: 'Exclusions' },
  QUALIFICATION: { label: 'Qualification', plural: 'Qualifications' },
  SITE_FACT: { label: 'Site fact', plural: 'Site facts' },
} as const;

/** A kind of entry. */
export type ContextKind = keyof typeof CONTEXT_KINDS;
/** All kinds, in their order on screen. */
export const contextKinds = Object.keys(CONTEXT_KINDS) as ContextKind[];

/** How sure an entry is. */
export const CONTEXT_STATUSES = {
  TO_CONFIRM: 'To confirm',
  HOLDS: 'Holds',
  NO_LONGER_HOLDS: 'No longer holds',
} as const;

/** The state of an entry. */
export type ContextStatus = keyof typeof CONTEXT_STATUSES;

const kindWords = Object.fromEntries(
  Object.entries(CONTEXT_KINDS).map(([kind, { label }]) => [kind, label]),
) as Record<ContextKind, string>;

/** Every field of an entry. Amount is what hangs on it, in dollars; negative where it saves. */
export const contextFields = defineFields({
  number: { label: 'Number', kind: 'count', fixed: true },
  kind: { label: 'Kind', kind: 'choice', required: true, choices: kindWords },
  statement: { label: 'Statement', kind: 'text', max: 2_000, required: true, lines: true },
  status: { label: 'Status', kind: 'choice', required: true, choices: CONTEXT_STATUSES },
  milestone_id: { label: 'Milestone', kind: 'reference', to: 'milestone' },
  component_id: { label: 'Component', kind: 'reference', to: 'component' },
  cost_group_id: { label: 'Cost group', kind: 'reference', to: 'cost_group' },
  document_id: { label: 'Document', kind: 'reference', to: 'context_document' },
  source: { label: 'Source', kind: 'text', max: 250 },
  amount: { label: 'Amount', kind: 'money' },
  owner_id: { label: 'Owner', kind: 'reference', to: 'person' },
  created_by_id: { label: 'Created by', kind: 'reference', to: 'person', fixed: true },
});

/** The name of a field of an entry. */
export type ContextField = keyof typeof contextFields;
