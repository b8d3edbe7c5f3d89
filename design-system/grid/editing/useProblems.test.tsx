import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createDraft } from './createDraft.ts';
import type { CellProblem } from './gridEditing.ts';
import { useProblems } from './useProblems.ts';
import type { SheetColumn } from './sheet.ts';

type Row = { key: string; name: string };

const columns = [
  {
    id: 'name',
    title: 'Name',
    value: ({ name }: Row) => name,
    edit: { kind: 'text', validate: (value: unknown) => (value === '' ? 'Give it a name.' : undefined) },
  },
] as unknown as SheetColumn<Row>[];

it('forgets what was wrong in a row once its owner takes the row out', () => {
  const draft = createDraft<Row>(({ key }) => key);
  const [first, second] = [
    { key: 'a', name: '' },
    { key: 'b', name: 'Steel' },
  ];
  draft.follow([first, second]);
  const errors = { a: { name: 'Give it a name.' } };
  const onProblems = vi.fn<(problems: readonly CellProblem[]) => void>();
  const editing = { onChange: () => undefined, errors, onProblems };
  const { result, rerender } = renderHook(() => useProblems(draft, columns, editing));
  expect(result.current.map(({ key }) => key)).toEqual(['a']);
  draft.follow([second]);
  rerender();
  expect(result.current).toEqual([]);
  expect(onProblems).toHaveBeenLastCalledWith([]);
});
