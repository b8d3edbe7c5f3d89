import { defineRoutes, PATHS } from '#platform/routing';

/** What is used again from project to project. */
export const libraryRoutes = defineRoutes([
  {
    path: PATHS.foresiteLibrary,
    title: 'ForeSite Library',
    guard: { permission: 'idea_access' },
    query: ['itemDetailsId'],
    screen: () => import('./screens/ForesiteLibraryScreen.tsx'),
  },
  {
    path: PATHS.issueLibrary,
    title: 'Issues Library',
    guard: { permission: 'idea_access', tenantFlag: 'issues_library' },
    query: ['itemDetailsId'],
    screen: () => import('./screens/IssueLibraryScreen.tsx'),
  },
  {
    path: PATHS.packageLibrary,
    title: 'Packages Library',
    guard: { permission: 'idea_access', tenantFlag: 'procurement_available' },
    query: ['itemDetailsId'],
    screen: () => import('./screens/PackageLibraryScreen.tsx'),
  },
  {
    path: PATHS.riskLibrary,
    title: 'Risks Library',
    guard: { permission: 'idea_access', tenantFlag: 'risks_library' },
    query: ['itemDetailsId'],
    screen: () => import('./screens/RiskLibraryScreen.tsx'),
  },
]);
