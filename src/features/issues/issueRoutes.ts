import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';

/** Open questions and conflicts. */
export const issueRoutes = defineRoutes([
  {
    path: PATHS.issues,
    title: t.issueManagement,
    guard: { permission: 'issue_access', clientFlag: 'issue_management' },
    query: ['itemDetailsId', 'focusSection'],
    screen: () => import('./screens/IssuesScreen.tsx'),
  },
  {
    path: PATHS.manageIssues,
    title: t.manageIssues2,
    guard: {
      permission: 'issue_access',
      clientFlag: 'issue_management',
      tenantFlag: 'enable_quick_data_entry_issues',
    },
    above: 'issues',
    screen: () => import('./screens/ManageIssuesScreen.tsx'),
  },
]);
