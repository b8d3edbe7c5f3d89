import type { EntityAdapter } from '#server/services/changes/entityAdapter.ts';
import type { JobKind } from '#server/services/jobs/runJob.ts';
import { groupAdapter, scenarioAdapter, tagAdapter } from './choices/choiceAdapters.ts';
import { choiceHandlers } from './choices/choiceHandlers.ts';
import { createItemsJob } from './import/createItemsJob.ts';
import { importHandlers } from './import/importHandlers.ts';
import { readItemsJob } from './import/readItemsJob.ts';
import { exportItemsJob } from './items/exportItems.ts';
import { itemAdapter } from './items/itemAdapter.ts';
import { itemHandlers } from './items/itemHandlers.ts';
import { outcomeHandlers } from './trend/outcomeHandlers.ts';
import { itemPartHandlers } from './items/itemPartHandlers.ts';
import { scenarioHandlers } from './scenarios/scenarioHandlers.ts';
import { whyHandlers } from './why/whyHandlers.ts';

/** ForeSite's part of the contract. */
export const foresiteHandlers = {
  ...itemHandlers,
  ...importHandlers,
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
export const foresiteJobs: readonly JobKind[] = [exportItemsJob, readItemsJob, createItemsJob];
