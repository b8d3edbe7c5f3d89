import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';

/** What is used again from project to project. */
export const libraryRoutes = defineRoutes([
  {
    path: PATHS.foresiteLibrary,
    title: t.foresiteLibrary,
    guard: { permission: 'idea_access' },
    query: ['itemDetailsId', 'focusSection'],
    screen: () => import('./screens/ForesiteLibraryScreen.tsx'),
  },
  {
    path: PATHS.issueLibrary,
    title: t.issuesLibrary,
    guard: { permission: 'idea_access', tenantFlag: 'issues_library' },
    query: ['itemDetailsId', 'focusSection'],
    screen: () => import('./screens/IssueLibraryScreen.tsx'),
  },
  {
    path: PATHS.packageLibrary,
    title: t.packagesLibrary,
    guard: { permission: 'idea_access', tenantFlag: 'procurement_available' },
    query: ['itemDetailsId', 'focusSection'],
    screen: () => import('./screens/PackageLibraryScreen.tsx'),
  },
  {
    path: PATHS.riskLibrary,
    title: t.risksLibrary,
    guard: { permission: 'idea_access', tenantFlag: 'risks_library' },
    query: ['itemDetailsId', 'focusSection'],
    screen: () => import('./screens/RiskLibraryScreen.tsx'),
  },
]);
