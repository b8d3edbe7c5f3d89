import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { costFormatsQuery } from '#features/codes';
import { emptySubItem, type SubItemDraft } from '../../model/itemDraft.ts';
import { ScopeCards } from './ScopeCards.tsx';

afterEach(cleanup);

const steel: SubItemDraft = {
  ...emptySubItem(),
  key: '7',
  id: 7,
  scope: 'Steel',
  quantity: 1200,
  measure: 'SF',
  unitCost: 310,
};
const all = { add: true, change: true, remove: true };
const units = ['SF', 'LS'].map((value) => ({ value, label: value }));

function show({ rows = [steel], readOnly = false, rights = all } = {}) {
  const commit = vi.fn<(rows: SubItemDraft[]) => void>();
  /** What the server answers: new rows have their numbers, and keys after them. */
  const server: { answer: (rows: readonly SubItemDraft[]) => void } = { answer: () => undefined };
  function Panel() {
    const [held, setHeld] = useState<SubItemDraft[]>(rows);
    useEffect(() => {
      server.answer = (next) => setHeld([...next]);
    }, []);
    return (
      <>
        <button onClick={() => setHeld([...held, emptySubItem()])}>Add row</button>
        <ScopeCards
          rows={held}
          readOnly={readOnly}
          rights={rights}
          format="UF"
          lacking={new Map()}
          units={units}
          messages={{}}
          onChange={setHeld}
          onCommit={(next) => {
            setHeld(next);
            commit(next);
          }}
        />
      </>
    );
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(costFormatsQuery().queryKey, { count: 0, results: [] });
  render(
    <QueryClientProvider client={client}>
      <Panel />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), commit, server };
}
const row = (name: string) => within(screen.getByRole('listitem', { name }));

it('adds a row, prices it as it is typed, and hands it on when a field is left', async () => {
  const { user, commit } = show();
  await user.click(screen.getByRole('button', { name: 'Add row' }));
  const scope = row('Row 2').getByRole('textbox', { name: 'Scope' });
  await waitFor(() => expect(document.activeElement).toBe(scope));
  await user.keyboard('Glass');
  expect(commit).not.toHaveBeenCalled();
  await user.tab();
  expect(commit).toHaveBeenCalledOnce();
  await user.type(row('Row 2').getByRole('textbox', { name: 'Quantity' }), '10');
  await user.type(row('Row 2').getByRole('textbox', { name: 'Unit cost' }), '5');
  expect(row('Row 2').getByText('$50')).toBeTruthy();
  expect(screen.getByText('$372,050')).toBeTruthy();
  await user.tab();
  expect(commit.mock.lastCall?.[0].at(1)).toMatchObject({ scope: 'Glass', quantity: 10, unitCost: 5 });
});

it('keeps what is typed while a save gives the row its number', async () => {
  const { user, commit, server } = show();
  await user.click(screen.getByRole('button', { name: 'Add row' }));
  await user.keyboard('Glass');
  await user.tab();
  await user.click(row('Row 2').getByRole('textbox', { name: 'Quantity' }));
  await user.keyboard('10');
  act(() => server.answer([steel, { ...emptySubItem(), key: '8', id: 8, scope: 'Glass' }]));
  await user.keyboard('5');
  await user.tab();
  expect(commit.mock.lastCall?.[0].at(1)).toMatchObject({ id: 8, scope: 'Glass', quantity: 105 });
});

it('says nothing where nothing was typed, and leaves the focus in the list when a row goes', async () => {
  const { user, commit } = show({ rows: [steel, { ...steel, key: '9', id: 9, scope: 'Glass' }] });
  await user.click(row('Row 1').getByRole('textbox', { name: 'Scope' }));
  await user.tab();
  expect(commit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Remove row 2' }));
  expect(commit.mock.lastCall?.[0].map(({ id }) => id)).toEqual([7]);
  await waitFor(() =>
    expect(document.activeElement).toBe(row('Row 1').getByRole('textbox', { name: 'Scope' })),
  );
});

it('reads where rows may not be changed', () => {
  show({ rights: { ...all, change: false } });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('1,200 SF × $310.00')).toBeTruthy();
});

it('deletes rows where they may be deleted and not changed, and nowhere else', async () => {
  const rows = [steel, { ...steel, key: '9', id: 9, scope: 'Glass' }];
  const { user, commit } = show({ rows, rights: { add: false, change: false, remove: true } });
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
  expect(commit.mock.lastCall?.[0].map(({ id }) => id)).toEqual([9]);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove row 1' })),
  );
  cleanup();
  show({ readOnly: true });
  show({ rights: { add: true, change: false, remove: false } });
  expect(screen.queryByRole('button', { name: /Remove row/ })).toBeNull();
});
