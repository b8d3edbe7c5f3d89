import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Item } from '#shared/foresite';
import { emptySubItem } from '../../model/itemDraft.ts';
import { useScopeRows } from './useScopeRows.ts';

const saved = (version: number, ...scopes: string[]) =>
  ({
    version,
    updated_by: { id: 3 },
    sub_items: scopes.map((scope, at) => ({ id: at + 1, scope, cost_groups: [] })),
  }) as unknown as Item;
const glass = { ...emptySubItem(), scope: 'Glass' };

function useRows(item: Item) {
  const rows = useScopeRows(item, 3);
  if (!rows) throw new Error('An item that is here has its rows.');
  return rows;
}

it('keeps a row that is written while the one before is saved, and gives that one its number', () => {
  const { result, rerender } = renderHook(({ item }: { item: Item }) => useRows(item), {
    initialProps: { item: saved(1) },
  });
  const next = emptySubItem();
  act(() => result.current[1]([glass, next]));
  act(() => result.current[1]([glass, { ...next, scope: 'Se' }]));
  rerender({ item: saved(2, 'Glass') });
  const [{ value, dirty }, setRows] = result.current;
  expect(value).toMatchObject([
    { key: glass.key, id: 1, scope: 'Glass' },
    { key: next.key, id: null, scope: 'Se' },
  ]);
  expect(dirty).toBe(true);
  act(() => setRows([...value.slice(0, 1), { ...next, scope: 'Sealant' }]));
  // Saved, they stand under the keys that they were written by: an open editor stays.
  rerender({ item: saved(3, 'Glass', 'Sealant') });
  expect(result.current[0]).toMatchObject({
    dirty: false,
    value: [
      { key: glass.key, id: 1 },
      { key: next.key, id: 2 },
    ],
  });
  // Taken back elsewhere, it does not come again.
  rerender({ item: saved(4, 'Glass') });
  expect(result.current[0].value.map(({ id }) => id)).toEqual([1]);
});
