import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { itemsQuery } from '#features/items';
import { cedarRidge } from '#features/trend';
import { type ItemBrief, type Scenario, scenariosQuery } from '#shared/foresite';
import { useFocus } from './useFocus.ts';

const item = (id: number, more: Partial<ItemBrief> = {}) =>
  ({
    id,
    code: `VO-00${id}`,
    status: 'PENDING',
    has_valid_scope: true,
    me_groups: [],
    cost: -id * 100,
    ...more,
  }) as unknown as ItemBrief;
const scenario = (id: number, more: Partial<Scenario> = {}) =>
  ({
    id,
    scenario_number: `S-${id}`,
    status: 'PENDING',
    pending_cost: -500,
    items: [],
    ...more,
  }) as unknown as Scenario;
const pendingKey = itemsQuery(1, { status: ['PENDING'], limit: 'all' }).queryKey;

function visit(rows: ItemBrief[], scenarios: Scenario[] = []) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(pendingKey, { count: rows.length, results: rows });
  client.setQueryData(scenariosQuery(1).queryKey, { count: scenarios.length, results: scenarios });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ToastProvider>{children}</ToastProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useFocus(1, rows, cedarRidge), { wrapper });
  return { client, focus: () => result.current };
}
const tick = (focus: () => ReturnType<typeof useFocus>, ...ids: number[]) =>
  act(() => focus().select(new Set(ids.map(String))));

describe('the focus', () => {
  it('adds up what is ticked, and lets the other of a group go', () => {
    const group = { me_groups: [{ id: 7, letter: 'A' }] };
    const { focus } = visit([item(1, group), item(2, group), item(3)]);
    tick(focus, 1);
    tick(focus, 1, 3);
    expect(focus().whatIf).toEqual({ name: '2 items', cost: -400 });
    tick(focus, 1, 3, 2);
    expect(focus().items.map(({ id }) => id)).toEqual([3, 2]);
  });

  it('says why an item cannot be ticked', () => {
    const { focus } = visit([item(1)], [scenario(9)]);
    expect(focus().problemOf(item(1))).toBeUndefined();
    expect(focus().problemOf(item(2, { status: 'DRAFT' }))).toBe('Item should have "Pending" status');
    expect(focus().problemOf(item(2, { has_valid_scope: false }))).toBe('Item should have valid Scope(s)');
    act(() => focus().focusScenario(9));
    expect(focus().problemOf(item(1))).toBe("There shouldn't be any Scenario selected");
  });

  it('lets go what stops meeting the conditions', async () => {
    const rows = [item(1), item(2)];
    const { client, focus } = visit(rows);
    tick(focus, 1, 2);
    rows[0] = item(1, { status: 'APPROVED' });
    act(() => {
      client.setQueryData(pendingKey, { count: 1, results: [item(2)] });
    });
    await waitFor(() => expect(focus().items.map(({ id }) => id)).toEqual([2]));
  });

  it('moves from items to a scenario, which ends with its decision and not with that of another', async () => {
    const { client, focus } = visit([item(1)], [scenario(9), scenario(8)]);
    tick(focus, 1);
    act(() => focus().focusScenario(9));
    expect([focus().items.length, focus().whatIf]).toEqual([0, { name: 'S-9', cost: -500 }]);
    act(() => focus().release([8]));
    expect(focus().scenario?.id).toBe(9);
    act(() => {
      client.setQueryData(scenariosQuery(1).queryKey, {
        count: 1,
        results: [scenario(9, { status: 'REJECTED' })],
      });
    });
    await waitFor(() => expect([focus().scenario, focus().whatIf]).toEqual([undefined, undefined]));
  });
});
