import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PastIssue, type PastRisk, registersQuery } from '../pastQueries.ts';
import { PastRegisters } from './PastRegisters.tsx';

beforeEach(() => {
  // Emulators measure nothing; the grid draws rows and columns only where there is room.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1400);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const risk: PastRisk = {
  id: 1,
  code: 'R-001',
  name: 'Perched groundwater',
  status: 'IDENTIFIED',
  likelihood: 3,
  impact: 4,
  score: 12,
  level: 'medium',
  value: 1_000_000,
  estimated_value: 5_032_500,
  owner: null,
  is_deleted: false,
};
const issue: PastIssue = {
  id: 1,
  code: 'IS-001',
  name: 'Vault location',
  status: 'DISPUTE',
  severity: 3,
  due_date: null,
  cost_at_stake: 40_000,
  days_at_stake: null,
  assignee: null,
  is_deleted: false,
};

it('counts risks and issues of a past day as their registers do', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(registersQuery(1, '2026-10-01').queryKey, {
    date: '2026-10-01',
    risks: [risk, { ...risk, id: 2, value: null }, { ...risk, id: 3, status: 'CLOSED' }],
    issues: [
      issue,
      { ...issue, id: 2, status: 'OPEN', cost_at_stake: 2_000 },
      { ...issue, id: 3, status: 'CLOSED' },
      { ...issue, id: 4, status: 'VOID' },
    ],
  });
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <PastRegisters projectId={1} day="2026-10-01" />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const [risks, issues] = screen.getAllByRole('grid');
  if (!risks || !issues) throw new Error('Both registers are shown.');
  const total = (grid: HTMLElement) => within(grid).getAllByRole('row').at(-1)?.textContent;
  expect(within(risks).getByText(/^Est\./)).toBeTruthy();
  expect(total(risks)).toContain('2 active');
  expect(total(risks)).toContain('$6,032,500');
  expect(total(issues)).toContain('2 active and backlog');
  expect(total(issues)).toContain('$42,000');
});
