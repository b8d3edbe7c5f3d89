export { Inbox } from './components/Inbox.tsx';
export { notificationLive } from './notificationQueries.ts';
export { useRecents } from './useRecents.ts';
