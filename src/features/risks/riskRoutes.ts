import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';

/** What may happen, and who does something about it. */
export const riskRoutes = defineRoutes([
  {
    path: PATHS.risks,
    title: t.riskRegister,
    guard: { permission: 'risk_access' },
    query: ['itemDetailsId', 'focusSection'],
    screen: () => import('./screens/RiskRegisterScreen.tsx'),
  },
  {
    path: PATHS.manageRisks,
    title: t.manageRisks,
    guard: { permission: 'change_risk', tenantFlag: 'enable_quick_data_entry_risks' },
    above: 'risks',
    screen: () => import('./screens/ManageRisksScreen.tsx'),
  },
]);
