import type { EntityAdapter } from '#server/services/changes/entityAdapter.ts';
import { loadFlags, writeFlags } from './flagRepository.ts';

const onlySet = () => Promise.reject(new Error('Feature flags are neither made nor removed, only set.'));

/** How the change engine reads and writes the company's feature flags: one row, numbered as the company is. */
export const flagAdapter: EntityAdapter = {
  entity: 'feature_flags',
  module: 'access',
  load: loadFlags,
  insert: onlySet,
  update: writeFlags,
  remove: onlySet,
};
