export { Inbox } from './components/Inbox.tsx';
export { notificationLive } from './notificationQueries.ts';
export { type Recent } from './model/recents.ts';
export { useRecents } from './useRecents.ts';
