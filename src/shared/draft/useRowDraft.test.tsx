import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DraftProblem } from './DraftProblem.tsx';
import { type RowDraftState, useRowDraft } from './useRowDraft.ts';

interface Row {
  version: number;
  name: string;
  cost: number;
}
const toDraft = (row: Row | undefined) => ({ name: row?.name ?? '', cost: row?.cost ?? 0 });
const pump = { version: 1, name: 'Pump', cost: 5 };

it('keeps what was typed when a newer version arrives, and saves over that one', () => {
  const { result, rerender } = renderHook(({ row }: { row: Row }) => useRowDraft(row, toDraft), {
    initialProps: { row: pump },
  });
  act(() => result.current.change({ name: 'Pumps' }));
  rerender({ row: { version: 2, name: 'Pump', cost: 9 } });
  expect(result.current).toMatchObject({
    draft: { name: 'Pumps', cost: 9 },
    row: { version: 2 },
    clashes: false,
  });
  // An answer that comes late changes nothing.
  rerender({ row: pump });
  expect(result.current.draft.cost).toBe(9);
  act(() => result.current.adopt({ version: 3, name: 'Pumps', cost: 9 }));
  expect(result.current.start).toEqual(result.current.draft);
});

it('says that both changed a field, and takes theirs where that is wanted', async () => {
  const adopt = vi.fn();
  const state = {
    row: pump,
    start: toDraft(pump),
    draft: toDraft(pump),
    clashes: true,
    adopt,
    change: vi.fn(),
  } satisfies RowDraftState<Row, ReturnType<typeof toDraft>>;
  render(<DraftProblem what="item" state={state} error={{ message: 'Stale', kind: 'stale' }} />);
  expect(screen.getByText('Someone changed the same fields of this item. Saving keeps yours.')).toBeTruthy();
  expect(screen.queryByText('Stale')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
  expect(adopt).toHaveBeenCalledWith(pump);
});

it('says what else is refused beside what both changed', () => {
  const toDraft = (row: Row | undefined) => ({ name: row?.name ?? '' });
  const state = {
    row: pump,
    start: toDraft(pump),
    draft: toDraft(pump),
    clashes: true,
    adopt: vi.fn(),
    change: vi.fn(),
  };
  render(
    <DraftProblem what="item" state={state} error={{ message: 'A name is required', kind: 'refused' }} />,
  );
  expect(screen.getByText('A name is required')).toBeTruthy();
  expect(screen.getByText(/^Someone changed/)).toBeTruthy();
});
