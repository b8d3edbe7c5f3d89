export {
  CARD_WIDTHS,
  DASHBOARD_CARDS,
  type DashboardCard,
  type DashboardCardKind,
  FIRST_CARDS,
  movedCard,
  resizedCard,
} from './dashboardCards.ts';
export {
  ALL_DASHBOARD_PERMISSIONS,
  DASHBOARD_LIMITS,
  DASHBOARD_PERMISSIONS,
  DASHBOARD_TYPES,
  dashboardFields,
  type DashboardPermission,
  type DashboardType,
} from './dashboardFields.ts';
export { overWords, PORTFOLIO_GROUPINGS, PORTFOLIO_STATUSES, type PortfolioGrouping } from './portfolio.ts';
