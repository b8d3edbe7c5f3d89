export { type Amounts, sumsUpTo, withCarriedSums } from './carriedSums.ts';
export { type CellWords, chosenRows, isRowChoice, type OrderKey, type RowChoice } from './chosenRows.ts';
export { CHART_HEIGHTS, chartHeight } from './chartHeights.ts';
export {
  type CardChange,
  type CellChange,
  type ComparedPaper,
  compareRuns,
  type RowChange,
} from './compareRuns.ts';
export {
  customReportFields,
  PAGE_MARGINS,
  PAGE_ORIENTATIONS,
  PAGE_SIZES,
  REPORT_ACCESSES,
  REPORT_SCOPES,
  REPORT_STATES,
} from './customReportFields.ts';
export { type ContentsEntry, contentsInPages, contentsOf, contentsPages } from './contents.ts';
export { DPI, HEIGHTS, pageRoom, type PageSettings, paginate, type Piece, type Sheet } from './paginate.ts';
export {
  addReason,
  cardsProblem,
  isOnceOnly,
  movedTo,
  NEW_REPORT,
  ONCE_ONLY,
  runReason,
} from './reportCards.ts';
export { reportRunFields } from './reportRunFields.ts';
export {
  asOfProblem,
  CARD_READ_WITH,
  cardShownWith,
  missingFor,
  runNotesOf,
  runPages,
  runProblem,
  runReadWith,
  type RunShape,
} from './reportRuns.ts';
export { isInternalCard, REPORT_SHARES, shareProblems, withoutPapers } from './reportShares.ts';
export { imageColumn, imageKept, imageOnPaper, inRows, RUN_IMAGES } from './runImages.ts';
export { RUN_NOTES } from './runNotes.ts';
export {
  leftOutReason,
  nextRunOn,
  ownTiming,
  REPORT_SCHEDULES,
  reportScheduleFields,
  SCHEDULE_FREQUENCIES,
  SCHEDULE_RESULTS,
  type ScheduleFrequency,
  scheduleProblems,
  type ScheduleTiming,
  scheduleWords,
  sentWords,
  WEEKDAYS,
} from './reportSchedules.ts';
export {
  mayDeleteTemplate,
  REPORT_TEMPLATES,
  reportTemplateFields,
  toTemplateLayout,
} from './reportTemplates.ts';
export {
  COLUMN_WIDTHS,
  type ColumnChoice,
  isColumnShown,
  orderedColumns,
  shownColumns,
} from './shownColumns.ts';
export {
  type ColumnLayout,
  COLUMNS,
  layColumns,
  scaledHeight,
  WIDE_TABLES,
  withGivenWidths,
} from './tableColumns.ts';
