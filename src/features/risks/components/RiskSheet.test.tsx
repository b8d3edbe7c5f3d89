import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { FIRST_SCALE } from '#domain/risks';
import { currentUserQuery, flagsQuery, switchesQuery } from '#platform/flags';
import { peopleQuery, projectQuery } from '#shared/project';
import { toRiskDraft } from '../model/riskDraft.ts';
import type { Risk } from '../riskQueries.ts';
import { RiskSheet } from './RiskSheet.tsx';

const risk: Risk = {
  id: 1,
  number: 1,
  name: 'Perched groundwater found below mat',
  category: { id: 15, name: 'Site and Geotechnical' },
  component: null,
  owner: null,
  status: 'IDENTIFIED',
  likelihood: 3,
  impact: 4,
  score: 12,
  level: 'medium',
  scale: 1,
  value: 1_850_000,
  original_value: 2_400_000,
  estimated_value: 5_032_500,
  mitigation_counts: { DRAFT: 0, IN_PROGRESS: 1, COMPLETE: 0 },
  comment: '',
  updated_at: '2026-10-12T09:18:00.000Z',
  version: 1,
  description: 'Two borings\nwere dry.',
  inherent_likelihood: 4,
  inherent_impact: 4,
  response: 'MITIGATE',
  cause: 'Water perched on till',
  event: 'Mat excavation floods',
  effect: '',
  trigger: 'Water above El. 212',
  exposed_from: '2026-09-14',
  exposed_to: '2027-11-30',
  struck: false,
  struck_on: null,
  outcome_cost: null,
  days_lost: null,
  closed_on: null,
  mitigations: [
    {
      id: 1,
      name: 'Price wick drains',
      description: 'Ask two subs',
      due_date: '2099-02-01',
      status: 'IN_PROGRESS',
      leader: null,
      cost: 60_000,
      likelihood_effect: 1,
      impact_effect: 0,
    },
  ],
  custom_attributes: [],
};

it('says a risk to those who only read it, without a field', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  queryClient.setQueryData(currentUserQuery.queryKey, { permissions: [] } as never);
  queryClient.setQueryData(projectQuery(3).queryKey, { permissions: ['risk_access'] } as never);
  queryClient.setQueryData(switchesQuery.queryKey, { switches: {} });
  queryClient.setQueryData(flagsQuery.queryKey, { flags: {} });
  queryClient.setQueryData(peopleQuery(3).queryKey, { results: [] } as never);
  const element = (
    <RiskSheet
      risk={risk}
      draft={toRiskDraft(risk)}
      scale={{ ...FIRST_SCALE, number: 1 }}
      relations={<p>Relations</p>}
    />
  );
  const router = createMemoryRouter([{ path: '/projects/:projectId', element }], {
    initialEntries: ['/projects/3'],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(['Value', 'Original value', 'Category', 'Component', 'Assignee', 'Risk response'].map(fact)).toEqual(
    ['$1,850,000', '$2,400,000', 'Site and Geotechnical', '-', '-', 'Mitigate'],
  );
  expect(screen.getByText('3 Possible')).toBeTruthy();
  expect(screen.getByText(/^Two borings\s+were dry\.$/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Price wick drains' }));
  expect(fact('Due date')).toBe('Feb 01, 2099');
  expect(screen.getByText('Ask two subs')).toBeTruthy();
  for (const role of ['textbox', 'combobox', 'radio', 'spinbutton'])
    expect(screen.queryAllByRole(role)).toEqual([]);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
