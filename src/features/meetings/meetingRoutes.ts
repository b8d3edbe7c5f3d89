import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';

/** The list of meetings, and one of them. */
export const meetingRoutes = defineRoutes([
  {
    path: PATHS.meetings,
    title: t.meetings,
    guard: { permission: 'foresite_access' },
    above: 'foresite',
    screen: () => import('./screens/MeetingsScreen.tsx'),
  },
  {
    path: PATHS.meeting,
    title: t.meeting,
    guard: { permission: 'foresite_access' },
    above: 'meetings',
    screen: () => import('./screens/MeetingScreen.tsx'),
  },
]);
