import { defineRoutes, PATHS } from '#platform/routing';

/** The list of meetings, and one of them. */
export const meetingRoutes = defineRoutes([
  {
    path: PATHS.meetings,
    title: 'Meetings',
    guard: { permission: 'foresite_access' },
    above: 'foresite',
    screen: () => import('./screens/MeetingsScreen.tsx'),
  },
  {
    path: PATHS.meeting,
    title: 'Meeting',
    guard: { permission: 'foresite_access' },
    above: 'meetings',
    screen: () => import('./screens/MeetingScreen.tsx'),
  },
]);
