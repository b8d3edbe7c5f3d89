import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { ItemWrite } from '../../itemMutations.ts';
import type { CellField } from '../../model/cellFields.ts';
import { foresiteKeys, type Item, type ItemBrief } from '#shared/foresite';
import CellEditor from './CellEditor.tsx';

type Callbacks = { onSuccess: () => void; onError: (error: object) => void };
const mutate = vi.fn<(write: ItemWrite, callbacks: Callbacks) => void>();
vi.mock('../../itemMutations.ts', () => ({ useEditItem: () => ({ mutate, isPending: false }) }));
const onClose = vi.fn();
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const item = {
  id: 4,
  code: 'VO-004',
  name: 'Chilled beams',
  version: 3,
  status: 'PENDING',
  priority: 3,
  tags: [],
  lower_limit: 0,
  upper_limit: 0,
  due_date: null,
  deadline: null,
  component: null,
  assignee: null,
  proposed_by_id: null,
  me_groups: [],
  updated_by: { id: 7, first_name: 'Ada', last_name: 'Moss' },
} as unknown as ItemBrief;

/** The same item as its own panel knows it. */
const theirs = (change: Partial<Item>) =>
  ({ ...item, sub_items: [], markups: [], drivers: [], links: [], custom_attributes: [], ...change }) as Item;

function open(field: CellField) {
  const cell = document.createElement('div');
  document.body.append(cell);
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  render(
    <QueryClientProvider client={client}>
      <CellEditor projectId={1} item={item} field={field} cell={cell} today="2026-10-01" onClose={onClose} />
    </QueryClientProvider>,
  );
  return client;
}
const refuse = (error: object) => act(() => mutate.mock.lastCall?.[1].onError({ fields: {}, ...error }));
const rename = async (name: string) => {
  const box = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(box);
  await userEvent.type(box, `${name}{Enter}`);
};

const bothNames =
  'Ada Moss changed this item while you were editing it. Name: Chilled ceilings (yours: Radiant panels).';

it('saves by Enter from the version that is shown, and not at all without a name', async () => {
  open('name');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })));
  await rename(' ');
  expect(screen.getByText('Name is required')).toBeTruthy();
  expect(mutate).not.toHaveBeenCalled();
  await rename('Radiant panels');
  expect(mutate.mock.lastCall?.[0]).toMatchObject({
    item: { version: 3 },
    patch: { name: 'Radiant panels' },
    paint: { name: 'Radiant panels' },
  });
});

it('leaves by Escape, and by Enter where nothing was changed', async () => {
  open('name');
  await rename('Chilled beams');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(mutate).not.toHaveBeenCalled();
});

it('saves a choice when it is made', async () => {
  open('priority');
  await userEvent.click(screen.getByRole('combobox', { name: 'Priority' }));
  await userEvent.click(screen.getByRole('option', { name: /Highest/ }));
  expect(mutate.mock.lastCall?.[0]).toMatchObject({ patch: { priority: 5 } });
});

it('shows what the server says at the field', async () => {
  open('name');
  await rename('Radiant panels');
  refuse({ kind: 'rule', message: 'No.', fields: { name: ['Another item is called so.'] } });
  expect(screen.getByText('Another item is called so.')).toBeTruthy();
});

it('shows both values where somebody changed the same, and saves on top where they did not', async () => {
  open('name');
  await rename('Radiant panels');
  refuse({ kind: 'stale', current: theirs({ version: 4, priority: 5 }) });
  expect(mutate.mock.lastCall?.[0]).toMatchObject({
    item: { version: 4 },
    patch: { name: 'Radiant panels' },
  });
  refuse({ kind: 'stale', current: theirs({ version: 5, priority: 5, name: 'Chilled ceilings' }) });
  expect(screen.getByText(bothNames)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(mutate.mock.lastCall?.[0]).toMatchObject({
    item: { version: 5 },
    patch: { name: 'Radiant panels' },
  });
});

it('asks before it writes over what somebody saved while the cell was open', async () => {
  const client = open('name');
  client.setQueryData(foresiteKeys.item(1, 4), theirs({ version: 4, name: 'Chilled ceilings' }));
  await rename('Radiant panels');
  expect(mutate).not.toHaveBeenCalled();
  expect(screen.getByText(bothNames)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(mutate).not.toHaveBeenCalled();
});

it('saves on top of another field that somebody saved while the cell was open', async () => {
  const client = open('name');
  client.setQueryData(foresiteKeys.item(1, 4), theirs({ version: 4, priority: 5 }));
  await rename('Radiant panels');
  expect(mutate.mock.lastCall?.[0]).toMatchObject({
    item: { version: 4 },
    patch: { name: 'Radiant panels' },
  });
});
