import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Item } from '#shared/foresite';
import { type ItemEdit, useItemEdit } from './useItemEdit.ts';

const mutate = vi.fn<(edit: { item: Item; patch: object }) => Promise<Item>>();
vi.mock('../../itemMutations.ts', () => ({ useEditItem: () => ({ mutateAsync: mutate, isPending: false }) }));
beforeEach(() => {
  mutate.mockReset().mockImplementation(() => new Promise(() => undefined));
});

const item = {
  version: 1,
  name: 'Chilled beams',
  description: '',
  sub_items: [],
  me_groups: [],
  tags: [],
  markups: [],
  drivers: [],
  links: [],
  custom_attributes: [],
} as unknown as Item;

function useEdit(row: Item): ItemEdit {
  const edit = useItemEdit(1, row);
  if (!edit) throw new Error('An item that is here is edited.');
  return edit;
}

const open = () => renderHook(({ row }: { row: Item }) => useEdit(row), { initialProps: { row: item } });

it('shows both values where the field was saved by someone else while it was typed in', () => {
  const { result, rerender } = open();
  act(() => result.current.type({ name: 'Radiant panels' }));
  rerender({ row: { ...item, version: 2, name: 'Chilled ceilings' } });
  act(() => result.current.commit({ name: 'Radiant panels' }));
  expect(mutate).not.toHaveBeenCalled();
  expect(result.current.conflict?.fields).toEqual([
    { field: 'name', label: 'Name', mine: 'Radiant panels', their: 'Chilled ceilings' },
  ]);
  act(() => void result.current.keepMine());
  expect(mutate.mock.calls[0]?.[0]).toMatchObject({
    item: { version: 2 },
    patch: { name: 'Radiant panels' },
  });
});

it('saves on top where somebody else changed another field', () => {
  const { result, rerender } = open();
  act(() => result.current.type({ name: 'Radiant panels' }));
  rerender({ row: { ...item, version: 2, description: 'In the wards' } });
  act(() => result.current.commit({ name: 'Radiant panels' }));
  expect(mutate.mock.calls[0]?.[0]).toMatchObject({
    item: { version: 2 },
    patch: { name: 'Radiant panels' },
  });
});

it('gives what was typed up for theirs', () => {
  const { result, rerender } = open();
  act(() => result.current.type({ name: 'Radiant panels' }));
  rerender({ row: { ...item, version: 2, name: 'Chilled ceilings' } });
  act(() => result.current.commit({ name: 'Radiant panels' }));
  act(() => result.current.takeTheirs());
  expect(result.current).toMatchObject({ conflict: null, isUnsaved: false });
  expect(result.current.values.name).toBe('Chilled ceilings');
});

it('asks about scope rows that somebody else changed since they were begun', () => {
  const { result } = open();
  const before = { ...item, sub_items: [{ id: 3 }] } as unknown as Item;
  act(() => result.current.commitRows([], before));
  expect(mutate).not.toHaveBeenCalled();
  expect(result.current.conflict).toMatchObject({ fields: [], hasOtherRows: true });
});

it('keeps what is typed in a field while it is being saved, and saves it on top', async () => {
  const { result, rerender } = open();
  let answer: (saved: Item) => void = () => undefined;
  mutate.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  act(() => result.current.type({ name: 'Radiant' }));
  act(() => result.current.commit({ name: 'Radiant' }));
  rerender({ row: { ...item, name: 'Radiant' } });
  act(() => result.current.type({ name: 'Radiant panels' }));
  const saved = { ...item, version: 2, name: 'Radiant' };
  await act(async () => answer(saved));
  rerender({ row: saved });
  expect(result.current.values.name).toBe('Radiant panels');
  act(() => result.current.commit({ name: 'Radiant panels' }));
  expect(result.current.conflict).toBeNull();
  expect(mutate.mock.calls[1]?.[0]).toMatchObject({
    item: { version: 2 },
    patch: { name: 'Radiant panels' },
  });
});

it('says what was wrong with a save though another one began meanwhile', async () => {
  const { result } = open();
  let refuse: (error: unknown) => void = () => undefined;
  mutate.mockImplementationOnce(() => new Promise((_resolve, reject) => (refuse = reject)));
  act(() => result.current.commit({ name: 'Radiant panels' }));
  act(() => result.current.commit({ description: 'In the wards' }));
  await act(async () => refuse({ kind: 'rule', message: 'Too long.', fields: { name: ['Too long.'] } }));
  expect(result.current).toMatchObject({ problem: 'Too long.', errors: { name: ['Too long.'] } });
  expect(result.current.values.name).toBe('Radiant panels');
});
