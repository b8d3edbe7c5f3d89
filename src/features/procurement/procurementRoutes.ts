import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';

const guard = { permission: 'procurement_access', tenantFlag: 'procurement_available' } as const;

/** From scope to contract. */
export const procurementRoutes = defineRoutes([
  {
    path: PATHS.bidderLibrary,
    title: t.biddersLibrary,
    guard,
    query: ['itemDetailsId', 'focusSection'],
    screen: () => import('./screens/BidderLibraryScreen.tsx'),
  },
  {
    path: PATHS.procurement,
    title: t.procurement,
    guard,
    query: ['itemDetailsId', 'focusSection'],
    screen: () => import('./screens/ProcurementScreen.tsx'),
  },
  {
    path: PATHS.bidPackagesSetup,
    title: t.bidPackagesSetup2,
    guard,
    above: 'procurement',
    screen: () => import('./screens/BidPackagesSetupScreen.tsx'),
  },
  {
    path: PATHS.purchasePlan,
    title: t.purchasePlan2,
    guard,
    query: ['itemDetailsId', 'focusSection'],
    above: 'procurement',
    screen: () => import('./screens/PurchasePlanScreen.tsx'),
  },
  {
    path: PATHS.procurementDocumentation,
    title: t.procurementDocumentation,
    guard,
    above: 'procurement',
    screen: () => import('./screens/ProcurementDocumentationScreen.tsx'),
  },
  {
    path: PATHS.bidPackageDevelopment,
    title: t.bidPackageDevelopment2,
    guard,
    above: 'procurement',
    screen: () => import('./screens/BidPackageDevelopmentScreen.tsx'),
  },
  {
    path: PATHS.bidPackage,
    title: t.bidPackageDetails,
    guard: { ...guard, clientFlag: 'bid_package_details' },
    query: ['focusSection'],
    above: 'procurement',
    screen: () => import('./screens/BidPackageScreen.tsx'),
  },
  {
    path: PATHS.workPackage,
    title: t.workPackageDetails,
    guard,
    query: ['focusSection'],
    above: 'procurement',
    screen: () => import('./screens/WorkPackageScreen.tsx'),
  },
]);
