import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { tagsQuery } from '#features/items';
import { api, AppError } from '#platform/api';
import { currentUserQuery } from '#platform/flags';
import { UnsavedGuard } from '#shared/unsaved';
import { type Idea, ideaQuery } from '../ideaQueries.ts';
import IdeaFlyout from './IdeaFlyout.tsx';

const canopy = {
  id: 3,
  name: 'Rooftop canopy',
  description: 'Tried on the garage',
  construction_category: 'Envelope',
  tag_names: ['VE'],
  lower_limit: 0,
  upper_limit: 15,
  cost: 8_412.5,
  row_count: 0,
  used_count: 1,
  updated_at: '2026-11-20T09:18:00.000Z',
  version: 4,
  sub_items: [],
} as Idea;
type Call = { path: string; params: { header?: Record<string, string> }; body?: object };

const calls: Call[] = [];
const refusals: AppError[] = [];
const answer = (data: unknown) => Promise.resolve({ data, response: new Response() });
const onOpen = vi.fn();
const onClose = vi.fn();
beforeEach(() => {
  calls.length = 0;
  refusals.length = 0;
  for (const one of [onOpen, onClose]) one.mockClear();
  for (const method of ['POST', 'PATCH', 'DELETE'] as const)
    vi.spyOn(api, method).mockImplementation(((path: string, init: Omit<Call, 'path'>) => {
      calls.push({ path: `${method} ${path}`, ...init });
      const refusal = refusals.shift();
      return refusal ? Promise.reject(refusal) : answer({ ...canopy, ...init.body });
    }) as never);
});

const everything = ['add_idea', 'change_idea', 'delete_idea'];
function open(ideaId: number | 'new', permissions: string[] = everything, isKnown = true, asked = '') {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(currentUserQuery.queryKey, { id: 1, permissions } as never);
  client.setQueryData(tagsQuery().queryKey, { results: [{ id: 1, name: 'Energy' }] } as never);
  if (isKnown) client.setQueryData(ideaQuery(3).queryKey, canopy);
  const page = (
    <>
      <IdeaFlyout ideaId={ideaId} onOpen={onOpen} onClose={onClose} />
      <UnsavedGuard />
    </>
  );
  const router = createMemoryRouter([{ path: '/library/foresite', element: page }], {
    initialEntries: [`/library/foresite?itemDetailsId=${ideaId}${asked}`],
  });
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

it('keeps a new idea once it has a name', async () => {
  open('new');
  expect(isOff('Save')).toBe(true);
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), ' Window wall ');
  await press('Save');
  expect(calls).toMatchObject([
    { path: 'POST /library/ideas', body: { name: 'Window wall', sub_items: [] } },
  ]);
  expect(await screen.findByText('Window wall is in the library')).toBeTruthy();
  expect(onOpen).toHaveBeenCalledWith(3);
});

it('saves what changed from the version that was opened', async () => {
  open(3);
  expect(isOff('Save')).toBe(true);
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 's');
  await press('Save');
  expect(calls[0]).toMatchObject({
    path: 'PATCH /library/ideas/{idea_id}',
    params: { header: { 'If-Match': '"4"' } },
    body: { name: 'Rooftop canopys', tag_names: ['VE'] },
  });
  expect(await screen.findByText('Rooftop canopys saved')).toBeTruthy();
});

it('says at its field what the server refused, and tries a new idea again under another key', async () => {
  open('new');
  const message = 'This idea cannot be kept like this.';
  const errors = { name: ['Another idea is called so.'] };
  refusals.push(new AppError('rule', { status: 422, body: { code: 'rule', message, errors } }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Canopy');
  await press('Save');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText('Another idea is called so.')).toBeTruthy();
  expect(onOpen).not.toHaveBeenCalled();
  await press('Save');
  expect(new Set(calls.map(({ params }) => params.header?.['Idempotency-Key'])).size).toBe(2);
});

it('is read only for those who may not change it', () => {
  open(3, []);
  expect(screen.getByRole('textbox', { name: /^Name/ }).hasAttribute('readonly')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

it('deletes an idea after a question, and brings it back by Undo', async () => {
  open(3);
  await press('Delete');
  const question = screen.getByRole('alertdialog');
  expect(question.textContent).toContain('Items made from it stay as they are.');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(onClose).toHaveBeenCalledOnce();
  await screen.findByText('Rooftop canopy deleted');
  await press('Undo');
  await screen.findByText('Rooftop canopy restored');
  expect(calls.map(({ path }) => path)).toEqual([
    'DELETE /library/ideas/{idea_id}',
    'PATCH /library/ideas/{idea_id}/restore',
  ]);
});

it('says why an idea could not be deleted', async () => {
  open(3);
  refusals.push(new AppError('stale'));
  await press('Delete');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Rooftop canopy was not deleted')).toBeTruthy();
});

it('offers to try again where the idea did not load', async () => {
  const get = vi.spyOn(api, 'GET').mockRejectedValueOnce(new AppError('offline'));
  get.mockImplementation((() => answer(canopy)) as never);
  open(3, everything, false);
  expect(await screen.findByText("The details of this idea didn't load")).toBeTruthy();
  await press('Try again');
  expect(await screen.findByRole('heading', { name: 'Rooftop canopy' })).toBeTruthy();
});

it('opens its history where the address asks for it', async () => {
  vi.spyOn(api, 'GET').mockImplementation((() => new Promise(() => undefined)) as never);
  open(3, everything, true, '&focusSection=history');
  const history = await screen.findByRole('tab', { name: 'History' });
  await waitFor(() => expect(document.activeElement).toBe(history));
  expect(history.getAttribute('aria-selected')).toBe('true');
});
