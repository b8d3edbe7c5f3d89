import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';

const guard = { permission: 'portfolio_access' } as const;

/** Many projects at once. */
export const dashboardRoutes = defineRoutes([
  {
    path: PATHS.dashboards,
    title: t.dashboards,
    guard: { signedIn: true },
    query: ['itemDetailsId', 'focusSection'],
    screen: () => import('./screens/DashboardsScreen.tsx'),
  },
  {
    path: PATHS.dashboard,
    title: t.dashboard,
    guard: { signedIn: true },
    above: 'dashboards',
    screen: () => import('./screens/DashboardScreen.tsx'),
  },
  {
    path: PATHS.portfolioDashboard,
    title: t.portfolioDashboard,
    guard,
    above: 'dashboards',
    screen: () => import('./screens/PortfolioScreen.tsx'),
  },
  {
    path: PATHS.portfolio,
    title: t.portfolio,
    guard,
    screen: () => import('./screens/PortfolioScreen.tsx'),
  },
]);
