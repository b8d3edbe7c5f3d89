export { contextHandlers } from './contextHandlers.ts';
export { contextAdapter } from './entryAdapter.ts';
