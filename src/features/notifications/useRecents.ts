import { useQuery } from '@tanstack/react-query';
import { projectHome } from '#features/projects';
import { useSubject } from '#platform/flags';
import { type Recent, toRecent } from './model/recents.ts';
import { recentsQuery, type RecentEntity } from './notificationQueries.ts';

/** What the person had open last and still sees, newest first; empty until it is read. */
export function useRecents(entity?: RecentEntity['entity']): readonly Recent[] {
  const subject = useSubject();
  const rows = useQuery(recentsQuery(entity)).data?.results ?? [];
  return rows.map((row) =>
    toRecent(row, (id, status) => projectHome({ id, status: status as ProjectStatus }, subject)),
  );
}

type ProjectStatus = Parameters<typeof projectHome>[0]['status'];
