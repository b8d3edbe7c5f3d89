import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '#platform/api';
import { notificationKeys, type NotificationPage, unreadQuery } from './notificationQueries.ts';

type Pages = InfiniteData<NotificationPage>;

/** What the caches held before a write, to go back to. */
interface Kept {
  unread: number | undefined;
  pages: Pages | undefined;
}

/** Stops reads that would bring back what is about to change. */
async function keep(queryClient: QueryClient): Promise<Kept> {
  await queryClient.cancelQueries({ queryKey: notificationKeys.all });
  return {
    unread: queryClient.getQueryData(unreadQuery.queryKey),
    pages: queryClient.getQueryData<Pages>(notificationKeys.list),
  };
}

function giveBack(queryClient: QueryClient, kept: Kept | undefined): void {
  queryClient.setQueryData(unreadQuery.queryKey, kept?.unread);
  queryClient.setQueryData(notificationKeys.list, kept?.pages);
}

const settle = (queryClient: QueryClient) => ({
  onSuccess: ({ unread }: { unread: number }) => queryClient.setQueryData(unreadQuery.queryKey, unread),
  onSettled: () => queryClient.invalidateQueries({ queryKey: notificationKeys.all }),
});

/** Marks notifications as read because they are shown: silently, and the next look tries again. */
export function useReadShown(): (ids: readonly number[]) => void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (ids: readonly number[]) =>
      answer(api.POST('/notifications/read', { body: { ids: [...ids] } })),
    meta: { shownInline: true },
    onMutate: async (ids) => {
      const kept = await keep(queryClient);
      queryClient.setQueryData(unreadQuery.queryKey, Math.max(0, (kept.unread ?? 0) - ids.length));
      return kept;
    },
    onError: (_error, _ids, kept) => giveBack(queryClient, kept),
    ...settle(queryClient),
  });
  return mutate;
}

/** Marks everything as read, at once; a refused one comes back with a toast. */
export function useReadAll(): () => void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    meta: { toldByApp: true },
    mutationFn: () => answer(api.POST('/notifications/read-all')),
    onMutate: async () => {
      const kept = await keep(queryClient);
      queryClient.setQueryData(unreadQuery.queryKey, 0);
      queryClient.setQueryData<Pages>(notificationKeys.list, (pages) => pages && allRead(pages));
      return kept;
    },
    onError: (_error, _nothing, kept) => giveBack(queryClient, kept),
    ...settle(queryClient),
  });
  return mutate;
}

const allRead = ({ pages, pageParams }: Pages): Pages => ({
  pageParams,
  pages: pages.map((page) => ({
    ...page,
    unread: 0,
    results: page.results.map((one) => ({ ...one, is_read: true })),
  })),
});
