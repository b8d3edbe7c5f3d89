export { FIRST_NEW_ID, type ImportPlan, type ImportRows, type ImportWrite } from './importRows.ts';
export { planImport } from './planImport.ts';
export { readScheduleFile } from './readScheduleFile.ts';
export { type FileSchedule, SCHEDULE_FILE_LIMITS, ScheduleFileError } from './scheduleFile.ts';
