export * as reportDrawing from './ReportDrawing.css.ts';
export { ReportDrawing } from './ReportDrawing.tsx';
export {
  type ChartCard,
  type ReportCardKind,
  type ReportCardShape,
  type ReportChartProps,
  type ReportColumn,
  type ReportGroup,
  type ReportSettingsProps,
  type ReportTable,
  type TableCard,
  type TableHead,
  tableCard,
} from './reportCards.ts';
export { ownReportColumns } from './ownReportColumns.ts';
export { type ReportFile, useReportDownload } from './useReportDownload.ts';
