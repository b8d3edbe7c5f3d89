import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { api } from '#platform/api';
import { currentUserQuery, flagsQuery, switchesQuery } from '#platform/flags';
import type { DashboardMetric } from '../dashboardQueries.ts';
import { FIRST_METRIC } from '../model/firstMetric.ts';
import MetricEditor from './MetricEditor.tsx';

// A chart needs a screen.
vi.mock('./MetricPreview.tsx', () => ({ MetricPreview: () => null }));

type Asked = { body: { main_axis: string; open_only: boolean; filters?: unknown } };

const people = [
  ['7', 'Ana Flores'],
  ['8', 'Ben Ortiz'],
];
const onClose = vi.fn();
const onSave = vi.fn();
const asked: Asked['body'][] = [];
beforeEach(() => {
  onClose.mockClear();
  onSave.mockClear();
  asked.length = 0;
});

/** The editor over a project whose open risks are Ana's, and whose closed ones are Ben's. */
function open(metric: DashboardMetric = { ...FIRST_METRIC, name: 'Risk value' }) {
  vi.spyOn(api, 'POST').mockImplementation(((_path: string, { body }: Asked) => {
    asked.push(body);
    const data = people
      .filter(([id]) => id === '7' || !body.open_only)
      .map(([id, label]) => ({
        main_id: id,
        main_label: label,
        group_id: null,
        group_label: null,
        value: 1,
      }));
    return Promise.resolve({ data: { data }, response: new Response() });
  }) as never);
  const client = new QueryClient();
  client.setQueryData(currentUserQuery.queryKey, { id: 1, permissions: [] } as never);
  client.setQueryData(switchesQuery.queryKey, { switches: {} });
  client.setQueryData(flagsQuery.queryKey, { flags: {} });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider
        router={createMemoryRouter([
          {
            path: '*',
            element: (
              <ToastProvider>
                <MetricEditor source={{ projectId: 1 }} metric={metric} onSave={onSave} onClose={onClose} />
              </ToastProvider>
            ),
          },
        ])}
      />
    </QueryClientProvider>,
  );
}
const question = () => screen.queryByRole('alertdialog', { name: "Your changes won't be saved" });
const editor = () => screen.findByRole('dialog', { name: 'Edit custom metric' });
const press = async (name: string) => {
  const button = await within(await editor()).findByRole('button', { name });
  await userEvent.click(button);
};
const ways: Record<string, () => Promise<void>> = {
  Escape: async () => void (await userEvent.keyboard('{Escape}')),
  'the cross': () => press('Close'),
  Cancel: () => press('Cancel'),
};

describe('the editor of a metric', () => {
  it.each(Object.keys(ways))('closes at once by %s while nothing has changed', async (way) => {
    open();
    await editor();
    await ways[way]?.();
    expect(question()).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each(Object.keys(ways))('asks by %s before it loses what has changed', async (way) => {
    open();
    const name = within(await editor()).getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
    await userEvent.type(name, ' now');
    await ways[way]?.();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Go back' }));
    expect(question()).toBeNull();
    expect(name.value).toBe('Risk value now');
    await ways[way]?.();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('does not ask about a change that was taken back', async () => {
    open();
    await userEvent.type(within(await editor()).getByRole('textbox', { name: /^Name/ }), 's{Backspace}');
    await press('Cancel');
    expect(onClose).toHaveBeenCalledOnce();
  });

  const choices = async (filter: string) => {
    await press(filter);
    const found = await screen.findAllByRole('menuitemcheckbox');
    return found.map(({ textContent }) => textContent);
  };
  const byOwner = (...values: string[]) => [{ axis: 'owner' as const, values }];

  it('offers to filter by those who have something of what it counts', async () => {
    open({ ...FIRST_METRIC, name: 'Risk value', filters: byOwner('7') });
    expect(await choices('Owner: Ana Flores')).toEqual(['Ana Flores']);
  });

  it('offers those of closed ones where it counts those', async () => {
    open({ ...FIRST_METRIC, name: 'Risk value', open_only: false, filters: byOwner('7') });
    expect(await choices('Owner: Ana Flores')).toEqual(['Ana Flores', 'Ben Ortiz']);
  });

  it('keeps a chosen one by name while there is nothing of theirs', async () => {
    open({ ...FIRST_METRIC, name: 'Risk value', filters: byOwner('8') });
    expect(await choices('Owner: Ben Ortiz')).toEqual(['Ana Flores', 'Ben Ortiz']);
  });

  it('narrows what it offers by the other filters, not by its own', async () => {
    const level = { axis: 'level' as const, values: ['high'] };
    open({ ...FIRST_METRIC, name: 'Risk value', filters: [level, ...byOwner('7')] });
    await choices('Owner: Ana Flores');
    const owners = asked.filter(({ main_axis: main }) => main === 'owner');
    expect(owners.length).toBeGreaterThan(0);
    for (const { filters } of owners) expect(filters).toEqual([level]);
  });
});
