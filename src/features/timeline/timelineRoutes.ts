import { defineRoutes, PATHS, projectIdOf } from '#platform/routing';
import { timelineQuery } from './timelineQueries.ts';

/** Phases, activities, milestones and contract events of a project on one axis. */
export const timelineRoutes = defineRoutes([
  {
    path: PATHS.timeline,
    title: 'Timeline',
    guard: { permission: 'timeline_access' },
    query: ['itemDetailsId', 'activeMilestoneId', 'showStepper'],
    screen: () => import('./screens/TimelineScreen.tsx'),
    prefetch: ({ queryClient, params }) =>
      void queryClient.prefetchQuery(timelineQuery(projectIdOf(params.projectId) ?? 0)),
  },
]);
