import { expect, it } from 'vitest';
import type { TvdMember } from '../tvdQueries.ts';
import { columnLabel, columnRows, MOST_COLUMNS } from './targetColumns.ts';

const row = (id: number, target: number | null, forecast: number | null): TvdMember => ({
  id,
  name: `B${id} Row`,
  color_index: 1,
  target,
  stretch: null,
  version: 0,
  owner: null,
  note: '',
  trend: [],
  current: null,
  approved: 0,
  forecast,
  low: 0,
  high: 0,
  items_count: 0,
  gap: null,
  gap_percent: null,
  target_state: 'noTargetSet',
});

it('shows rows with a target or a forecast, in their order', () => {
  const { rows, left } = columnRows([row(1, null, 5), row(2, null, null), row(3, null, 0), row(4, 7, null)]);
  expect([rows.map(({ id }) => id), left]).toEqual([[1, 4], 0]);
});

it('keeps the largest of too many, in their order', () => {
  const many = Array.from({ length: MOST_COLUMNS + 2 }, (_, id) => row(id, null, id === 1 ? 1 : 100 - id));
  const { rows, left } = columnRows(many);
  expect(left).toBe(2);
  expect(rows.map(({ id }) => id)).toEqual(
    many.map(({ id }) => id).filter((id) => id !== 1 && id !== MOST_COLUMNS + 1),
  );
});

it('names columns by their codes, and components by their names', () => {
  expect(columnLabel(row(20, 1, 1), true)).toBe('B20');
  expect(columnLabel(row(20, 1, 1), false)).toBe('B20 Row');
  expect(columnLabel({ ...row(0, 1, 1), name: 'Uncategorized' }, true)).toBe('Uncategorized');
});
