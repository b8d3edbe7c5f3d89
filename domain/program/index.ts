export { areaFields } from './areaFields.ts';
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
  sumSizes,
} from './programRules.ts';
