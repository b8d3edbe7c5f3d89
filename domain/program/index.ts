export { areaFields } from './areaFields.ts';
export {
  type AreaChange,
  type AreaDifference,
  type ComparedArea,
  comparePrograms,
  type ProgramSums,
  sumDifferences,
} from './compareProgram.ts';
export {
  assignedPercent,
  efficiency,
  openPercent,
  partOf,
  PROGRAM_LIMIT,
  PROGRAM_MESSAGES,
  type Share,
  sharesProblem,
  type SizePart,
  type Sizes,
  sumSizes,
  withSize,
} from './programRules.ts';
export { planRooms, readRooms, ROOM_FIELDS, type RoomProblem } from './roomList.ts';
export { VERSION_LIMIT, versionFields } from './versionFields.ts';
