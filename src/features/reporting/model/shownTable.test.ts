import { expect, it } from 'vitest';
import type { ReportTable } from '#shared/reports';
import { shownTable } from './shownTable.ts';

const table: ReportTable = {
  columns: [
    { id: 'name', label: 'Name', share: 1, isEnd: false },
    {
      id: 'priority',
      label: 'Priority',
      share: 1,
      isEnd: false,
      isExtra: true,
      permission: 'approve_scenarioitem',
    },
    { id: 'cost', label: 'Cost', share: 1, isEnd: true },
  ],
  rows: [
    ['Pods', 'High', '$2'],
    ['Beams', 'Low', '$3'],
  ],
  total: ['2 items', '', '$5'],
};
const shown = (hidden: string[], mayApprove: boolean) =>
  shownTable(
    table,
    { key: 'a', kind: 'foresite-table', hidden_columns: hidden, shown_columns: ['priority'] },
    { sumOf: null, sees: ({ permission }) => mayApprove || permission === undefined },
  );

it('leaves out a column that the reader does not see, with its cells and its place in the total', () => {
  expect(shown([], true)).toMatchObject({ rows: [table.rows[0], table.rows[1]], total: table.total });
  expect(shown([], false)).toMatchObject({
    rows: [
      ['Pods', '$2'],
      ['Beams', '$3'],
    ],
    total: ['2 items', '$5'],
  });
});

it('shows a column where the card shows none that the reader sees', () => {
  const { columns, rows } = shown(['name', 'cost'], false);
  expect([columns.map(({ id }) => id), rows]).toEqual([['name'], [['Pods'], ['Beams']]]);
});
