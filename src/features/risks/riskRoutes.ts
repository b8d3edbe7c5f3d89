import { defineRoutes, PATHS } from '#platform/routing';

/** What may happen, and who does something about it. */
export const riskRoutes = defineRoutes([
  {
    path: PATHS.risks,
    title: 'Risk Register',
    guard: { permission: 'risk_access' },
    query: ['itemDetailsId', 'focusSection'],
    screen: () => import('./screens/RiskRegisterScreen.tsx'),
  },
  {
    path: PATHS.manageRisks,
    title: 'Manage Risks',
    guard: { permission: 'change_risk', tenantFlag: 'enable_quick_data_entry_risks' },
    above: 'risks',
    screen: () => import('./screens/ManageRisksScreen.tsx'),
  },
]);
