export { guessColumns } from './columns.ts';
export {
  COLUMN_LABELS,
  type ColumnMapping,
  ESTIMATE_COLUMNS,
  type EstimateColumn,
} from './estimateColumns.ts';
export { type FileLayout, layoutOf, readBy, sameLayout, toLayout } from './fileLayout.ts';
export { rowChoices } from './rowChoices.ts';
export { currencyText, fileFindings } from './fileFindings.ts';
export { hiddenColumnsOf, hiddenColumnText, hiddenReason, hiddenRowsText } from './hiddenParts.ts';
export { idOf, idRefusals, lineFromFile } from './lineIds.ts';
export { SOURCES } from './sources.ts';
export { isNearestAbove, matchCodes, matchComponents } from './matchNames.ts';
export {
  type FileEstimate,
  type FileSheet,
  type GuessedSheet,
  guessSheets,
  readEstimate,
} from './readEstimate.ts';
export { readNumber } from './sheetNumber.ts';
export type { FileLine, RowKind, StatedTotal } from './sheetLineTypes.ts';
