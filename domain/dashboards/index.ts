export {
  CARD_WIDTHS,
  DASHBOARD_CARDS,
  type DashboardCard,
  type DashboardCardKind,
  type DashboardMetric,
  FIRST_CARDS,
  isOfProject,
  isOfTodayOnly,
  movedCard,
  PAGE_SECONDS,
  presentationPages,
  resizedCard,
} from './dashboardCards.ts';
export {
  ALL_DASHBOARD_PERMISSIONS,
  DASHBOARD_LIMITS,
  DASHBOARD_PERMISSIONS,
  DASHBOARD_COST_MODES,
  type DashboardCostMode,
  DASHBOARD_TYPES,
  dashboardFields,
  type DashboardPermission,
  type DashboardType,
} from './dashboardFields.ts';
export {
  budgetWords,
  medianRate,
  overWords,
  PORTFOLIO_GROUPINGS,
  PORTFOLIO_STATUSES,
  type PortfolioGrouping,
} from './portfolio.ts';
export { daysOverTime, MONTHS_BACK, type MonthsBack, saidDays, type TotalsOfDay } from './overTime.ts';
export {
  type MetricThreshold,
  passedBars,
  passedWords,
  THRESHOLD_SIDES,
  type ThresholdSide,
} from './thresholds.ts';
export {
  correctedMetric,
  groupAxes,
  mainAxes,
  METRIC_AXES,
  METRIC_CHARTS,
  METRIC_FEATURES,
  METRIC_MEASURES,
  type MetricAxis,
  type MetricChart,
  type MetricFeature,
  type MetricMeasure,
  METRIC_WORDS,
  metricDefinition,
  type MetricPlace,
  metricProblems,
  type MetricSelection,
} from './metrics.ts';
