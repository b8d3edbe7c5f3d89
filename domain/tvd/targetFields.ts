import { defineFields } from '#domain/fields';

/** A target of one member of a dimension, in all or for one component (docs/product/tvd.md). */
export const targetFields = defineFields({
  dimension: { label: 'Dimension', kind: 'text', max: 20, fixed: true },
  // History names the row by it.
  member_id: { label: 'Member', kind: 'parts', fixed: true },
  component_id: { label: 'Component', kind: 'reference', to: 'component', fixed: true },
  target: { label: 'Target', kind: 'money', min: 0, needs: 'tvd_access' },
  stretch: { label: 'Stretch goal', kind: 'money', min: 0, needs: 'tvd_access' },
  owner_id: { label: 'Owner', kind: 'reference', to: 'person' },
  note: { label: 'Note', kind: 'text', max: 200 },
});

/** What is said when a target cannot be saved. */
export const TARGET_MESSAGES = {
  component: 'The target of a component is its budget. Change it in Components.',
  stretch: 'A stretch goal is not above its target. Enter a lower amount, or raise the target.',
  member: 'This row is no longer part of the dimension. Reload the page.',
  owner: 'This person does not see the project. Choose someone from the list.',
  once: 'Each row can be named once. Send its changes together.',
  noArea: 'No area assignments available',
} as const;

/** Why a stretch goal and its target cannot both stand; undefined where they can. Dollars; null or zero where none is set. */
export const stretchProblem = (target: number | null, stretch: number | null): string | undefined =>
  (target ?? 0) > 0 && (stretch ?? 0) > (target ?? 0) ? TARGET_MESSAGES.stretch : undefined;
