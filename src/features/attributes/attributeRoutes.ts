import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';

const guard = { permission: 'custom_attributes_access', tenantFlag: 'enable_custom_attributes' } as const;

/** The company’s own fields. */
export const attributeRoutes = defineRoutes([
  {
    path: PATHS.customAttributes,
    title: t.attributes,
    guard,
    query: ['itemDetailsId', 'focusSection'],
    screen: () => import('./screens/AttributesScreen.tsx'),
  },
  {
    path: PATHS.attributeCatalog,
    title: t.attributesCatalog,
    guard,
    above: 'customAttributes',
    screen: () => import('./screens/AttributeCatalogScreen.tsx'),
  },
]);
