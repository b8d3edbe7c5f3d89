import { defineFields } from '#domain/fields';

/** Whether an item is in an estimate, as a person has said. */
export const ESTIMATE_ITEM_STATES = { IN: 'In the estimate', OUT: 'Not in it' } as const;

/** What a person has said of an item and an estimate. */
export const estimateItemFields = defineFields({
  milestone_id: { label: 'Milestone', kind: 'reference', to: 'milestone', fixed: true },
  item_id: { label: 'Item', kind: 'reference', to: 'item', fixed: true },
  state: { label: 'In the estimate', kind: 'choice', choices: ESTIMATE_ITEM_STATES },
});
