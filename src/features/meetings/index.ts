export { meetingRoutes } from './meetingRoutes.ts';
export { meetingLive } from './meetingLive.ts';
