import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { DesignMilestone } from '#shared/project';
import { useMilestone } from './useMilestone.ts';

const held = vi.hoisted((): { read?: (milestones: unknown) => void } => ({}));
vi.mock('#shared/project', () => ({
  useProjectId: () => 7,
  milestonesQuery: () => ({
    queryKey: ['milestones', 7],
    queryFn: () => new Promise((resolve) => (held.read = resolve)),
  }),
}));

const milestone = (id: number, date: string): DesignMilestone =>
  ({ id, date, actual_date: null, has_estimate: true, name: `Stage ${id}` }) as DesignMilestone;
const [concept, half] = [milestone(1, '2026-02-01'), milestone(2, '2026-04-01')];
const reached = { ...concept, actual_date: '2026-06-01' };

it('begins with the current milestone once what changed is read anew, and stays there', async () => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>
  );
  const { result, rerender } = renderHook(({ rows }) => useMilestone(rows), {
    initialProps: { rows: [concept, half] },
    wrapper,
  });
  // As it stood before the first one was reached: being read anew.
  expect(result.current.milestone.id).toBe(2);
  rerender({ rows: [reached, half] });
  await act(async () => {
    held.read?.({ results: [reached, half] });
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  });
  expect(result.current.milestone.id).toBe(1);
  rerender({ rows: [concept, half] });
  expect(result.current.milestone.id).toBe(1);
});
