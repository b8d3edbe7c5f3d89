import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { NOTIFICATION_PAGE } from '#domain/notifications';
import { answer, api } from '#platform/api';
import type { LiveRule } from '#platform/realtime';

export type Notification = components['schemas']['Notification'];
export type NotificationPage = components['schemas']['NotificationPage'];
export type RecentEntity = components['schemas']['RecentEntity'];

/** Milliseconds after which notifications are read again should the event stream be silent (docs/product/notifications.md). */
const REFETCH = 60_000;

export const notificationKeys = {
  all: ['notifications'] as const,
  unread: ['notifications', 'unread'] as const,
  list: ['notifications', 'list'] as const,
  recents: ['recents'] as const,
};

/** How many notifications wait to be read. */
export const unreadQuery = queryOptions({
  queryKey: notificationKeys.unread,
  queryFn: async ({ signal }) => {
    const { unread } = await answer(api.GET('/notifications', { params: { query: { limit: 1 } }, signal }));
    return unread;
  },
  refetchInterval: REFETCH,
});

/** The notifications of the last 31 days, newest first, by pages of ten. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: notificationKeys.list,
  initialPageParam: 0,
  queryFn: ({ signal, pageParam }) =>
    answer(
      api.GET('/notifications', {
        params: { query: { limit: NOTIFICATION_PAGE, offset: pageParam } },
        signal,
      }),
    ),
  getNextPageParam: (last: NotificationPage, pages) => {
    const shown = pages.length * NOTIFICATION_PAGE;
    return last.results.length > 0 && shown < last.count ? shown : undefined;
  },
  refetchInterval: REFETCH,
  refetchOnMount: 'always',
});

/** What the person had open last. */
export const recentsQuery = (entity?: RecentEntity['entity']) =>
  queryOptions({
    queryKey: [...notificationKeys.recents, entity ?? 'all'] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/recently-used', { params: { query: { limit: 20, ...(entity && { entity }) } }, signal }),
      ),
  });

/** What is listed among what a person had open, by the names of live events. */
const RECENT: ReadonlySet<string | null> = new Set(['project', 'item', 'dashboard', 'analysis']);

/** One's own notifications arrive and are read elsewhere; names of recent things follow their changes. */
export const notificationLive: LiveRule = ({ module, entity }) => {
  if (module === 'notifications') return [notificationKeys.all];
  return RECENT.has(entity) ? [notificationKeys.recents] : [];
};
