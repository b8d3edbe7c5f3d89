import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { EstimateDraft, EstimateUpload } from '../../importQueries.ts';
import { useKeepReview } from './useKeepReview.ts';

/** What was sent of the review. */
const { sent } = vi.hoisted(() => ({ sent: [] as unknown[] }));
vi.mock('#shared/project', () => ({ useProjectId: () => 7 }));
vi.mock('#platform/api', async (original) => ({
  ...(await original<object>()),
  api: {
    PUT: (_path: string, { body }: { body: unknown }) =>
      Promise.resolve({ data: { version: sent.push(body) + 1 } }),
  },
}));

afterEach(() => {
  cleanup();
  sent.length = 0;
});

const upload = { id: 3, version: 1 } as EstimateUpload;
const draftAt = (step: string) => ({ step }) as unknown as EstimateDraft;

/** A review that stands open. */
function review() {
  const client = new QueryClient();
  const { rerender, unmount } = renderHook(({ step }) => useKeepReview(upload, draftAt(step)), {
    initialProps: { step: 'columns' },
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <ToastProvider>{children}</ToastProvider>
      </QueryClientProvider>
    ),
  });
  return { change: (step: string) => rerender({ step }), leave: unmount };
}
/** Whether the browser would ask before the tab goes. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('keeps the last change of a review that is left at once', async () => {
  const { change, leave } = review();
  change('review');
  expect(sent).toEqual([]);
  leave();
  await waitFor(() => expect(sent).toEqual([{ step: 'review' }]));
});

it('sends nothing of a review that was only looked at', async () => {
  const { leave } = review();
  leave();
  await Promise.resolve();
  expect(sent).toEqual([]);
});

it('has the browser ask while a change is not kept, and keeps it meanwhile', async () => {
  const { change } = review();
  expect(asks()).toBe(false);
  change('names');
  expect(asks()).toBe(true);
  await waitFor(() => expect(sent).toEqual([{ step: 'names' }]));
  await waitFor(() => expect(asks()).toBe(false));
});
