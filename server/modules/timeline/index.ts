export { readScheduleFileJob, scheduleFileHandlers } from './scheduleFiles.ts';
export { timelineAdapters } from './timelineAdapters.ts';
export { timelineHandlers } from './timelineHandlers.ts';
