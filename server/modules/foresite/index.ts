import type { EntityAdapter } from '#server/services/changes/entityAdapter.ts';
import type { JobKind } from '#server/services/jobs/runJob.ts';
import { groupAdapter, scenarioAdapter, tagAdapter } from './choiceAdapters.ts';
import { choiceHandlers } from './choiceHandlers.ts';
import { exportItemsJob } from './exportItems.ts';
import { itemAdapter } from './itemAdapter.ts';
import { itemHandlers } from './itemHandlers.ts';
import { outcomeHandlers } from './outcomeHandlers.ts';
import { itemPartHandlers } from './itemPartHandlers.ts';
import { scenarioHandlers } from './scenarioHandlers.ts';
import { whyHandlers } from './whyHandlers.ts';

/** ForeSite's part of the contract. */
export const foresiteHandlers = {
  ...itemHandlers,
  ...itemPartHandlers,
  ...choiceHandlers,
  ...outcomeHandlers,
  ...whyHandlers,
  ...scenarioHandlers,
};

/** What of ForeSite the change engine writes, in the order in which rows are locked. */
export const foresiteAdapters: readonly EntityAdapter[] = [
  tagAdapter,
  groupAdapter,
  itemAdapter,
  scenarioAdapter,
];

/** ForeSite's background work. */
export const foresiteJobs: readonly JobKind[] = [exportItemsJob];
