export {
  FIRST_NEW_ID,
  type ImportLine,
  type ImportPlan,
  type ImportRows,
  type ImportWrite,
  planImport,
} from './planImport.ts';
export { readScheduleFile } from './readScheduleFile.ts';
export {
  type FileActivity,
  type FileSchedule,
  type LeftOut,
  SCHEDULE_FILE_LIMITS,
  ScheduleFileError,
} from './scheduleFile.ts';
