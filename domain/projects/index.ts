export {
  beyondLegacy,
  codeTaken,
  type ProjectDraft,
  projectProblems,
  startingProblems,
  suggestCode,
  wrongSave,
} from './checkProject.ts';
export {
  CATEGORY_TABLES,
  type Category,
  type CategoryTable,
  COMMON_CATEGORY,
  findCategories,
} from './categories.ts';
export { DATA_STEPS, type DataStep, missingSteps, type ProjectReadiness } from './missingSteps.ts';
export {
  DELIVERY_CONTRACTS,
  LEGACY_FIELDS,
  PROJECT_LISTS,
  type ProjectField,
  projectFields,
  STARTING_FIELDS,
} from './projectFields.ts';
export {
  type ProjectSheets,
  readProjectSheets,
  type ReadSheet,
  SHEET_MOST,
  type SheetProblem,
} from './readProjectSheets.ts';
export { movesTotals, type WrittenRow } from './movesTotals.ts';
export { projectHome, type ProjectHome } from './projectHome.ts';
export {
  isLegacy,
  isUnderWay,
  moveProblem,
  nextStatuses,
  PROJECT_STATUSES,
  type ProjectStatus,
  STATUS_LABELS,
  STATUS_ORDER,
  type StatusMove,
  statusMoves,
  templateTargetProblem,
} from './projectStatus.ts';
