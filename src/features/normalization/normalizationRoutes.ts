import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';

/** Costs brought to one place and time. */
export const normalizationRoutes = defineRoutes([
  {
    path: PATHS.normalizationIndices,
    title: t.costIndexLibrary,
    guard: { permission: 'normalization_indexes_access', tenantFlag: 'enable_normalization_indexes' },
    query: ['itemDetailsId', 'focusSection'],
    screen: () => import('./screens/NormalizationIndicesScreen.tsx'),
  },
]);
