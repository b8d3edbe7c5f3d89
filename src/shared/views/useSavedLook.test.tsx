import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#platform/api';
import { defineSlot } from '#platform/storage';
import { type LookRules, recordIn } from './savedLook.ts';
import { useSavedLook } from './useSavedLook.ts';
import type { SavedView } from './viewQueries.ts';

const get = vi.fn<() => Promise<unknown>>();
vi.mock('#platform/api', async (original) => ({ ...(await original<object>()), api: { GET: () => get() } }));
vi.mock('#platform/flags', async (original) => ({
  ...(await original<object>()),
  useCurrentUser: () => ({ id: 7 }),
}));

interface Look {
  filters: Readonly<Record<string, unknown>>;
  shape: string;
}
const rules: LookRules<Look> = {
  usual: { filters: {}, shape: 'list' },
  toConfig: ({ filters, shape }) => ({ filters, shape }),
  fromConfig: (config) => ({
    filters: recordIn(config, 'filters'),
    shape: typeof config['shape'] === 'string' ? config['shape'] : 'list',
  }),
  isSame: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  arranged: defineSlot('test.arranged', (stored) => (typeof stored === 'string' ? stored : '')),
};
const view = {
  id: 3,
  version: 1,
  is_selected: true,
  config: { filters: { status: 'OPEN' }, shape: 'cards' },
} as unknown as SavedView;

beforeEach(() => localStorage.clear());

/** A list whose views come when `arrive` is called. */
function open(hasOwnFilters = false) {
  let answer: (value: unknown) => void = () => undefined;
  get.mockReset().mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const client = createQueryClient({ onWriteError: vi.fn() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      const [look, setLook] = useState(rules.usual);
      const change = (part: Partial<Look>) => setLook((old) => ({ ...old, ...part }));
      const place = { projectId: 1, list: 'issues' } as const;
      return { look, change, ...useSavedLook({ place, rules, look, onLook: change, hasOwnFilters }) };
    },
    { wrapper },
  );
  const arrive = async () => {
    await act(async () => answer({ data: { count: 1, results: [view] } }));
    await waitFor(() => expect(result.current.views).toHaveLength(1));
  };
  return { result, arrive };
}

it('puts on the look of the view that was left', async () => {
  const { result, arrive } = open();
  await arrive();
  expect(result.current.look).toEqual({ filters: { status: 'OPEN' }, shape: 'cards' });
  expect(result.current.changed).toBe(false);
});

it('leaves filters of the address', async () => {
  const { result, arrive } = open(true);
  await arrive();
  expect(result.current.look).toEqual({ filters: {}, shape: 'cards' });
});

it('keeps what was pressed before the views came, as a change of the view', async () => {
  const { result, arrive } = open();
  act(() => result.current.change({ shape: 'board' }));
  await arrive();
  expect(result.current.look.shape).toBe('board');
  expect(result.current.base.id).toBe(3);
  expect(result.current.changed).toBe(true);
});
