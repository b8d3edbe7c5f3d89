import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { ReportRun } from '../reportingQueries.ts';
import { ShareDialog } from './ShareDialog.tsx';

vi.mock('#shared/project', async (original) => ({
  ...(await original<object>()),
  useProjectId: () => 1,
  useCompanyToday: () => '2026-11-27',
}));
vi.mock('#shared/clipboard', () => ({ useCopy: () => () => undefined }));
vi.mock('../reportShareMutations.ts', () => ({
  useMakeShare: () => ({ isPending: false, error: null, mutate: () => undefined }),
}));
vi.mock('./ShareList.tsx', () => ({ ShareList: () => null }));
vi.mock('../reportingQueries.ts', () => ({
  shareListQuery: () => ({ queryKey: ['links'], queryFn: () => ({ count: 0, results: [] }) }),
}));

const run = {
  id: 7,
  report: { id: 3, name: 'Owner book', description: '' },
  as_of: '2026-11-27',
  page_count: 5,
  figures: { papers: [{ key: 'a', kind: 'text', title: 'Text' }] },
} as unknown as ReportRun;

it('a password that is too short has the focus, each time that it is refused', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ShareDialog run={run} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByLabelText(/^For/), 'Sam Whitaker');
  const password = screen.getByLabelText(/^Password/);
  await userEvent.type(password, 'short');
  const make = screen.getByRole('button', { name: 'Make link' });
  for (const _press of ['first', 'again']) {
    await userEvent.click(make);
    await waitFor(() => expect(document.activeElement).toBe(password));
  }
});
