import type { EntityAdapter } from '#server/services/changes/entityAdapter.ts';
import { groupAdapter, scenarioAdapter, tagAdapter } from './choiceAdapters.ts';
import { itemAdapter } from './itemAdapter.ts';

/** What of ForeSite the change engine writes, in the order in which rows are locked. */
export const foresiteAdapters: readonly EntityAdapter[] = [
  tagAdapter,
  groupAdapter,
  itemAdapter,
  scenarioAdapter,
];
