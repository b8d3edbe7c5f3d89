export { componentAdapter } from './componentAdapter.ts';
export { componentHandlers } from './componentHandlers.ts';
