import { defineRoutes, PATHS } from '#platform/routing';

/** What is added to direct cost. */
export const markupRoutes = defineRoutes([
  {
    path: PATHS.markupTemplates,
    title: 'Markup Templates',
    guard: { permission: 'markup_template_access' },
    query: ['itemDetailsId'],
    screen: () => import('./screens/MarkupTemplatesScreen.tsx'),
  },
]);
