export { overWords, PORTFOLIO_GROUPINGS, PORTFOLIO_STATUSES, type PortfolioGrouping } from './portfolio.ts';
