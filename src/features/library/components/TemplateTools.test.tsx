import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { projectQuery } from '#shared/project';
import { readTemplateFilters } from '../model/templateFilters.ts';
import { usingProjectsQuery } from '../templateQueries.ts';
import { TemplateTools } from './TemplateTools.tsx';

afterEach(cleanup);

const usual = readTemplateFilters(new URLSearchParams());

/** A company of thousands of projects: the first of them are known, the others are found by their name. */
function open(used: number | null) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const first = Array.from({ length: 50 }, (_, at) => ({ id: at + 1, name: `Atrium ${at + 1}` }));
  const zoo = { id: 900, name: 'Zoo pavilion' };
  client.setQueryData(usingProjectsQuery('ISSUE').queryKey, { count: 5000, results: first } as never);
  client.setQueryData(usingProjectsQuery('ISSUE', 'zoo').queryKey, { count: 1, results: [zoo] } as never);
  client.setQueryData(projectQuery(900).queryKey, zoo as never);
  const onChange = vi.fn();
  render(
    <QueryClientProvider client={client}>
      <TemplateTools kind="ISSUE" filters={{ ...usual, used }} onChange={onChange} end={null} />
    </QueryClientProvider>,
  );
  return onChange;
}

it('finds a project beyond those that are listed at first', async () => {
  const onChange = open(null);
  await userEvent.click(screen.getByRole('button', { name: /Used in/ }));
  await userEvent.type(await screen.findByRole('combobox', { name: 'Project' }), 'zoo');
  await userEvent.click(await screen.findByRole('option', { name: 'Zoo pavilion' }));
  expect(onChange).toHaveBeenCalledWith({ used: 900, offset: 0 });
});

it('lets through what no project has yet, and names the project that the address says', async () => {
  const onChange = open(900);
  await userEvent.click(screen.getByRole('button', { name: /Used in.*Zoo pavilion/ }));
  await userEvent.clear(await screen.findByRole('combobox', { name: 'Project' }));
  await userEvent.click(await screen.findByRole('option', { name: 'No project yet' }));
  expect(onChange).toHaveBeenCalledWith({ used: 'none', offset: 0 });
});
