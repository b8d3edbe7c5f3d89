import { defineRoutes, PATHS } from '#platform/routing';

const guard = { permission: 'procurement_access', tenantFlag: 'procurement_available' } as const;

/** From scope to contract. */
export const procurementRoutes = defineRoutes([
  {
    path: PATHS.bidderLibrary,
    title: 'Bidders Library',
    guard,
    query: ['itemDetailsId'],
    screen: () => import('./screens/BidderLibraryScreen.tsx'),
  },
  {
    path: PATHS.procurement,
    title: 'Procurement',
    guard,
    query: ['itemDetailsId'],
    screen: () => import('./screens/ProcurementScreen.tsx'),
  },
  {
    path: PATHS.bidPackagesSetup,
    title: 'Bid Packages Setup',
    guard,
    above: 'procurement',
    screen: () => import('./screens/BidPackagesSetupScreen.tsx'),
  },
  {
    path: PATHS.purchasePlan,
    title: 'Purchase Plan',
    guard,
    query: ['itemDetailsId'],
    above: 'procurement',
    screen: () => import('./screens/PurchasePlanScreen.tsx'),
  },
  {
    path: PATHS.procurementDocumentation,
    title: 'Procurement Documentation',
    guard,
    above: 'procurement',
    screen: () => import('./screens/ProcurementDocumentationScreen.tsx'),
  },
  {
    path: PATHS.bidPackageDevelopment,
    title: 'Bid Package Development',
    guard,
    above: 'procurement',
    screen: () => import('./screens/BidPackageDevelopmentScreen.tsx'),
  },
  {
    path: PATHS.bidPackage,
    title: 'Bid Package Details',
    guard: { ...guard, clientFlag: 'bid_package_details' },
    above: 'procurement',
    screen: () => import('./screens/BidPackageScreen.tsx'),
  },
  {
    path: PATHS.workPackage,
    title: 'Work Package Details',
    guard,
    above: 'procurement',
    screen: () => import('./screens/WorkPackageScreen.tsx'),
  },
]);
