import { defineRoutes, PATHS, projectIdOf } from '#platform/routing';
import { viewsQuery } from '#shared/views';
import * as t from './texts.ts';
import { timelineQuery } from './timelineQueries.ts';

/** Phases, activities, milestones and contract events of a project on one axis. */
export const timelineRoutes = defineRoutes([
  {
    path: PATHS.timeline,
    title: t.timeline,
    guard: { permission: 'timeline_access' },
    query: ['itemDetailsId', 'activeMilestoneId', 'showStepper'],
    screen: () => import('./screens/TimelineScreen.tsx'),
    prefetch: ({ queryClient, params }) => {
      const projectId = projectIdOf(params.projectId) ?? 0;
      void queryClient.prefetchQuery(timelineQuery(projectId));
      void queryClient.prefetchQuery(viewsQuery({ projectId, list: 'timeline' }));
    },
  },
]);
