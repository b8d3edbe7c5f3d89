import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defineEntry, type EntryBase, type EntrySave } from './entrySheet.ts';
import { useEntry } from './useEntry.ts';

type Save = EntrySave & { name?: string };
const sheet = defineEntry<EntryBase, Save>({
  blank: { name: '' },
  sent: { name: ({ name }) => ({ name }) },
  columnOf: {},
  check: () => ({}),
});
const saved = (id: number, name: string): EntryBase => ({ key: String(id), place: 0, id, version: 1, name });
const names = (rows: readonly EntryBase[]) => rows.flatMap(({ name }) => (name === '' ? [] : [name]));

it('rows that are sent do not stand beside what became of them, and are not sent again', () => {
  const before = [saved(1, 'Perched groundwater')];
  const after = [...before, saved(2, 'Steel tariff')];
  const { result, rerender } = renderHook(({ loaded, isSending }) => useEntry(sheet, loaded, isSending), {
    initialProps: { loaded: before, isSending: false },
  });
  const blank = result.current.rows.find(({ id }) => id === null) as EntryBase;
  act(() =>
    result.current.change(
      {
        source: 'type',
        cells: [{ key: blank.key, column: 'name', from: '', to: 'Steel tariff' }],
        added: [],
        removed: [],
      },
      [{ id: 'name', title: 'Name', edit: { type: 'text' } }],
    ),
  );
  expect(names(result.current.rows)).toEqual(['Perched groundwater', 'Steel tariff']);
  const batch = result.current.batch.rows;
  expect(batch).toEqual([{ name: 'Steel tariff' }]);
  rerender({ loaded: before, isSending: true });
  // The register has loaded again before the page is left.
  rerender({ loaded: after, isSending: true });
  expect(names(result.current.rows)).toEqual(['Perched groundwater', 'Steel tariff']);
  expect(result.current.batch.rows).toEqual(batch);
});

it('what others saved meanwhile comes in once a save was refused', () => {
  const before = [saved(1, 'Perched groundwater')];
  const { result, rerender } = renderHook(({ loaded, isSending }) => useEntry(sheet, loaded, isSending), {
    initialProps: { loaded: before, isSending: true },
  });
  expect(names(result.current.rows)).toEqual([]);
  rerender({ loaded: before, isSending: false });
  expect(names(result.current.rows)).toEqual(['Perched groundwater']);
});
