import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { ChartPaper } from '#design-system/charts/paper/ChartPaper.ts';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { currentUserQuery } from '#platform/flags';
import { projectQuery } from '#platform/project';
import { useChartPaper } from './useChartPaper.ts';

function show(): ChartPaper {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const user = { id: 1, first_name: 'Zoë', last_name: 'Ångström', email: 'zoe@northbank.example' };
  queryClient.setQueryData(currentUserQuery.queryKey, user as never);
  queryClient.setQueryData(projectQuery(7).queryKey, { id: 7, name: 'Cedar Ridge' } as never);
  const papers: ChartPaper[] = [];
  function Chart() {
    papers.push(useChartPaper());
    return null;
  }
  const router = createMemoryRouter([{ path: '/projects/:projectId', element: <Chart /> }], {
    initialEntries: ['/projects/7'],
  });
  render(
    <ToastProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ToastProvider>,
  );
  const paper = papers.at(-1);
  if (!paper) throw new Error('The chart was not rendered.');
  return paper;
}
const said = () => screen.getByRole('status').textContent;

it('names the project, the person and the day it is there', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 23, 59) });
  const paper = show();
  expect([paper.owner, paper.author]).toEqual(['Cedar Ridge', 'Zoë Ångström']);
  expect(paper.foot()).toBe('Made with Quoin by Zoë Ångström on Nov 22, 2026');
});

it('says that the PDF is being made, and that it is there', async () => {
  const paper = show();
  let arrive = () => {};
  act(() => paper.onMake(new Promise<void>((resolve) => (arrive = resolve))));
  expect(said()).toContain('Making the PDF');
  await act(async () => arrive());
  expect(said()).toContain('PDF downloaded');
  expect(said()).not.toContain('Making');
});

it('says what to do where it could not be made', async () => {
  const paper = show();
  await act(async () => paper.onMake(Promise.reject(new Error('offline'))));
  expect(said()).toContain('The PDF could not be created');
  expect(said()).toContain('then export the chart again');
});
