import { expect, it } from 'vitest';
import type { LineRow } from '../model/lineBatch.ts';
import { lineColumns } from './lineColumns.tsx';

const row: LineRow = {
  key: '0:486',
  id: null,
  version: 0,
  description: 'Allowance',
  kind: 'WORK',
  escalates_to: null,
  cost_group_id: null,
  component_id: '1',
  quantity: 100,
  unit: 'SF',
  unit_cost: 250,
  amount: 25_000,
  notes: '',
};
const edit = lineColumns({ groups: [], components: [] }).find(({ id }) => id === 'amount')?.edit;

it('types no amount over quantity × unit cost, but the one that a file has in error', () => {
  expect(edit?.readOnly?.(row)).toBeDefined();
  expect(edit?.readOnly?.({ ...row, amount: null })).toBeUndefined();
  // Typed, it can be typed again.
  expect(edit?.readOnly?.({ ...row, amount: 50_000 })).toBeUndefined();
});
