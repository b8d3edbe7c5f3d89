import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ToastProvider, useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { SessionEnded } from '#features/access';
import { createQueryClient, isAppError } from '#platform/api';
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
    return { queryClient, router: createBrowserRouter(privateRoutes(privateRows, queryClient)) };
  });
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <SessionEnded />
    </QueryClientProvider>
  );
}
