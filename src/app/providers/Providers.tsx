import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ToastProvider, useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { SessionEnded } from '#features/access';
import { createQueryClient, isAppError } from '#platform/api';
import type { RouteHandle } from '#platform/routing';
import { privateRoutes } from '../router/privateRoutes.tsx';
import { privateRows } from '../router/privateRows.ts';
import * as t from '../texts.ts';

/** Everything that pages find around them: toasts, the cache, the router. */
export function Providers() {
  return (
    <ToastProvider>
      <Routed />
    </ToastProvider>
  );
}

/**
 * Has the first page on its way while its visitor is still being asked for: code alone, which anybody may have. What the page shows
 * is read once its guard has let the person in.
 */
function fetchScreen(handle: RouteHandle | undefined): void {
  // What fails here fails again where the page is opened, and is said there.
  handle?.screen().catch(() => undefined);
}

function Routed() {
  const { show } = useToasts();
  const [{ queryClient, router }] = useState(() => {
    const queryClient = createQueryClient({
      onWriteError: (error) =>
        show({
          tone: 'critical',
          title: t.yourChangeWasNotSaved,
          detail: isAppError(error) ? error.message : t.somethingUnexpectedHappenedTryAgain,
        }),
    });
    const router = createBrowserRouter(privateRoutes(privateRows, queryClient));
    fetchScreen(router.state.matches.at(-1)?.route.handle as RouteHandle | undefined);
    return { queryClient, router };
  });
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <SessionEnded />
    </QueryClientProvider>
  );
}
