import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { HistoryList, type HistoryListProps } from './HistoryList.tsx';
import type { HistoryEntry } from './historyTypes.ts';

afterEach(cleanup);

const change = (field: string, label: string, from: string | null) => ({ field, label, from, to: 'now' });
const entry = (id: number, more: Partial<HistoryEntry>) =>
  ({
    id,
    change_set_id: id,
    kind: 'updated',
    rows: null,
    summary: null,
    source: 'hand',
    actor: null,
    impersonated_role: null,
    api_key: null,
    at: '2026-10-01T10:00:00Z',
    changes: [],
    undoable: false,
    undo_blocked: null,
    undone: false,
    ...more,
  }) as HistoryEntry;
const shown = (...results: HistoryEntry[]) =>
  ({
    isPending: false,
    isError: false,
    hasNextPage: false,
    data: { pages: [{ count: results.length, results }], pageParams: [] },
  }) as unknown as HistoryListProps['history'];

it('offers each field that can come back, but where Undo does the same', async () => {
  const onRestore = vi.fn<(entry: HistoryEntry, change: { field: string }) => void>();
  const limit = change('upper_limit', 'Upper limit', '10%');
  const entries = [
    entry(1, { undoable: true, changes: [limit] }),
    entry(2, { changes: [limit, change('sub_items', 'Scope', 'x'), change('due_date', 'Due date', null)] }),
    entry(3, { kind: 'created' }),
  ];
  render(
    <HistoryList
      history={shown(...entries)}
      subject="the item"
      onUndo={() => undefined}
      restore={{ offers: (_entry, { field }) => field !== 'sub_items', onRestore }}
    />,
  );
  const names = screen.getAllByRole('button').map((button) => button.textContent);
  expect(names).toEqual(['Undo', 'Upper limit back to 10%', 'Clear Due date again']);
  await userEvent.click(screen.getByRole('button', { name: 'Upper limit back to 10%' }));
  expect(onRestore).toHaveBeenCalledWith(entries[1], limit);
});

it('says which changes were proposed by the assistant', () => {
  const changes = [change('priority', 'Priority', 'Medium')];
  const entries = [entry(1, { source: 'assistant', changes }), entry(2, { changes })];
  render(<HistoryList history={shown(...entries)} subject="the item" />);
  const said = screen.getAllByRole('listitem').map((row) => row.textContent?.includes('with Amplify'));
  expect(said).toEqual([true, false]);
});

it('offers nothing to whoever may not edit', () => {
  render(
    <HistoryList
      history={shown(entry(2, { changes: [change('name', 'Name', 'Old')] }))}
      subject="the item"
    />,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that something changed where it does not tell what', () => {
  render(
    <HistoryList
      history={shown(entry(1, {}))}
      subject={() => 'Weekly cost meeting'}
      href={() => '/meetings/2'}
      onUndo={() => undefined}
    />,
  );
  expect(screen.getByRole('listitem').textContent).toContain('Quoin changed Weekly cost meeting');
});

it('tells a change of many rows as one, and opens its rows', async () => {
  const replaced = entry(1, {
    rows: 24_001,
    summary: 'Replaced the estimate of 50% DD: 12,000 lines, $1,250.00',
    undoable: true,
  });
  const undo = { ...replaced, id: 2, source: 'undo' as const, summary: `Undo: ${replaced.summary}` };
  render(
    <HistoryList
      history={shown(undo, replaced)}
      subject={() => 'Ductwork'}
      renderRows={() => <p>deleted Ductwork</p>}
      onUndo={() => undefined}
    />,
  );
  const [undone, one] = screen.getAllByRole('listitem');
  expect(undone?.textContent).toContain('Quoin undid: replaced the estimate of 50% DD');
  expect(one?.textContent).toContain('Quoin replaced the estimate of 50% DD: 12,000 lines, $1,250.00');
  const button = screen.getAllByRole('button', { name: '24,001 rows' })[1] as HTMLElement;
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(one?.textContent).toContain('deleted Ductwork');
});

it('says who keeps an entry from being undone, and when, to those who could undo it', () => {
  const by = { id: 4, first_name: 'Daniel', last_name: 'Reyes', email: 'daniel@northbank.example' };
  const at = '2026-09-24T10:00:00Z';
  const entries = [
    entry(1, { undo_blocked: { reason: 'changed', by, at } }),
    entry(2, { undo_blocked: { reason: 'deleted', by, at } }),
    entry(3, { undo_blocked: { reason: 'decided', by: null, at: null } }),
    entry(4, { undoable: true }),
  ];
  const { rerender } = render(
    <HistoryList history={shown(...entries)} subject="the item" onUndo={() => undefined} />,
  );
  const said = () =>
    screen
      .getAllByRole('listitem')
      .map((row) => /Can’t undo:[^()]*(?:\(.*\))?/.exec(row.textContent ?? '')?.[0]);
  expect(said()).toEqual([
    'Can’t undo: Daniel Reyes changed it since (Sep 24, 2026)',
    'Can’t undo: Daniel Reyes deleted it since (Sep 24, 2026)',
    expect.stringContaining('Can’t undo: it has been decided since'),
    undefined,
  ]);
  rerender(<HistoryList history={shown(...entries)} subject="the item" />);
  expect(said()).toEqual([undefined, undefined, undefined, undefined]);
});
