export { contextHandlers } from './contextHandlers.ts';
export { documentAdapter } from './documentAdapter.ts';
export { documentHandlers } from './documentHandlers.ts';
export { contextAdapter } from './entryAdapter.ts';
export { readDocumentJob } from './readDocumentJob.ts';
