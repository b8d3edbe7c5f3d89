import type { EntityAdapter } from '#server/services/changes/entityAdapter.ts';
import type { JobKind } from '#server/services/jobs/runJob.ts';
import { groupAdapter, tagAdapter } from './choices/choiceAdapters.ts';
import { choiceHandlers } from './choices/choiceHandlers.ts';
import { exportItemsJob } from './exportItems.ts';
import { createItemsJob } from './import/createItemsJob.ts';
import { importHandlers } from './import/importHandlers.ts';
import { readItemsJob } from './import/readItemsJob.ts';
import { itemAdapter } from './itemAdapter.ts';
import { itemHandlers as handlersOfItems } from './itemHandlers.ts';
import { itemPartHandlers } from './itemPartHandlers.ts';

/** Items' part of the contract. */
export const itemHandlers = {
  ...handlersOfItems,
  ...importHandlers,
  ...itemPartHandlers,
  ...choiceHandlers,
};

/** What of items the change engine writes, in the order in which rows are locked. */
export const itemAdapters: readonly EntityAdapter[] = [tagAdapter, groupAdapter, itemAdapter];

/** The background work of items. */
export const itemJobs: readonly JobKind[] = [exportItemsJob, readItemsJob, createItemsJob];
