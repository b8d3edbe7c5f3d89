import { defineRoutes, PATHS, projectIdOf } from '#platform/routing';
import { milestonesQuery } from '#shared/project';

/** The design milestones of a project. */
export const timelineRoutes = defineRoutes([
  {
    path: PATHS.timeline,
    title: 'Timeline',
    guard: { permission: 'timeline_access' },
    query: ['itemDetailsId', 'activeMilestoneId', 'showStepper'],
    screen: () => import('./screens/TimelineScreen.tsx'),
    prefetch: ({ queryClient, params }) =>
      void queryClient.prefetchQuery(milestonesQuery(projectIdOf(params.projectId) ?? 0)),
  },
]);
