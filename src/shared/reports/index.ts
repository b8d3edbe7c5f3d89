export * as reportDrawing from './ReportDrawing.css.ts';
export { ReportDrawing } from './ReportDrawing.tsx';
export {
  type ChartCard,
  type ReportCardKind,
  type ReportCardShape,
  type ReportChartProps,
  type ReportGroup,
  type ReportTable,
  type TableCard,
  tableCard,
} from './reportCards.ts';
export { type ReportFile, useReportDownload } from './useReportDownload.ts';
