import { defineRoutes, PATHS } from '#platform/routing';

const guard = { permission: 'custom_attributes_access', tenantFlag: 'enable_custom_attributes' } as const;

/** The company’s own fields. */
export const attributeRoutes = defineRoutes([
  {
    path: PATHS.customAttributes,
    title: 'Attributes',
    guard,
    query: ['itemDetailsId'],
    screen: () => import('./screens/AttributesScreen.tsx'),
  },
  {
    path: PATHS.attributeCatalog,
    title: 'Attributes Catalog',
    guard,
    above: 'customAttributes',
    screen: () => import('./screens/AttributeCatalogScreen.tsx'),
  },
]);
