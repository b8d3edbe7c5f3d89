import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { ItemWrite } from '../../foresiteMutations.ts';
import type { CellField } from '../../model/cellFields.ts';
import type { ItemBrief } from '../../model/foresiteTypes.ts';
import CellEditor from './CellEditor.tsx';

type Told = { onSuccess: () => void; onError: (error: object) => void };
const mutate = vi.fn<(write: ItemWrite, told: Told) => void>();
vi.mock('../../foresiteMutations.ts', () => ({ useEditItem: () => ({ mutate, isPending: false }) }));
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
  updated_by: { id: 7, first_name: 'Ada', last_name: 'Moss' },
} as unknown as ItemBrief;

function open(field: CellField) {
  const cell = document.createElement('div');
  document.body.append(cell);
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  render(
    <QueryClientProvider client={client}>
      <CellEditor projectId={1} item={item} field={field} cell={cell} today="2026-10-01" onClose={onClose} />
    </QueryClientProvider>,
  );
}
const refuse = (error: object) => act(() => mutate.mock.lastCall?.[1].onError({ fields: {}, ...error }));
const rename = async (name: string) => {
  const box = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(box);
  await userEvent.type(box, `${name}{Enter}`);
};

it('saves by Enter from the version that is shown, and not at all without a name', async () => {
  open('name');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
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
  refuse({ kind: 'stale', current: { ...item, version: 4, priority: 5 } });
  expect(mutate.mock.lastCall?.[0]).toMatchObject({
    item: { version: 4 },
    patch: { name: 'Radiant panels' },
  });
  refuse({ kind: 'stale', current: { ...item, version: 5, priority: 5, name: 'Chilled ceilings' } });
  expect(screen.getByText('VO-004 Name: Chilled ceilings (Ada Moss), yours Radiant panels')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(mutate.mock.lastCall?.[0]).toMatchObject({
    item: { version: 5 },
    patch: { name: 'Radiant panels' },
  });
});
