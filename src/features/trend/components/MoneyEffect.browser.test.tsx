import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '#design-system/foundations/global.ts';
import { previewQuery } from '../trendQueries.ts';
import { MoneyEffect } from './MoneyEffect.tsx';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

const change = { approve: [2] };
const now = {
  forecast: 312_900_000,
  gap: 7_900_000,
  pending_low: 298_780_000,
  pending_high: 317_680_000,
};
const then = { ...now, forecast: 310_980_000, gap: 5_980_000 };

/** How high the effect stands in a dialog of this width. */
async function heightIn(width: number, isKnown: boolean): Promise<number> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  if (isKnown)
    queries.setQueryData(previewQuery(1, change).queryKey, {
      before: { summary: now },
      after: { summary: then },
    } as never);
  const { container, unmount } = render(
    <QueryClientProvider client={queries}>
      <div style={{ width, display: 'grid' }}>
        <MoneyEffect projectId={1} change={change} />
      </div>
    </QueryClientProvider>,
  );
  // Figures as wide as they are drawn in the end.
  if (isKnown) await document.fonts.ready;
  const { height } = (container.firstElementChild as Element).getBoundingClientRect();
  unmount();
  return height;
}

it.each([
  [390, 310],
  [1440, 512],
])('keeps its room free until the figures come, at %i px', async (viewport, width) => {
  await page.viewport(viewport, 844);
  // What is asked for stays unanswered.
  onlineManager.setOnline(false);
  const waiting = await heightIn(width, false);
  expect(Math.abs(waiting - (await heightIn(width, true)))).toBeLessThanOrEqual(1);
});
