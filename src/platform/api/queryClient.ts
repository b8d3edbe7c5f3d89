import { MutationCache, type Query, QueryClient, type QueryCacheNotifyEvent } from '@tanstack/react-query';
import { isAppError } from './AppError.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Its answer outlives the page, for its reader (`keptInBrowser`). */
      isKeptInBrowser?: boolean;
    };
    mutationMeta: {
      /** The form or cell shows the failure itself, so no toast is due. */
      shownInline?: boolean;
      /** Its own `onError` only puts back what was painted: the app says that the change was not saved. */
      toldByApp?: boolean;
    };
  }
}

const RETRIES = 3;
/** Answers that a second try cannot better (docs/product/frame.md). */
const FINAL = new Set([400, 401, 403, 404, 409, 412, 413, 415, 422]);

/** Whether a read that failed `count` times is tried again. */
export function shouldRetry(count: number, error: unknown): boolean {
  return count < RETRIES && !(isAppError(error) && FINAL.has(error.status));
}

/** Milliseconds until the next try: what the server asks for, else 1, 2, 4 s. */
export function retryDelay(count: number, error: unknown): number {
  const asked = isAppError(error) ? error.retryAfter : undefined;
  return asked === undefined ? 1000 * 2 ** count : Math.min(asked, 60) * 1000;
}

interface Ears {
  /** Hears of every failed write that no form shows and that does not say it in words of its own. */
  onWriteError: (error: unknown) => void;
}

/**
 * Repeats first reads that a change overtook. A read that has something to show is broken off and asked again when its query is
 * invalidated; one that has nothing yet goes on, and its answer may be older than the change: it is asked for again once it came.
 */
function repeatOvertaken(client: QueryClient) {
  const overtaken = new WeakSet<Query>();
  return (event: QueryCacheNotifyEvent) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const { data, fetchStatus } = query.state;
    if (action.type === 'invalidate' && data === undefined && fetchStatus !== 'idle') overtaken.add(query);
    if (action.type === 'success' && !action.manual && overtaken.delete(query))
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  };
}

/** The cache of everything read. Nothing grows stale by itself: live events and our own writes say what to read again. */
export function createQueryClient({ onWriteError }: Ears): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, retry: shouldRetry, retryDelay, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        const { shownInline = false, toldByApp = mutation.options.onError === undefined } =
          mutation.meta ?? {};
        if (!shownInline && toldByApp) onWriteError(error);
      },
    }),
  });
  client.getQueryCache().subscribe(repeatOvertaken(client));
  return client;
}
