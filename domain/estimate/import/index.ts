export { guessColumns } from './columns.ts';
export {
  COLUMN_LABELS,
  type ColumnMapping,
  ESTIMATE_COLUMNS,
  type EstimateColumn,
} from './estimateColumns.ts';
export { type FileLayout, layoutOf, readBy, sameLayout, toLayout } from './fileLayout.ts';
export { rowChoices } from './rowChoices.ts';
export type { ForeignCurrency } from './fileCurrency.ts';
export { currencyText, fileFindings, type FileFinding } from './fileFindings.ts';
export { hiddenColumnsOf, hiddenColumnText, hiddenReason, hiddenRowsText } from './hiddenParts.ts';
export { SOURCES } from './sources.ts';
export { matchCodes, matchComponents } from './matchNames.ts';
export {
  type FileEstimate,
  type FileSheet,
  type GuessedSheet,
  guessSheets,
  readEstimate,
} from './readEstimate.ts';
export { readNumber } from './sheetNumber.ts';
export type { FileLine, RowKind, StatedTotal } from './sheetLineTypes.ts';
