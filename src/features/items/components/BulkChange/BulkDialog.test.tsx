import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { BulkWrite } from '../../bulkMutation.ts';
import { fieldEdits } from '../../model/fieldEdits.ts';
import type { ItemBrief } from '#shared/foresite';
import BulkDialog from './BulkDialog.tsx';

type Callbacks = { onError: (error: object) => void };
const mutate = vi.fn<(write: BulkWrite, callbacks: Callbacks) => void>();
vi.mock('../../bulkMutation.ts', () => ({ useBulkWrite: () => ({ mutate, isPending: false }) }));
vi.mock('./useBulkRequest.tsx', () => ({
  useBulkRequest: () => ({ request: fieldEdits.due('2026-10-12'), field: null }),
}));
afterEach(() => {
  cleanup();
  mutate.mockClear();
});

const item = (id: number, more: Partial<ItemBrief> = {}) =>
  ({
    id,
    code: `VO-00${id}`,
    name: `Item ${id}`,
    version: 1,
    status: 'PENDING',
    priority: 3,
    tags: [],
    me_groups: [],
    lower_limit: 0,
    upper_limit: 0,
    due_date: null,
    deadline: null,
    component: null,
    assignee: null,
    updated_by: { id: 7, first_name: 'Ada', last_name: 'Moss' },
    ...more,
  }) as unknown as ItemBrief;
const caller = { userId: 1, permissions: new Set(['edit_any_scenarioitem']) };

const open = (...items: ItemBrief[]) =>
  render(
    <BulkDialog
      projectId={1}
      kind="due"
      items={items}
      caller={caller}
      today="2026-10-01"
      onClose={() => undefined}
    />,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const refuse = (error: object) => act(() => mutate.mock.lastCall?.[1].onError({ fields: {}, ...error }));
const sent = () => mutate.mock.lastCall?.[0].items.map(({ code, version }) => [code, version]);

it('names what stays as it is, and sends the others', async () => {
  open(item(1), item(2, { status: 'APPROVED' }), item(3));
  expect(screen.getByRole('heading', { name: '1 item stays as it is' })).toBeTruthy();
  expect(screen.getByText(/This item is approved, so it cannot be edited/)).toBeTruthy();
  await press('Change 2 items');
  expect(sent()).toEqual([
    ['VO-001', 1],
    ['VO-003', 1],
  ]);
});

it('names what the server refused, each with its reason', async () => {
  open(item(1), item(2));
  await press('Change 2 items');
  refuse({
    kind: 'rule',
    message: 'One row cannot be saved like this.',
    fields: { 'updates.1.due_date': ['Date is too far in the past'] },
  });
  expect(screen.getByText('One row cannot be saved like this.')).toBeTruthy();
  const refused = screen.getByRole('region', { name: 'Refused, so nothing was saved' });
  expect(refused.textContent).toContain('VO-002 Date is too far in the past');
});

it('shows both values where somebody was quicker, and goes on from theirs or without them', async () => {
  open(item(1), item(2), item(3));
  await press('Change 3 items');
  const stale = ['Someone changed this item since you opened it.'];
  const gone = ['This item is no longer there. Remove the row.'];
  refuse({
    kind: 'stale',
    fields: { 'updates.0': stale, 'updates.2': gone },
    current: { items: [item(1, { version: 2, due_date: '2026-10-05' })] },
  });
  expect(screen.getByText('VO-001 Due date: Oct 05, 2026 (Ada Moss), yours Oct 12, 2026')).toBeTruthy();
  expect(screen.getByText(`VO-003: ${gone[0]}`)).toBeTruthy();
  await press('Change 2 items');
  expect(sent()).toEqual([
    ['VO-001', 2],
    ['VO-002', 1],
  ]);
  refuse({
    kind: 'stale',
    fields: { 'updates.0': stale },
    current: { items: [item(1, { version: 3, due_date: '2026-10-06' })] },
  });
  await press('Leave them out');
  await press('Change 1 item');
  expect(sent()).toEqual([['VO-002', 1]]);
});
