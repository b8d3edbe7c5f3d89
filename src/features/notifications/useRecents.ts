import { useQuery } from '@tanstack/react-query';
import { type Recent, toRecent } from './model/recents.ts';
import { recentsQuery, type RecentEntity } from './notificationQueries.ts';

/** What the person had open last and still sees, newest first; empty until it is read. */
export function useRecents(entity?: RecentEntity['entity']): readonly Recent[] {
  return (useQuery(recentsQuery(entity)).data?.results ?? []).map(toRecent);
}
