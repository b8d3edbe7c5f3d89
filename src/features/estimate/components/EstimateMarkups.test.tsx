import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { api, AppError } from '#platform/api';
import type { DesignMilestone } from '#shared/project';
import EstimateMarkups from './EstimateMarkups.tsx';

afterEach(() => vi.restoreAllMocks());

const milestone = { id: 3, code: 'MS-003', name: '50% SD' } as unknown as DesignMilestone;
const markupsAt = (version: number, projectValue = 4) => ({
  milestone_id: 3,
  version,
  markups: [
    {
      markup_id: 1,
      name: 'Fee',
      kind: 'percent_direct',
      display: 'separated',
      project_value: projectValue,
      project_is_on: true,
      is_on: true,
      value: null,
      reason: '',
    },
  ],
  direct: 1_000,
  own: 0,
  area: 0,
  change_set_id: version,
});

/** Something else of the page that is read anew after a save, and takes its time. */
function Rest() {
  useQuery({
    queryKey: ['timeline', 1],
    initialData: 'milestones',
    staleTime: Infinity,
    queryFn: () => new Promise<string>(() => undefined),
  });
  return null;
}

/** The dialog over a page, with the fee switched off; the markups are at `version` once they are read again. */
async function open(patch: () => Promise<unknown>, version: number) {
  vi.spyOn(api, 'GET')
    .mockResolvedValue({ data: markupsAt(version, 5) } as never)
    .mockResolvedValueOnce({ data: markupsAt(1) } as never);
  vi.spyOn(api, 'PATCH').mockImplementation(patch as never);
  const onClose = vi.fn();
  const element = (
    <ToastProvider>
      <Rest />
      <EstimateMarkups milestone={milestone} total={1_000} readOnly={undefined} onClose={onClose} />
    </ToastProvider>
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider
        router={createMemoryRouter([{ path: '/projects/:projectId', element }], {
          initialEntries: ['/projects/1'],
        })}
      />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('radio', { name: /^Set for this estimate/ }));
  await userEvent.click(screen.getByRole('switch', { name: 'Fee is on' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save markups' }));
  return onClose;
}

it('closes once the markups are saved, however long the rest of the page is read', async () => {
  const onClose = await open(() => Promise.resolve({ data: markupsAt(2) }), 2);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('keeps what was set where somebody else has set them meanwhile, says so, and takes theirs if wanted', async () => {
  const onClose = await open(() => Promise.reject(new AppError('stale', { status: 412, body: {} })), 2);
  expect(
    await screen.findByText('Someone changed the same fields of this list of markups. Saving keeps yours.'),
  ).toBeTruthy();
  const isOn = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Fee is on' }).checked;
  expect(isOn()).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
  expect(isOn()).toBe(true);
});

it('stays at its history when something there is taken back, which begins a new version', async () => {
  const history = {
    count: 1,
    next: null,
    results: [
      {
        id: 1,
        change_set_id: 9,
        entity: 'estimate_markups',
        kind: 'updated',
        rows: null,
        changes: [{ field: 'fee', label: 'Fee', from: '4%', to: '5%' }],
        actor: null,
        impersonated_role: null,
        api_key: null,
        source: 'hand',
        at: '2026-10-01T10:00:00Z',
        undoable: true,
        undo_blocked: null,
        undone: false,
      },
    ],
  };
  let version = 1;
  vi.spyOn(api, 'GET').mockImplementation(((path: string) =>
    Promise.resolve({ data: path.includes('history') ? history : markupsAt(version) })) as never);
  vi.spyOn(api, 'POST').mockImplementation((() => {
    version = 2;
    return Promise.resolve({ data: { id: 10 } });
  }) as never);
  const client = new QueryClient();
  const element = (
    <ToastProvider>
      <EstimateMarkups milestone={milestone} total={1_000} readOnly={undefined} onClose={vi.fn()} />
    </ToastProvider>
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider
        router={createMemoryRouter([{ path: '/projects/:projectId', element }], {
          initialEntries: ['/projects/1'],
        })}
      />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('tab', { name: /History/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await vi.waitFor(() =>
    expect(
      client
        .getQueryCache()
        .findAll()
        .some(({ state }) => (state.data as { version?: number })?.version === 2),
    ).toBe(true),
  );
  expect(screen.getByRole('tab', { name: /History/ }).getAttribute('aria-selected')).toBe('true');
});
