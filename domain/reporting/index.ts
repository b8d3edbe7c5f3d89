export {
  customReportFields,
  PAGE_MARGINS,
  PAGE_ORIENTATIONS,
  PAGE_SIZES,
  REPORT_ACCESSES,
  REPORT_SCOPES,
  REPORT_STATES,
} from './customReportFields.ts';
export { DPI, HEIGHTS, pageRoom, type PageSettings, paginate, type Piece, type Sheet } from './paginate.ts';
export { addReason, cardsProblem, isOnceOnly, movedTo, NEW_REPORT, runReason } from './reportCards.ts';
