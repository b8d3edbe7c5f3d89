import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { api } from '#platform/api';
import { currentUserQuery } from '#platform/flags';
import { projectQuery } from '#shared/project';
import { type ProjectMarkups as Markups, projectMarkupsQuery } from '../../projectMarkupQueries.ts';
import { type Template, templatesQuery } from '../../templateQueries.ts';
import MarkupTemplatesScreen from '../../screens/MarkupTemplatesScreen.tsx';
import ProjectMarkups from './ProjectMarkups.tsx';

afterEach(() => vi.restoreAllMocks());

const line = (name: string, id: number) => ({
  id,
  name,
  kind: 'lump_sum',
  value: 4,
  is_on: true,
  items_inherit: false,
  display: 'separated',
});
const copyAt = (version: number, name: string, id = 7) =>
  ({
    version,
    template_id: null,
    templates: [],
    change_set_id: null,
    lines: [line(name, id)],
  }) as never as Markups;
const { id: _id, ...templateLine } = line('Fee', 7);
const templateAt = (version: number, name: string) =>
  ({ id: 5, version, name, group_name: '', is_default: false, lines: [templateLine] }) as never as Template;

/** A page over what the server keeps; `read` puts there what somebody else saved, as a live event would. */
function show(element: React.ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const held = { permissions: ['view_item_markup', 'edit_item_markup', 'change_markuptemplate'] };
  client.setQueryData(currentUserQuery.queryKey, held as never);
  client.setQueryData(projectQuery(3).queryKey, held as never);
  client.setQueryData(projectMarkupsQuery(3).queryKey, copyAt(1, 'Fee'));
  client.setQueryData(templatesQuery('').queryKey, [templateAt(1, 'Office')]);
  vi.spyOn(api, 'GET').mockImplementation((() => new Promise(() => undefined)) as never);
  vi.spyOn(api, 'POST').mockImplementation((() => new Promise(() => undefined)) as never);
  const saved = vi.spyOn(api, 'PATCH').mockImplementation((() => new Promise(() => undefined)) as never);
  const router = createMemoryRouter([{ path: '/projects/:projectId', element }], {
    initialEntries: ['/projects/3'],
  });
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  return { client, saved };
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });

it('keeps lines that are not saved where somebody else saves theirs, says so, and saves over those', async () => {
  const { client, saved } = show(<ProjectMarkups />);
  await userEvent.type(name(), ' of ours');
  // Theirs has another line in place of the one that is edited here.
  act(() => void client.setQueryData(projectMarkupsQuery(3).queryKey, copyAt(2, 'Bond', 8)));
  expect(await screen.findByText(/^Someone changed the same fields of this list of markups\./)).toBeTruthy();
  expect(name().value).toBe('Fee of ours');
  await userEvent.click(screen.getByRole('tab', { name: /^History/ }));
  await userEvent.click(screen.getByRole('tab', { name: /^Lines/ }));
  expect(name().value).toBe('Fee of ours');
  await userEvent.click(screen.getByRole('button', { name: 'Save markups' }));
  expect(saved.mock.calls[0]?.[1]).toMatchObject({
    params: { header: { 'If-Match': '"2"' } },
    body: { lines: [{ id: null, name: 'Fee of ours' }] },
  });
});

it('shows the lines that somebody else saved where nothing was typed', async () => {
  const { client } = show(<ProjectMarkups />);
  act(() => void client.setQueryData(projectMarkupsQuery(3).queryKey, copyAt(2, 'Bond', 8)));
  await vi.waitFor(() => expect(name().value).toBe('Bond'));
  expect(screen.queryByText(/^Someone changed/)).toBeNull();
});

it('keeps a template that is not saved where somebody else saves it, says so, and takes theirs if wanted', async () => {
  const { client } = show(<MarkupTemplatesScreen />);
  const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name\b(?! of)/ });
  await userEvent.type(title(), ' 2');
  act(() => void client.setQueryData(templatesQuery('').queryKey, [templateAt(2, 'Offices')]));
  expect(await screen.findByText(/^Someone changed the same fields of this template\./)).toBeTruthy();
  expect(title().value).toBe('Office 2');
  await userEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
  expect(title().value).toBe('Offices');
});
