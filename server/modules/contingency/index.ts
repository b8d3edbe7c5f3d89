import type { EntityAdapter } from '#server/services/changes/entityAdapter.ts';
import { entryAdapter, potAdapter } from './contingencyAdapters.ts';

/** What of contingency the change engine writes: after items, in the order in which rows are locked. */
export const contingencyAdapters: readonly EntityAdapter[] = [potAdapter, entryAdapter];

export { contingencyHandlers } from './contingencyHandlers.ts';
