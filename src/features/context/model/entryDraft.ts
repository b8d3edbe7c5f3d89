import type { ContextEntry, EntryPatch } from '../contextQueries.ts';

/** An entry while it is written. */
export type EntryDraft = Required<EntryPatch>;

/** Draft of an entry, or of a new one of a kind. */
export const toEntryDraft = (
  entry: ContextEntry | undefined,
  kind: EntryDraft['kind'] = 'ASSUMPTION',
): EntryDraft => ({
  kind: entry?.kind ?? kind,
  statement: entry?.statement ?? '',
  status: entry?.status ?? 'HOLDS',
  milestone_id: entry?.milestone?.id ?? null,
  component_id: entry?.component?.id ?? null,
  cost_group_id: entry?.cost_group?.id ?? null,
  document_id: entry?.document?.id ?? null,
  source: entry?.source ?? '',
  amount: entry?.amount ?? null,
  owner_id: entry?.owner?.id ?? null,
});
