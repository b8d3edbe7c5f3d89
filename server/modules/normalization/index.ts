export { normalizationIndexAdapter } from './indexAdapter.ts';
export { normalizationHandlers } from './normalizationHandlers.ts';
