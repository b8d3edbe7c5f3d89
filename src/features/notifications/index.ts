export { Inbox } from './components/Inbox.tsx';
export { notificationLive } from './notificationQueries.ts';
export { recentsQuery } from './notificationQueries.ts';
export { useKeepRecent } from './useKeepRecents.ts';
export { useRecents } from './useRecents.ts';
