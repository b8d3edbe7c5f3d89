import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';

/** What is added to direct cost. */
export const markupRoutes = defineRoutes([
  {
    path: PATHS.markupTemplates,
    title: t.markupTemplates,
    guard: { permission: 'markup_template_access' },
    query: ['itemDetailsId', 'focusSection'],
    screen: () => import('./screens/MarkupTemplatesScreen.tsx'),
  },
]);
