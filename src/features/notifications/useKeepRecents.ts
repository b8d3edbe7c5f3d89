import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { answer, api } from '#platform/api';
import { projectQuery } from '#platform/project';
import { openedAt } from './model/recents.ts';
import { notificationKeys, type RecentEntity } from './notificationQueries.ts';

/** Milliseconds that something has to stay open to be remembered: stepping through a list leaves no trail. */
const STAY = 1000;

type Opened = Pick<RecentEntity, 'entity' | 'entity_id'>;

/** Remembers that a person has something open; nothing while its number is not known. */
export function useKeepRecent(entity: RecentEntity['entity'], id: number | undefined): void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (opened: Opened) => answer(api.POST('/recently-used', { body: opened })),
    // What cannot be seen is not remembered; its own page says so.
    meta: { shownInline: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: notificationKeys.recents }),
  });
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(() => mutate({ entity, entity_id: id }), STAY);
    return () => clearTimeout(timer);
  }, [entity, id, mutate]);
}

/** Remembers the projects and items that a person opens, wherever they are opened from. */
export function useKeepRecents(): void {
  const { pathname, search } = useLocation();
  const opened = openedAt(pathname, search);
  // Once the page has read it: what is out of sight or not there is not remembered.
  const isThere = useQuery({ ...projectQuery(opened.project ?? 0), enabled: false }).data !== undefined;
  const { project, item } = isThere ? opened : {};
  useKeepRecent('project', project);
  useKeepRecent('item', item);
}
