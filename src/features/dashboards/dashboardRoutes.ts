import { defineRoutes, PATHS } from '#platform/routing';

const guard = { permission: 'portfolio_access' } as const;

/** Many projects at once. */
export const dashboardRoutes = defineRoutes([
  {
    path: PATHS.dashboards,
    title: 'Dashboards',
    guard: { signedIn: true },
    query: ['itemDetailsId'],
    screen: () => import('./screens/DashboardsScreen.tsx'),
  },
  {
    path: PATHS.dashboard,
    title: 'Dashboard',
    guard: { signedIn: true },
    above: 'dashboards',
    screen: () => import('./screens/DashboardScreen.tsx'),
  },
  {
    path: PATHS.portfolioDashboard,
    title: 'Portfolio dashboard',
    guard,
    above: 'dashboards',
    screen: () => import('./screens/PortfolioScreen.tsx'),
  },
  {
    path: PATHS.portfolio,
    title: 'Portfolio',
    guard,
    screen: () => import('./screens/PortfolioScreen.tsx'),
  },
]);
