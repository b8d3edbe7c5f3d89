import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { codesOfFormatQuery, costFormatsQuery } from '#features/codes';
import { currentUserQuery } from '#platform/flags';
import { unitsQuery } from '../../itemQueries.ts';
import { emptySubItem, type SubItemDraft } from '../../model/itemDraft.ts';
import { heightOf, scopeWidthOf, subItemColumns, wideTable } from './subItemColumns.tsx';
import { SubItemsTable } from './SubItemsTable.tsx';

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

function show() {
  const commit = vi.fn<(rows: SubItemDraft[]) => void>();
  function Panel() {
    const [rows, setRows] = useState([steel]);
    return (
      <SubItemsTable
        rows={rows}
        readOnly={false}
        errors={{}}
        note=""
        onChange={setRows}
        onCommit={(next) => {
          setRows(next);
          commit(next);
        }}
      />
    );
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(costFormatsQuery().queryKey, { count: 0, results: [] });
  client.setQueryData(currentUserQuery.queryKey, { id: 3 } as never);
  client.setQueryData(unitsQuery().queryKey, { count: 0, results: [] });
  const codes = {
    UF: ['D30 HVAC', 'D3010 Energy Supply', 'D3040 Distribution Systems'],
    MF: ['01 00 00 General'],
  };
  for (const [format, lines] of Object.entries(codes))
    client.setQueryData(
      codesOfFormatQuery(format).queryKey,
      lines.map((line, at) => {
        const [, div_code = '', name = ''] = /^(\d\d \d\d \d\d|\S+) (.*)$/.exec(line) ?? [];
        return { id: at + 1, div_code, name };
      }) as never,
    );
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <Panel />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), commit };
}
const cell = (row: number, column: number) =>
  within(
    within(screen.getByRole('grid', { name: 'Scope' })).getAllByRole('row')[row] as HTMLElement,
  ).getAllByRole('gridcell')[column] as HTMLElement;

it('adds a row with Enter in the last one, with what was typed before it', async () => {
  const { user, commit } = show();
  await user.dblClick(cell(1, 4));
  await user.keyboard('{Control>}a{/Control}250{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(cell(2, 0)));
  await user.keyboard('Glass{Enter}');
  expect(commit.mock.lastCall?.[0]).toMatchObject([
    { id: 7, unitCost: 250 },
    { scope: 'Glass' },
    { scope: '' },
  ]);
  await waitFor(() => expect(document.activeElement).toBe(cell(3, 0)));
});

it('leads to the scope of the row that was added', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Add row' }));
  await waitFor(() => expect(document.activeElement).toBe(cell(2, 0)));
});

it('opens the picker of codes with the letters that are typed on it, and takes the first found with Enter', async () => {
  const { user, commit } = show();
  await user.click(cell(1, 0));
  await user.tab();
  await user.keyboard('fan');
  const search = await screen.findByRole('searchbox', { name: 'Search codes' });
  await waitFor(() => expect(document.activeElement).toBe(search));
  expect((search as HTMLInputElement).value).toBe('fan');
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('treeitem'));
  search.focus();
  await user.keyboard('{Enter}');
  expect(commit.mock.lastCall?.[0].at(0)?.uniFormat).toMatchObject({ div_code: 'D3040' });
  await waitFor(() => expect(document.activeElement).toBe(cell(1, 1)));
  // Pressed later, it begins with nothing.
  await user.keyboard('{Enter}');
  const again = await screen.findByRole('searchbox', { name: 'Search codes' });
  expect((again as HTMLInputElement).value).toBe('');
});

it('names the format that has what is searched for in vain, and clears the search', async () => {
  const { user } = show();
  await user.click(cell(1, 1));
  await user.keyboard('fee');
  await user.click(await screen.findByRole('button', { name: 'MasterFormat (1)' }));
  expect(await screen.findByRole('treeitem', { name: /01 00 00 General/ })).toBeTruthy();
  const search = screen.getByRole('searchbox', { name: 'Search codes' });
  await user.clear(search);
  await user.type(search, 'nothing like it');
  await user.click(
    within(screen.getByText('No codes match your search').closest('[role=dialog]') as HTMLElement)
      .getAllByRole('button', { name: 'Clear search' })
      .at(-1) as HTMLElement,
  );
  expect((search as HTMLInputElement).value).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(search));
});

it.each([
  ['a panel', 592, false, 136, 54],
  ['a panel that is only read', 592, true, 168, 36],
  ['a wide table', 900, false, 219, 36],
])('is as high as its scope needs in %s', (_, width, readOnly, scopeWidth, height) => {
  const columns = subItemColumns({
    units: [],
    rows: [],
    readOnly,
    rights: { add: true, change: true, remove: true },
    isWide: width >= wideTable,
    format: 'UF',
    lacking: new Map(),
    typed: undefined,
    onType: vi.fn(),
    onPick: vi.fn(),
    onRemove: vi.fn(),
  });
  expect(scopeWidthOf(columns, width)).toBe(scopeWidth);
  expect(heightOf({ ...steel, scope: 'Hydronic snow melt' }, scopeWidth, width >= wideTable)).toBe(height);
});
